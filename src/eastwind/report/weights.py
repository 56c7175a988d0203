"""Origin of the weights of a simulation's bots, in words."""

from collections.abc import Sequence

from eastwind.bots.tempers import GENERAL
from eastwind.interchange.rule_words import set_label
from eastwind.rules import load_preset
from eastwind.study.findings import Findings
from eastwind.study.weights import LENT, MASTER
from eastwind.words import text


def weights_words(found: Sequence[Findings], language: str) -> list[str]:
    """Return the sentences for one simulation, or for two that are compared; none where no bot plays by weights.

    For two that play by different weights those of each, in their order.
    """
    both = len(found) > 1 and len({one.weights for one in found}) == 1
    said = dict.fromkeys(
        sentence for one in found if one.weights for sentence in _sentences(one, language, "-both" if both else "")
    )
    return list(said)


def _sentences(found: Findings, language: str, both: str) -> list[str]:
    temper, _, lent = found.weights.partition(LENT)
    if lent:
        return [text(language, "report-weights-lent", name=_label(lent, language))]
    if temper != GENERAL:
        return [text(language, f"report-weights-own{both}", name=_label(temper, language))]
    without = [text(language, "report-weights-no-net")] if MASTER in found.levels else []
    return [text(language, f"report-weights-general{both}"), *without]


def _label(preset: str, language: str) -> str:
    return set_label(load_preset(preset), language)
