"""Seed of a whole study, and the seeds made of it for its parts."""


def seed_of_chunk(seed: int, chunk: int) -> int:
    """Return the seed of the chance from which a chunk's walls, dice and choices come."""
    # two odd constants keep the streams of neighbouring seeds and chunks apart
    return (seed * 0xD1342543DE82EF95 + (chunk + 1) * 0x2545F4914F6CDD1D) & 0xFFFFFFFFFFFFFFFF
