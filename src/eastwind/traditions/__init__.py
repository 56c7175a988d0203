"""Ways to score a hand and to settle it, one package each; what they share is in `eastwind.scoring`.

- `port` — the scorer and the settlement of every tradition, each behind one function; `rows` — the traditions
- `hand_score_of`, `HandScore`, `ScoreLine`, `ScoreStep` — the value of a hand
- `classical` — points and doubles, with limits: the classical game in all its rule sets
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.traditions.hand_score import HandScore, ScoreLine, ScoreStep, hand_score_of

__all__ = ["HandScore", "ScoreLine", "ScoreStep", "hand_score_of"]

load_when_asked(__name__)
