"""Subsets variable fonts: reads jobs as JSON from standard input, and prints the bytes of each written file.

A job has `source`, `target`, `text`, and `weights`, a pair. Two equal weights make a font with that weight only.
Kerning uses one weight in the middle, because its variations are larger than the outlines of some families.
"""

import io
import json
import logging
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# Features that browsers turn on by default, and the figures that the designs use.
FEATURES = ["kern", "liga", "clig", "rlig", "calt", "ccmp", "locl", "mark", "rvrn", "rclt", "tnum", "lnum"]
UNUSED_TABLES = ["DSIG", "STAT", "meta"]
KERNED_WEIGHT = 600


def subset_of(source, text):
    options = subset.Options(hinting=False, glyph_names=False, layout_features=FEATURES, name_IDs=[1, 2, 4, 6])
    options.drop_tables += UNUSED_TABLES
    font = TTFont(source)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    font.flavor = None
    return saved(font)


def saved(font):
    file = io.BytesIO()
    font.save(file)
    return file.getvalue()


def limited(file, weights):
    """Returns the font with only these weights."""
    font = TTFont(io.BytesIO(file))
    [axis] = font["fvar"].axes
    lowest, highest = [min(max(weight, axis.minValue), axis.maxValue) for weight in weights]
    if lowest == highest:
        return instantiateVariableFont(font, {"wght": lowest})
    kerned = instantiateVariableFont(TTFont(io.BytesIO(file)), {"wght": min(KERNED_WEIGHT, highest)})
    font = instantiateVariableFont(font, {"wght": (lowest, highest)})
    for table in ["GPOS", "GDEF"]:
        if table in kerned:
            font[table] = kerned[table]
        elif table in font:
            del font[table]
    return font


logging.disable(logging.WARNING)
sizes = []
for job in json.load(sys.stdin):
    font = limited(subset_of(job["source"], job["text"]), job["weights"])
    font.flavor = "woff2"
    written = saved(font)
    with open(job["target"], "wb") as target:
        target.write(written)
    sizes.append(len(written))
json.dump(sizes, sys.stdout)
