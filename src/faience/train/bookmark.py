"""Where a lesson was left: a file beside its games, written after each time through the samples.

With it the lesson goes on as if it had never been ended. It holds the pupil's numbers and what its steps remember, the
curve so far, and where the random numbers stand; and what the lesson is, for no other one may go on from there.
"""

from dataclasses import asdict
from pathlib import Path

from faience.data.columns import packed, unpacked
from faience.files import UNREADABLE, put
from faience.players.search.fingerprint import word_for
from faience.players.search.network import Network
from faience.train.lesson import Pupil, epoch_from
from faience.train.samples import Samples

FORMAT = 1


class Bookmark:
    """The file of one lesson; it may be missing, damaged, or another lesson's."""

    def __init__(self, file: Path, samples: Samples, begin: Network, *, epochs: int, seed: int) -> None:
        self.file = file
        self._lesson = {
            "format": FORMAT,
            "seed": seed,
            "epochs": epochs,
            "begin": word_for(begin),
            "samples": len(samples),
            "told": word_for((samples.told, samples.leads, samples.is_held_out)),
        }

    def keep(self, pupil: Pupil) -> None:
        """Write down how far the pupil is."""
        about = {
            "lesson": self._lesson,
            "done": pupil.done,
            "curve": [asdict(epoch) for epoch in pupil.curve],
            "random": pupil.random.bit_generator.state,
        }
        put(self.file, packed(about, {name: part.row for name, part in pupil.parts.items()}))

    def take_up(self, pupil: Pupil) -> None:
        """Bring a pupil to where the lesson was left; without a file that fits, it stays at the beginning."""
        try:
            about, rows = unpacked(self.file)
            if about["lesson"] != self._lesson:
                return
        except UNREADABLE:
            return
        for name, part in pupil.parts.items():
            part.row[:] = rows[name]
        pupil.done, pupil.curve = about["done"], [epoch_from(plain) for plain in about["curve"]]
        pupil.random.bit_generator.state = about["random"]
