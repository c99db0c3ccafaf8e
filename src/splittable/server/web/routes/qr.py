"""Links as QR codes."""

import io

import segno


def qr_svg(url: str) -> str:
    out = io.BytesIO()
    segno.make(url, error="m").save(
        out, kind="svg", scale=4, border=2, xmldecl=False, svgns=True, dark="#000", light="#fff"
    )
    return out.getvalue().decode()
