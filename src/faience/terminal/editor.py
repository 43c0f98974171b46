"""A line editor that completes moves and says what each completion means."""

from collections.abc import Iterator
from shutil import get_terminal_size

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from faience.render.text import TALL
from faience.terminal.prompt import Hint, Suggest

MENU_ROWS = 6
FEW_MENU_ROWS = 4  # with a table of two players that leaves two rows of 24 for what happened last


class Editor:
    """Asks with history, completion while typing, and a hint on the last line of the terminal."""

    def __init__(self) -> None:
        rows = MENU_ROWS if get_terminal_size().lines >= TALL else FEW_MENU_ROWS
        self.session: PromptSession[str] = PromptSession(reserve_space_for_menu=rows)

    def __call__(self, question: str, suggest: Suggest | None = None, hint: Hint | None = None) -> str:
        def toolbar() -> str:
            return hint(self.session.default_buffer.text) if hint else ""

        answer = self.session.prompt(
            question,
            completer=Suggestions(suggest) if suggest else None,
            complete_while_typing=True,
            bottom_toolbar=toolbar if hint else None,
        )
        return answer.strip()


class Suggestions(Completer):
    """The choices of this moment, as prompt_toolkit wants them."""

    def __init__(self, suggest: Suggest) -> None:
        self.suggest = suggest

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        typed = document.text_before_cursor
        for choice in self.suggest(typed):
            yield Completion(choice.text, start_position=-len(typed), display_meta=choice.meaning)
