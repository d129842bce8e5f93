"""Creates the fonts of documents: `.venv/fonts/bin/python scripts/make-document-fonts.py`.

Documents embed uncompressed fonts with one weight. The sources are compressed variable fonts. Uses the Python
environment of `scripts/subset-site-fonts.ts`. Subsets, weights, and names: `shared/site/document-fonts.ts`.
"""

from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "node_modules/@fontsource-variable/source-sans-3/files"
TARGETS = ROOT / "infra/document-fonts"

for subset in ["latin", "latin-ext", "cyrillic", "greek", "vietnamese"]:
    for weight in [400, 600]:
        font = instantiateVariableFont(TTFont(SOURCES / f"source-sans-3-{subset}-wght-normal.woff2"), {"wght": weight})
        font.flavor = None
        if "STAT" in font:
            del font["STAT"]
        font.save(TARGETS / f"source-sans-3-5.3.0-{subset}-{weight}.ttf")
