"""Words of a match's facts: the same for the page, the store and a notebook."""

from typing import Literal

#: The order of play, or the way in which the wall is used up, as it is drawn.
Direction = Literal["counter-clockwise", "clockwise"]
StockEnd = Literal["never", "below-zero", "at-zero"]
#: Help that may be asked for during a hand: nothing, which tiles are useful, the coach as well.
Help = Literal["none", "tiles", "coach"]
