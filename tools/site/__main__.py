"""`python -m tools.site [FOLDER]` builds the site, by default into `site`. A warning or a dead link fails it."""

import shutil
import sys
import tempfile
from pathlib import Path

from sphinx.cmd.build import build_main
from tools.site import pages

HERE = Path(__file__).parent


def build(target: Path) -> int:
    """0 if everything is well. What Sphinx has to say goes to standard error."""
    shutil.rmtree(target, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "pages"
        pages.write(source)
        settings = ["--fail-on-warning", "--keep-going", "--quiet", "--fresh-env"]
        return build_main([*settings, "-d", f"{folder}/cache", "-c", str(HERE), str(source), str(target)])


if __name__ == "__main__":
    chosen = Path(sys.argv[1] if len(sys.argv) > 1 else "site")
    if code := build(chosen):
        sys.exit(code)
    sys.stdout.write(f"Open {chosen / 'index.html'} in a browser.\n")
