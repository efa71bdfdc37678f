# What went wrong on this side of the connection; problems.ftl has what the server refuses.
notice-copied = Copied
notice-copy-failed = The browser does not let us copy: mark it and copy it yourself.

notice-unreachable = The server cannot be reached right now. Check your connection and try again.
notice-unknown = Something unexpected went wrong. Please try again.
notice-invalid-file = This file has an error:
