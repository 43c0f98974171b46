"""A table to play at in a notebook: `faience.notebook.play("level:3")`. Needs `pip install "faience[notebook]"`."""

from faience.errors import SetupError

try:
    from faience.notebook.widget import Table, play
except ModuleNotFoundError as error:
    if error.name != "anywidget":
        raise
    raise SetupError("setup-extra", given="anywidget", extra="notebook") from error

__all__ = ["Table", "play"]
