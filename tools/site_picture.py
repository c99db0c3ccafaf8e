"""Draws the picture of links that lead to no finished game: `python -m tools.site_picture`."""

from pathlib import Path

from splittable.picture.raster import to_png
from splittable.picture.site import site_picture

FILE = Path(__file__).parents[1] / "web" / "public" / "share.png"

if __name__ == "__main__":
    FILE.write_bytes(to_png(site_picture()))
