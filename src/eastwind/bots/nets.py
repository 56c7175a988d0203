"""The nets of *master* that come with Eastwind: one for each rule set that has one, trained by `eastwind train`.

A net's file says for which rule set it was trained, by the values of that (`binding`), with which temper, what its columns mean,
and how: the command, the seed, and what it gained in duplicate matches. Where one of these does not fit, it is refused.
"""

import hashlib
import io
import json
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from eastwind.bots.binding import DIGEST, VALUES, misfit
from eastwind.bots.features import VERSION
from eastwind.bots.temper import COLUMNS, FIRST, SECOND, TemperRecord
from eastwind.errors import EastwindError
from eastwind.rules import RuleSet

SUFFIX: Final = ".npz"
#: The parts of a net, as `TEMPER` has them.
SHAPES: Final[Mapping[str, tuple[int, ...]]] = {
    "first": (COLUMNS, FIRST),
    "first_bias": (FIRST,),
    "second": (FIRST, SECOND),
    "second_bias": (SECOND,),
    "last": (SECOND,),
    "straight": (COLUMNS,),
}
#: What a file says beside its weights, and beside what binds it: values, or the digest that was told formerly.
TOLD: Final = frozenset({"rules", "temper", "columns", "unit", "edge", "seed", "rows", "command", "duels"})
#: What it may say: the duel by which it was kept where the set's values changed.
MAY_TELL: Final = frozenset({"kept"})

Weights = Mapping[str, npt.NDArray[np.float32]]


class NetError(EastwindError, ValueError):
    """A net's file is none, or is not for what it was to be used with."""


@dataclass(frozen=True, slots=True)
class Net:
    """A net with what is told of it.

    :ivar weights: arrays of `SHAPES`; :ivar told: what `TOLD` names, and `values`: `temper` is `mark` of the temper's numbers,
        `columns` the version of the columns, `unit` the points of which amounts are told, `edge` by how many units a move must
        be better.
    """

    weights: Weights
    told: Mapping[str, Any]

    def put_into(self, record: TemperRecord, numbers: npt.NDArray[np.float64]) -> None:
        """Writes the net where compiled code looks for it; `numbers`: those of the temper with which it was trained."""
        where: Any = record
        where["trained"] = numbers
        where["unit"], where["edge"] = float(self.told["unit"]), float(self.told["edge"])
        for name, part in self.weights.items():
            where[name] = part


def mark(numbers: npt.NDArray[np.float64]) -> str:
    """By what a net knows the temper that it was trained with."""
    return hashlib.sha256(np.ascontiguousarray(numbers, np.float64).tobytes()).hexdigest()[:12]


def mark_net(net: Net) -> str:
    """By what a training knows the net of a generation before it: all by which that plays."""
    digest = hashlib.sha256(f"{net.told['unit']} {net.told['edge']} {net.told['temper']}".encode())
    for name in SHAPES:
        digest.update(np.ascontiguousarray(net.weights[name], np.float32).tobytes())
    return digest.hexdigest()[:12]


def read_net(content: bytes) -> Net:
    """A net from what is in its file.

    :raises NetError: if that is none, or one of other columns.
    """
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as kept:
            told = json.loads(str(kept["told"]))
            weights = {name: np.ascontiguousarray(kept[name], np.float32) for name in SHAPES}
    except (ValueError, KeyError, TypeError, OSError, EOFError, zipfile.BadZipFile) as error:
        raise NetError(f"expected the file of a net: {error!r}") from error
    if not isinstance(told, dict) or set(told) - MAY_TELL not in (TOLD | {VALUES}, TOLD | {DIGEST}):
        raise NetError(f"expected that the net's file tells {', '.join(sorted(TOLD | {VALUES}))}")
    if told["columns"] != VERSION:
        raise NetError(f"the net was trained for columns {told['columns']}, these are {VERSION}")
    for name, shape in SHAPES.items():
        if weights[name].shape != shape or not np.isfinite(weights[name]).all():
            raise NetError(f"{name}: expected finite numbers {shape}, found {weights[name].shape}")
    if not (float(told["unit"]) > 0.0 and float(told["edge"]) >= 0.0):
        raise NetError(f"expected a unit above 0 and an edge of 0 or more, found {told['unit']}, {told['edge']}")
    return Net(weights, told)


def write_net(net: Net) -> bytes:
    """What is in a net's file."""
    content = io.BytesIO()
    parts: dict[str, Any] = {name: np.asarray(net.weights[name], np.float32) for name in SHAPES}
    # what is told has four octets a letter
    np.savez_compressed(content, told=np.array(json.dumps(net.told)), **parts)
    return content.getvalue()


@cache
def shipped_net(name: str) -> Net | None:
    """The net of a preset; None where there is none.

    :raises NetError: if there is one that cannot be read.
    """
    file = files("eastwind.bots").joinpath("data", f"{name}{SUFFIX}")
    return read_net(file.read_bytes()) if file.is_file() else None


def net_for(preset: RuleSet, numbers: npt.NDArray[np.float64]) -> Net | None:
    """The net of a preset whose temper has these numbers; None where there is none.

    :raises NetError: if there is one that was trained for other values than the preset has, or with another temper.
    """
    net = shipped_net(preset.id)
    if net is None:
        return None
    if why := misfit(net.told, preset):
        raise NetError(f"the net of {preset.id} is {why}")
    if net.told["temper"] != mark(numbers):
        raise NetError(f"the net of {preset.id} was trained with the temper {net.told['temper']}, not {mark(numbers)}")
    return net
