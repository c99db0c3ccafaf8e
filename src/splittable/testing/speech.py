"""What people hear is words that a person says."""

import re

UNSPEAKABLE = re.compile(r"[*^|_#<>→×◆◇□★☆♥✓✗◂│┊]|·(?! \d)|\b[IVX]+-\d|\d \d")
"""Symbols, numbers of cards such as II-07, figures that run together such as 3 7s."""
