"""Start of a server from the command line: its options, its processes, its application."""
