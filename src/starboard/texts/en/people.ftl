# People one knows: the server.

table-react-too-fast = Too many reactions. Wait a moment.
