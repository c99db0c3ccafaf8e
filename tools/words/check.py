"""What is wrong with the catalogue: a sentence that is missing, unused, undefined, or filled with something else."""

from pathlib import Path

from tools.words.catalogue import FRAME, ROOT, Scope, Sentence, scopes
from tools.words.usage import Usage, usages

from splittable.core.words import COMMON, ENGLISH


def problems(root: Path = ROOT) -> list[str]:
    found: list[str] = []
    catalogue = scopes(root)
    used = usages([scope.name for scope in catalogue], root)
    for scope in catalogue:
        found += scope.faults
        for language in scope.files:
            found += [
                f"{file_for(scope, language, each)}: {each.key} ({language}): is missing"
                for each in missing(scope, language)
            ]
            found += compared(scope, language)
        found += unused(scope, used)
        found += undefined(scope, used[scope.name])
    return [each.replace(f"{root}/", "") for each in [*found, *rules_missing(root, list(catalogue[0].files))]]


def missing(scope: Scope, language: str) -> list[Sentence]:
    """The English sentences that a language lacks. A term is a language's own affair."""
    own = scope.sentences[language]
    return [each for key, each in scope.sentences[ENGLISH].items() if key not in own and not key.startswith("-")]


def file_for(scope: Scope, language: str, english: Sentence) -> Path:
    return scope.files[language][scope.files[ENGLISH].index(english.file)]


def grammar(given: set[str]) -> set[str]:
    """With `$who` come `$you` and `$count`. Which of them a verb bends by is a language's own affair."""
    return {"you", "count"} if "who" in given else set()


def compared(scope: Scope, language: str) -> list[str]:
    found = []
    for key, sentence in scope.sentences[language].items():
        where = f"{sentence.file}: {key} ({language})"
        lost = sorted(sentence.refers - scope.known(language).keys())
        found += [f"{where}: refers to {name}, which is not there" for name in lost]
        if key.startswith("-") or language == ENGLISH:
            continue
        if key not in scope.sentences[ENGLISH]:
            found.append(f"{where}: is not in English")
            continue
        mine, english = set(scope.given(language, key)), set(scope.given(ENGLISH, key))
        if mine - grammar(mine) != english - grammar(english):
            found.append(f"{where}: is filled with {shown(mine)}, in English with {shown(english)}")
    return found


def shown(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "nothing"


def unused(scope: Scope, used: dict[str, Usage]) -> list[str]:
    usage = used[scope.name]
    anywhere = set().union(*(each.mentions for each in used.values()))
    referred = set().union(*(each.refers for of in scope.sentences.values() for each in of.values()))
    mentions = anywhere if scope.name == FRAME else usage.mentions  # games raise errors that the frame says
    endings = {mention.replace("/", "_").replace("-", "_") for mention in mentions}
    found = []
    for key, sentence in scope.sentences[ENGLISH].items():
        stem, _, ending = key.partition(".")
        composed = ending and (key in mentions or (f"{stem}." in usage.stems and ending in endings))
        if stem.startswith("option_"):  # the page names an option and its choices: option_sides, option_sides.hidden
            composed = stem.removeprefix("option_") in endings and (not ending or ending in endings)
        if (
            key not in (anywhere if sentence.file.name == COMMON else usage.mentions)
            and key not in referred
            and not composed
        ):
            found.append(f"{sentence.file}: {key} ({ENGLISH}): is not used anywhere")
    return found


def undefined(scope: Scope, usage: Usage) -> list[str]:
    known = scope.known(ENGLISH)
    found = list(usage.faults)
    for file, line, key in usage.said:
        if key not in known:
            found.append(f"{file}:{line}: {key} ({ENGLISH}): is used, but not defined for {scope.name}")
    for file, line, stem in usage.composed:
        if not any(key.startswith(stem) for key in known):
            found.append(f"{file}:{line}: {stem}… ({ENGLISH}): is used, but not defined for {scope.name}")
    return found


def rules_missing(root: Path, languages: list[str]) -> list[str]:
    folders = [file.parent for file in sorted((root / "src/splittable/games").glob("*/RULES.md"))]
    files = [folder / f"RULES.{language}.md" for folder in folders for language in languages if language != ENGLISH]
    return [f"{file}: the rules are missing in this language" for file in files if not file.exists()]
