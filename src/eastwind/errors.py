"""The errors that Eastwind raises for people to read."""


class EastwindError(Exception):
    """Base of all errors of the engine."""
