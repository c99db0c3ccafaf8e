"""A player's board of The Great Split, moved and counted by hand from what a view shows."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

RESOURCES = ("books", "artwork", "topaz", "emerald", "gold")
FITS = {"seal_diamond": RESOURCES[:2], "seal_square": RESOURCES[2:], "seal_star": RESOURCES}
Face = Mapping[str, int]


class Sheet(NamedTuple):
    view: Mapping[str, Any]
    seat: int
    tracks: dict[str, int]
    prestige: int
    seals: tuple[str, ...]
    arrows: int

    @classmethod
    def shown(cls, view: Mapping[str, Any], seat: int) -> "Sheet":
        waiting = view["waiting"][seat]
        seals = tuple(seal for seal in FITS for _ in range(waiting.get(seal, 0)))
        return cls(view, seat, dict(view["tracks"][seat]), view["prestige"][seat], seals, waiting.get("arrow", 0))

    def stepped(self, track: str) -> "Sheet":
        if track == "prestige":
            return self._replace(prestige=self.prestige + 1)
        if self.tracks[track] == self.view["ends"][track]:
            return self
        moved = self._replace(tracks={**self.tracks, track: self.tracks[track] + 1})
        space = self.view["layout"][track].get(str(moved.tracks[track]), {})
        if space.get("arrow"):
            return moved._replace(arrows=moved.arrows + 1)
        return moved.stepped(space["step"]) if "step" in space else moved

    def played(self, *faces: Face) -> "Sheet":
        sheet = self
        for face in faces:
            for icon, count in face.items():
                for _ in range(count):
                    sheet = sheet._replace(seals=(*sheet.seals, icon)) if icon in FITS else sheet.stepped(icon)
        return sheet

    def moved(self, move: str) -> "Sheet":
        """A move of a resolution."""
        kind, what, *rest = move.split(" ")
        match kind:
            case "resolve":
                return self.played(self.view["faces"][what])
            case "sell":
                return self.stepped(rest[0])
            case "splitter":
                return self.stepped(what)
            case "seal":
                seal = next(seal for seal in FITS if seal in self.seals)
                return self.without(seal).stepped(f"seal-{what}")
        return self._replace(arrows=self.arrows - 1).stepped(what).stepped(what)

    def without(self, seal: str) -> "Sheet":
        seals = list(self.seals)
        seals.remove(seal)
        return self._replace(seals=tuple(seals))

    def placements(self) -> Iterator["Sheet"]:
        """Every way to place what waits; a seal that fits nowhere is lost."""
        if self.seals:
            seal = next(seal for seal in FITS if seal in self.seals)
            rest = self.without(seal)
            fits = [f"seal-{name}" for name in FITS[seal] if not self.is_full(f"seal-{name}")]
            for track in fits:
                yield from rest.stepped(track).placements()
            if not fits:
                yield from rest.placements()
        elif self.arrows:
            rest = self._replace(arrows=self.arrows - 1)
            for track in (*self.tracks, "prestige"):
                if track != "gold" and not self.is_full(track):
                    yield from rest.stepped(track).stepped(track).placements()
        else:
            yield self

    def is_full(self, track: str) -> bool:
        return track != "prestige" and self.tracks[track] == self.view["ends"][track]

    def spaces(self, track: str, what: str) -> list[Any]:
        """What the spaces of a track up to here show, of one kind."""
        found = self.view["layout"][track].items()
        return [marks[what] for space, marks in found if int(space) <= self.tracks[track] and what in marks]

    def contracts(self, resource: str) -> int:
        character = self.view["characters"][self.seat]["contracts"].get(resource, 0)
        return len(self.spaces(resource, "contract")) + int(character)

    def stars(self, resource: str) -> int:
        return max(self.spaces(f"seal-{resource}", "stars"), default=0)

    def books(self) -> int:
        return max(self.spaces("books", "value"), default=0)

    def gems(self) -> int:
        return 2 * min(self.tracks["topaz"], self.tracks["emerald"])

    def artwork(self) -> int:
        lead = self.tracks["artwork"] - self.view["market"]
        return 0 if lead <= -4 else 6 if lead < 0 else 10 if lead == 0 else 13 if lead <= 3 else 15

    def points(self) -> int:
        scored = sum(self.contracts(name) * self.stars(name) for name in RESOURCES)
        return self.prestige + self.books() + self.gems() + self.artwork() + scored

    def steps(self) -> int:
        return sum(self.tracks.values()) + self.prestige

    def ahead(self, track: str) -> tuple[str, int]:
        """The next space that does something, and how far it is; 0 if there is none."""
        here = self.tracks[track]
        later = [(int(space), marks) for space, marks in self.view["layout"][track].items() if int(space) > here]
        if not later:
            return "", 0
        space, marks = min(later, key=lambda each: each[0])
        names = {"arrow": "arrow", "stars": "banner", "step": "step", "contract": "contract", "value": "value"}
        return next(name for mark, name in names.items() if mark in marks), space - here
