"""Sphinx reads its settings here. Nothing is loaded from other sites: the pages work offline and tell nobody."""

from pathlib import Path

from tools.site import look

WEB = Path(__file__).parents[2] / "web"

project = "Splittable"
html_title = "Splittable"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
suppress_warnings = ["misc.highlighting_failure"]  # messages with “…” in them are not quite JSON

myst_heading_anchors = 4
default_role = "py:obj"  # `name` in a docstring is a link if the reference has that name, else code
autodoc_inherit_docstrings = False  # those of other libraries are written for other tools
autodoc_mock_imports = ["ray", "stable_baselines3"]  # too big to be installed for their names
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
maximum_signature_line_length = 80
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_logo = html_favicon = str(WEB / "public/icon.svg")
html_static_path = [str(Path(__file__).parent / "static"), str(WEB / "src/fonts")]
html_css_files = ["site.css"]
html_copy_source = html_show_sourcelink = False
html_show_sphinx = False
html_show_copyright = False
html_theme_options = {
    "light_css_variables": look.variables("light"),
    "dark_css_variables": look.variables("dark"),
    "navigation_with_keys": True,
}
pygments_style = "friendly"
pygments_dark_style = "github-dark"
