"""The components as data: each module reads one file of data/ and lays it out as tables. No rules are here.

Everything is numbered as in ids.py, in the order of the files; NONE stands for none. Data that contradicts itself is
refused when it is read, by file and id.
"""
