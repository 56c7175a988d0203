"""Command line: `eastwind play`, `score`, `rules`, `replay` and more. One module a command; `main` puts them together.

Modules of the engine and the server are imported when a command needs them: `eastwind --help` answers at once.
"""
