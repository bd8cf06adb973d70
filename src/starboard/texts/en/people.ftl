# People one knows: the server.

table-react-too-fast = Too many reactions. Wait a moment.
people-unknown = This person cannot be found here.
people-unblock-first = You have blocked { $name }. Unblock them first.
people-too-many = You have too many friends and requests (at most: { $most }). End or withdraw one first.
people-too-many-blocks = You have blocked too many people (at most: { $most }). Unblock one first.
table-invite-here = { $name } already has a seat here, or is invited.
table-invite-removed = You have removed { $name } from this table, so they cannot be invited.
