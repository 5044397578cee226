#!/usr/bin/env python3
"""Writes resources/art/silhouette: what counters and cards show of each weapon."""

from pathlib import Path

import guns
import soldiers
import tracked
import wheeled

FOLDER = Path(__file__).resolve().parent.parent / "silhouette"

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for pictures, longest in ((tracked.ALL | wheeled.ALL, 8.2), (guns.ALL, 6.0), (soldiers.ALL, 4.2)):
        for name, draw in pictures.items():
            (FOLDER / f"{name}.svg").write_text(draw().text(longest))
