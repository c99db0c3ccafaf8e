"""The eight colours of seats can be told apart, by people with any colour vision, and read."""

import itertools
import re
from pathlib import Path

import numpy as np
import numpy.typing as npt

Colour = npt.NDArray[np.float64]

STYLES = Path(__file__).parents[1] / "web/src/styles/table.css"
# Machado, Oliveira and Fernandes (2009), severity 1: what is left of a colour in linear sRGB.
VISION = {
    "full": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
LEAST = 0.10
TO_CONES = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)


def linear(code: str) -> Colour:
    part = np.array([int(code[place : place + 2], 16) / 255 for place in (1, 3, 5)])
    return np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)


def oklab(light: Colour) -> Colour:
    return TO_LAB @ np.cbrt(TO_CONES @ light)


def brightness(code: str) -> float:
    return float(np.array([0.2126, 0.7152, 0.0722]) @ linear(code))


def seats() -> list[tuple[str, str]]:
    """The colour and the letters of each."""
    found = re.findall(r"\.ava\.a(\d) \{\s*--seat: (#\w{6});\s*--on-seat: (#\w{6});", STYLES.read_text("utf-8"))
    assert [int(number) for number, _, _ in found] == list(range(8))
    return [(seat, letters) for _, seat, letters in found]


def test_any_two_colours_differ_for_everybody() -> None:
    for vision, matrix in VISION.items():
        seen = [oklab(np.clip(matrix @ linear(seat), 0, 1)) for seat, _ in seats()]
        least = min(float(np.linalg.norm(one - other)) for one, other in itertools.combinations(seen, 2))
        assert least > LEAST, (vision, least)


def test_the_letters_can_be_read() -> None:
    for seat, letters in seats():
        dark, bright = sorted((brightness(seat), brightness(letters)))
        assert (bright + 0.05) / (dark + 0.05) >= 4.7, (seat, letters)
