"""The bots' number: how many hands a second *club* plays against itself, one core."""

from collections.abc import Iterator
