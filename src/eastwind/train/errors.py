"""Errors of training."""

from eastwind.errors import EastwindError


class TrainingError(EastwindError, ValueError):
    """Error for stored data that is not of this training."""
