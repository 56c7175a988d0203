"""The nets of *master* that come with Eastwind: one for each rule set that has one, trained by `eastwind train`.

A net's file states the rule set it was trained for, by its values (`binding`), the temper, the version of the columns, and the
training: the command, the seed, and the gain in duplicate matches. Where one of these does not fit, the net is refused.
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
#: Parts of a net and their shapes, as in `TEMPER`.
SHAPES: Final[Mapping[str, tuple[int, ...]]] = {
    "first": (COLUMNS, FIRST),
    "first_bias": (FIRST,),
    "second": (FIRST, SECOND),
    "second_bias": (SECOND,),
    "last": (SECOND,),
    "straight": (COLUMNS,),
}
#: Keys of a file's metadata, besides the weights and the binding: values, or the former digest.
TOLD: Final = frozenset({"rules", "temper", "columns", "unit", "edge", "seed", "rows", "command", "duels"})
#: Optional keys: the duel by which a net was kept where the set's values changed.
MAY_TELL: Final = frozenset({"kept"})

Weights = Mapping[str, npt.NDArray[np.float32]]


class NetError(EastwindError, ValueError):
    """Error for a file that is no net, or is not for what it was to be used with."""


@dataclass(frozen=True, slots=True)
class Net:
    """Net with its metadata.

    :ivar weights: arrays of `SHAPES`; :ivar told: the keys of `TOLD`, and `values`: `temper` is `mark` of the temper's numbers,
        `columns` the version of the columns, `unit` the points that amounts are measured in, `edge` the lead in units that a
        move must have.
    """

    weights: Weights
    told: Mapping[str, Any]

    def put_into(self, record: TemperRecord, numbers: npt.NDArray[np.float64]) -> None:
        """Write the net to a record for compiled code; `numbers`: those of the temper with which it was trained."""
        where: Any = record
        where["trained"] = numbers
        where["unit"], where["edge"] = float(self.told["unit"]), float(self.told["edge"])
        for name, part in self.weights.items():
            where[name] = part


def mark(numbers: npt.NDArray[np.float64]) -> str:
    """Return the mark by which a net identifies the temper that it was trained with."""
    return hashlib.sha256(np.ascontiguousarray(numbers, np.float64).tobytes()).hexdigest()[:12]


def mark_net(net: Net) -> str:
    """Return the mark by which a training identifies the net of a former generation: a digest of all that it plays by."""
    digest = hashlib.sha256(f"{net.told['unit']} {net.told['edge']} {net.told['temper']}".encode())
    for name in SHAPES:
        digest.update(np.ascontiguousarray(net.weights[name], np.float32).tobytes())
    return digest.hexdigest()[:12]


def read_net(content: bytes) -> Net:
    """Return the net of a file's content.

    :raises NetError: if that is no net, or one of other columns.
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
    """Return the content of a net's file."""
    content = io.BytesIO()
    parts: dict[str, Any] = {name: np.asarray(net.weights[name], np.float32) for name in SHAPES}
    # the metadata has four bytes a letter
    np.savez_compressed(content, told=np.array(json.dumps(net.told)), **parts)
    return content.getvalue()


@cache
def shipped_net(name: str) -> Net | None:
    """Return the net of a preset; None where there is none.

    :raises NetError: if there is one that cannot be read.
    """
    file = files("eastwind.bots").joinpath("data", f"{name}{SUFFIX}")
    return read_net(file.read_bytes()) if file.is_file() else None


def net_for(preset: RuleSet, numbers: npt.NDArray[np.float64]) -> Net | None:
    """Return the net of a preset whose temper has these numbers; None where there is none.

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
