"""The command line in front of everything."""
