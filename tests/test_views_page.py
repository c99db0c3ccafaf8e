"""What is generated from the games' `shown.py` is current, and every field says what it means."""

import pytest
from tools.views import fixtures, page, typescript
from tools.views.declared import classes, fields, games

from splittable.core import shown as shared


def test_the_files_fit_the_declarations() -> None:
    for file, text in (*typescript.files(), *fixtures.files(), (page.TARGET, page.source())):
        assert file.read_text(encoding="utf-8") == text, f"{file.name}: run `make web-types`"


@pytest.mark.parametrize("shown", [shared, *(spec.shown for spec in games())])
def test_every_field_says_what_it_means(shown: object) -> None:
    for declared in classes(shown):
        for field in fields(declared):
            assert field.note or field.name == "type", f"{declared.__name__}.{field.name}"
