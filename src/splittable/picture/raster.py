"""SVG to PNG by resvg, which the extra `pictures` installs: `python -m splittable.picture.raster` reads one and writes
the other. The server starts it as a separate process, because resvg lets nothing else run in the meantime."""

import sys
from importlib.util import find_spec

from splittable.core.priority import give_way

COMMAND = (sys.executable, "-m", "splittable.picture.raster")


def can_draw() -> bool:
    return find_spec("resvg_py") is not None


def to_png(svg: str) -> bytes:
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))


if __name__ == "__main__":
    give_way()
    sys.stdout.buffer.write(to_png(sys.stdin.buffer.read().decode()))
