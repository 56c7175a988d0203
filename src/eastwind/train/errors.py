"""What training refuses."""

from eastwind.errors import EastwindError


class TrainingError(EastwindError, ValueError):
    """What was kept of a training is not of this one."""
