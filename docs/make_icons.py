"""Makes the icons of the app from web/public/icon.svg, as pixels: what phones and desktops want beside the drawing.

.venv/bin/python docs/make_icons.py

The badge is what phones show in their bar: its outline alone counts, whatever its colours. The maskable one has no
corners of its own: a system cuts it into a shape, and keeps the middle four fifths.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "tests"))

from browser import driving  # noqa: E402

PUBLIC = ROOT / "web" / "public"
GROUND = "#0b1020"  # that of the drawing
# Name, width in pixels, and how much of it the drawing takes.
ICONS = (("icon-192", 192, 1.0), ("icon-512", 512, 1.0), ("icon-maskable-512", 512, 0.8), ("badge-96", 96, 1.0))
BADGE = "rect, g path + path { display: none } g { stroke: white } svg > g > path { fill: white; stroke: none }"


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with driving.browser() as browser:
        for name, size, part in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = GROUND if part < 1 else "transparent"
            style = f"body {{ margin: 0; display: grid; place-items: center; height: 100vh; background: {ground}; }}"
            style += BADGE if name.startswith("badge") else ""
            page.set_content(f"<style>{style} svg {{ width: {part:.0%}; }}</style>{drawing}")
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
