"""The recorded games, one after another."""

import pytest

from tests.support.corpus import MATCHES, TOLD, Maker
from tests.support.recorded import RecordedGame


@pytest.fixture(params=(*TOLD, *MATCHES), ids=lambda maker: maker.__name__)
def game(request: pytest.FixtureRequest) -> RecordedGame:
    """Every game of the corpus."""
    maker: Maker = request.param
    return maker()
