"""The packages that `pip install "faience[envs]"` brings along."""

from faience.errors import SetupError


def missing(package: str) -> SetupError:
    """What to say where one of them is not there."""
    return SetupError("setup-extra", given=package, extra="envs")
