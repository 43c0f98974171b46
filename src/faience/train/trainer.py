"""Generation after generation: games, a lesson, a match; whatever is finished is kept, and not done again."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from faience import __version__
from faience.arena.tally import Tally
from faience.errors import SetupError
from faience.files import Claim, put
from faience.game import new_game
from faience.players.kinds import NO_CHAMPION
from faience.players.search.champions import champions
from faience.players.search.network import Network
from faience.train import contender
from faience.train.bookmark import Bookmark
from faience.train.chunk import ChunkTask, is_chunk, play_chunk
from faience.train.contender import Contender
from faience.train.data import Data
from faience.train.files import put_json, read_json
from faience.train.folder import Folder
from faience.train.lesson import Epoch, Pupil, fresh_network, judge, learn
from faience.train.material import Material, read_material
from faience.train.pedigree import pedigree
from faience.train.plan import Plan
from faience.train.report import Lesson, Report, lesson_from
from faience.train.trial import check_budget, elo_difference, hold_trial, is_better
from faience.workers.processes import Workers

SEEDS = 1_000  # generations that one seed has room for


class Listener:
    """Is told how far a training has come; this one does not care."""

    def playing(self, number: int, done: int, games: int) -> None: ...

    def reading(self, number: int, done: int, files: int) -> None: ...

    def learning(self, number: int, done: int, steps: int) -> None: ...

    def learned(self, number: int, epoch: Epoch) -> None: ...

    def match(self, number: int, tally: Tally, games: int) -> None: ...


class Trainer:
    """A training and its folder; goes on with one that is there already."""

    def __init__(self, plan: Plan, out: Path) -> None:
        plan.table.check()
        check_budget(plan.trial)
        self.plan, self.folder = plan, Folder(out, plan)
        self.data = Data(plan, out, self.folder.data)
        is_known = plan.begin in (None, NO_CHAMPION) or plan.begin in champions(plan.table.game)
        if not (self.folder.begin.exists() or is_known or Path(str(plan.begin)).is_file()):
            raise SetupError("champion-file", file=plan.begin)
        self.reports = self.folder.reports()

    @property
    def is_new(self) -> bool:
        return self.folder.is_new

    def run(self, generations: int, workers: Workers, listener: Listener | None = None) -> Iterator[Report]:
        """Go on until there are so many generations; tells of each one when it is finished."""
        self.folder.path.mkdir(parents=True, exist_ok=True)
        with closing(Claim(self.folder.path)):
            yield from self._run(generations, workers, listener or Listener())

    def _run(self, generations: int, workers: Workers, listener: Listener) -> Iterator[Report]:
        self._open()
        for number in range(len(self.reports) + 1, generations + 1):
            report = Generation(self, number, workers, listener).report()
            self.reports.append(report)
            if report.kept:
                self._crown(report)
            self.folder.keep(report)
            yield report

    def _open(self) -> None:
        """Begin, or put right what a sudden end has left."""
        if not self.folder.begin.exists():
            beginning = self._beginning()
            self.folder.open(self.plan, self.data.noted)
            contender.write(self.folder.begin, self.plan.table, beginning, "what training began with")
        elif self.folder.data is None:
            self.folder.open(self.plan, self.data.noted)
        kept = [report for report in self.reports if report.kept]
        if kept:
            self._crown(kept[-1])
        self.folder.write_log()

    def _beginning(self) -> Contender:
        table, begin = self.plan.table, self.plan.begin
        if begin is None:
            return contender.shipped(table)
        if begin == NO_CHAMPION:
            return contender.weights_alone(table)
        others = champions(table.game)
        return contender.of_network(others[begin]) if begin in others else contender.in_file(Path(begin), table)

    def _crown(self, report: Report) -> None:
        """Write the champion's file."""
        network = contender.in_file(self.folder.network(report.number), self.plan.table)
        begin = contender.in_file(self.folder.begin, self.plan.table)
        contender.write(self.folder.champion, self.plan.table, network, pedigree(self.plan, begin, report))

    def playing(self) -> Contender:
        """What plays the next games, and what the next lesson goes on from."""
        if self.plan.newest and self.reports:
            return contender.in_file(self.folder.network(self.reports[-1].number), self.plan.table)
        return self.reigning()[0]

    def reigning(self) -> tuple[Contender, float]:
        """What reigns, and its rating."""
        kept = [report for report in self.reports if report.kept]
        if not kept:
            return contender.in_file(self.folder.begin, self.plan.table), 0.0
        return contender.in_file(self.folder.network(kept[-1].number), self.plan.table), kept[-1].rating


class Generation:
    """One of them, from its games to its report."""

    def __init__(self, trainer: Trainer, number: int, workers: Workers, listener: Listener) -> None:
        self.trainer, self.plan, self.folder = trainer, trainer.plan, trainer.folder
        self.number, self.workers, self.listener = number, workers, listener
        self.reigning, self.rating = trainer.reigning()
        self.playing = trainer.playing()

    def report(self) -> Report:
        """Do what is not done yet."""
        self._play()
        lesson, network = self._learned()
        rivals = (contender.of_network(network), self.reigning)
        journal = self.folder.generation(self.number) / "match.jsonl"

        def tell(tally: Tally, games: int) -> None:
            self.listener.match(self.number, tally, games)

        result = hold_trial(self.plan, self.number, rivals, journal, self.workers, tell)
        new, elo = result.players[0], elo_difference(result)
        return Report(
            number=self.number,
            lesson=lesson,
            points=new.points or 0.0,
            low=new.low,
            high=new.high,
            trial_games=result.games,
            elo=elo,
            rating=self.rating + elo,
            kept=is_better(result),
            match=result.to_json(),
        )

    def _play(self) -> None:
        """The games of self-play that are missing, each chunk a file as soon as it is finished."""
        plan = self.plan
        missing = [
            ChunkTask(plan.table, self.playing, plan.seed, self.number, first, games, plan.nodes)
            for first, games in plan.chunks
            if not is_chunk(self.folder.chunk(self.number, first), plan.table)
        ]
        if not missing:
            return
        done = plan.games - sum(task.games for task in missing)
        self.listener.playing(self.number, done, plan.games)
        warm_up(missing[0])
        with closing(self.workers.run(play_chunk, missing)) as played:
            for task, content in played:
                put(self.folder.chunk(self.number, task.first), content)
                done += task.games
                self.listener.playing(self.number, done, plan.games)

    def _learned(self) -> tuple[Lesson, Network]:
        """The lesson and the network, unless both are there already."""
        notes, file = self.folder.generation(self.number) / "lesson.json", self.folder.network(self.number)
        if not file.exists():
            lesson, network = self._learn()
            put_json(notes, asdict(lesson))
            contender.write(file, self.plan.table, contender.of_network(network), f"generation {self.number}")
        self.folder.bookmark(self.number).unlink(missing_ok=True)
        found = contender.in_file(file, self.plan.table).network
        assert found is not None
        return lesson_from(read_json(notes)), found

    def _learn(self) -> tuple[Lesson, Network]:
        plan, rules = self.plan, self.plan.table.rules
        material = self._material()
        samples = material.samples
        seed = plan.seed * SEEDS + self.number
        known = contender.weights_alone(plan.table).weights
        playing = self.playing.network or fresh_network(rules, self.playing.weights, seed)
        begin = fresh_network(rules, known, seed) if plan.fresh else playing
        pupil = Pupil(rules, begin, seed)
        bookmark = Bookmark(self.folder.bookmark(self.number), samples, begin, epochs=plan.epochs, seed=seed)
        bookmark.take_up(pupil)

        def tell(epoch: Epoch) -> None:
            bookmark.keep(pupil)
            self.listener.learned(self.number, epoch)

        def step(done: int, steps: int) -> None:
            self.listener.learning(self.number, done, steps)

        network = learn(samples, pupil, epochs=plan.epochs, on_epoch=tell, on_step=step)
        lesson = Lesson(
            games=material.games,
            positions=material.positions,
            score=material.score,
            learned_from=len(samples),
            before=judge(samples, playing),
            curve=tuple(pupil.curve),
            learned_games=samples.games,
            data_games=material.data_games,
            version=__version__,
        )
        return lesson, network

    def _material(self) -> Material:
        """The games of the window, and those of other folders; a SetupError if they teach nothing."""
        plan, before = self.plan, range(max(1, self.number - self.plan.window + 1), self.number)
        own = [self.folder.chunk(self.number, first) for first, _ in plan.chunks]
        earlier = [self.folder.chunk(number, first) for number in before for first, _ in plan.chunks]
        data = self.trainer.data.files()
        files = len(own) + len(earlier) + len(data)

        def tell(done: int) -> None:
            self.listener.reading(self.number, done, files)

        found = read_material(own, earlier, data, plan.table, tell)
        if not len(found.samples.taught):
            raise SetupError("train-few")
        return found


def warm_up(task: ChunkTask) -> None:
    """Compile what has not been: workers that start at once on a cold cache would all do it."""
    play_chunk(replace(task, games=1, nodes=1))
    table = task.table
    options: Any = dict.fromkeys(table.options, True)
    game = new_game(table.game, players=table.players, board=table.board, seed=0, **options)
    task.contender.player(seed=0, depth=1).choose(game)
