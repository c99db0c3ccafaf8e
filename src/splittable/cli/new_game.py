"""`splittable new-game`: the package of a game that runs, as a start for your own."""

import re
from pathlib import Path
from typing import Annotated

import typer

import splittable
from splittable.cli.console import OWN, out
from splittable.core import registry
from splittable.core.errors import BadSetup
from splittable.core.words import Language, of_frame

HOME = Path(splittable.__file__).parent
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LEFT_OUT = {"__pycache__", ".hypothesis", ".pytest_cache"}


def new_game(
    name: Annotated[str, typer.Argument(help="Its name: small letters, with hyphens between words.")],
    folder: Annotated[Path | None, typer.Option(help="Where to write it; default: a folder with its name.")] = None,
    lang: Annotated[Language, typer.Option(help="Language.")] = OWN,
) -> None:
    """Write the package of a small game with secret bids, with texts and tests, for you to change into yours."""
    if not NAME.fullmatch(name):
        raise BadSetup("setup/game_name", f"expected a name such as 'my-game', got {name!r}")
    if name in registry.names():
        raise BadSetup("setup/game_name", f"there is a game {name!r} already")
    target = folder or Path(name)
    if target.exists():
        raise BadSetup("setup/file", f"can't write {str(target)!r}: it exists already")
    try:
        write(example(), name, target)
    except OSError as error:
        raise BadSetup("setup/file", f"can't write {str(target)!r}: {error.strerror}") from None
    out.print(of_frame(lang)("terminal_new_game", folder=str(target)), markup=False, soft_wrap=True)


def example() -> Path:
    """The game that a new one starts as. In a wheel it is beside the program; in the repository it is an example."""
    shipped = HOME / "example"
    return shipped if shipped.is_dir() else next(HOME.parents[1].glob("examples/*/pyproject.toml")).parent


def write(source: Path, name: str, target: Path) -> None:
    """A copy of the example under another name."""
    (package,) = [each.name for each in (source / "src").iterdir() if each.name not in LEFT_OUT]
    for file in sorted(source.rglob("*")):
        place = file.relative_to(source)
        if file.is_file() and not LEFT_OUT & set(place.parts):
            new = target / renamed(str(place), package, name)
            new.parent.mkdir(parents=True, exist_ok=True)
            new.write_text(renamed(file.read_text(encoding="utf-8"), package, name), encoding="utf-8")


def renamed(text: str, old: str, name: str) -> str:
    """The title, the name of the game (in quotes, and of its entry point), the package."""
    title = name.replace("-", " ").capitalize()
    text = text.replace(old.capitalize(), title).replace(f'"{old}"', f'"{name}"')
    text = re.sub(
        rf"^{old} = |(?<=splittable-){old}", lambda found: found[0].replace(old, name), text, flags=re.MULTILINE
    )
    return text.replace(old, name.replace("-", "_"))
