"""Errors in the reader's language: the sentence of their code in the catalogue."""

from splittable.core import registry
from splittable.core.errors import BadData, SplittableError
from splittable.core.texts import capital
from splittable.core.words import of_frame


def sentence(error: SplittableError, language: str) -> str:
    """What went wrong, for a person. Codes that only commands raise are in the terminal's part of the catalogue."""
    words = of_frame(language)
    name = error.code.replace("/", "_")
    if isinstance(error, BadData) and error.key:
        says = registry.spec(error.game).words(language) if error.game else words
        problem = says(error.key, **error.params)
        place = {"line": error.params["line"], "field": error.params["field"]}
        said = words(f"error.{name}", problem=problem, **place)
        return capital(said) if said == problem else said  # not the name of a field
    try:
        return words(f"error.{name}")
    except KeyError:
        return words(f"terminal_error.{name}")
