"""Writes ../overlay/*.svg: what lies on a hex. Works point up, towards the vertex they face; the
middle stays free for the counter. They have no shadow: the window lays it, as they are turned."""

import math
import pathlib

from brush import Sheet, blend, crater, turned
from terrain import broken_wall, rubble

OUT = pathlib.Path(__file__).resolve().parent.parent / "overlay"
BOX = "-100 -100 200 200"


def bag(sheet, x, y, degrees, size=1.0):
    corners = turned([(-10 * size, -5.5 * size), (0, -6.6 * size), (10 * size, -5.5 * size),
                      (11.5 * size, 0), (10 * size, 5.5 * size), (0, 6.6 * size),
                      (-10 * size, 5.5 * size), (-11.5 * size, 0)], x, y, degrees)
    light = 0.5 - 0.5 * math.sin(math.radians(degrees + 45))
    tone = blend("#a98a55", "#d9bf86", 0.35 + 0.65 * light * sheet.random.uniform(0.8, 1))
    sheet.smooth(corners, tone, 1, "#4c3a1f", 2.2)
    sheet.line(turned([(-6 * size, -1.5 * size), (6 * size, -1.5 * size)], x, y, degrees),
               "#f0dcae", 1.6, 0.7)


def arc(sheet, first, last, radius, step):
    """Points on a circle from `first` to `last`, degrees clockwise from the front."""
    count = round(abs(last - first) / step)
    for i in range(count + 1):
        degrees = first + (last - first) * i / max(1, count)
        angle = math.radians(degrees)
        yield math.sin(angle) * radius, -math.cos(angle) * radius, degrees


def sandbags(sheet):
    for radius, shift in ((80, 0), (68, 8)):
        for x, y, degrees in arc(sheet, -64 + shift, 64 - shift, radius, 16):
            bag(sheet, x, y, degrees, 1.12)


def trench(sheet):
    outline = []
    for i, (x, y, degrees) in enumerate(arc(sheet, -78, 78, 70, 19.5)):
        far = 1.08 if i % 2 else 0.93
        outline.append((x * far, y * far))
    sheet.line(outline, "#8c6f45", 31, 0.95)
    sheet.line([(x - 1, y - 2) for x, y in outline], "#cbb27c", 26)
    sheet.line(outline, "#33261a", 16)
    sheet.line([(x + 2, y + 3) for x, y in outline], "#6b5234", 8)
    for (ax, ay), (bx, by) in zip(outline, outline[1:]):
        for t in (0.25, 0.5, 0.75):
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            along = math.hypot(bx - ax, by - ay)
            nx, ny = -(by - ay) / along * 8, (bx - ax) / along * 8
            sheet.line([(x - nx, y - ny), (x + nx, y + ny)], "#a5834f", 2, 0.75)


def gun_position(sheet):
    sheet.blob(0, 0, 74, "#a48755", 1, 0.04, 16)
    for radius, first in ((88, 46), (76, 132), (65, 122)):  # thickest in front, open behind
        for x, y, degrees in arc(sheet, -first, first, radius, 1250 / radius):
            bag(sheet, x, y, degrees)


def concrete(sheet, outline, slits):
    sheet.path(outline, "#85878a", 1, "#2f3032", 4)
    sheet.path([(x * 0.88, y * 0.88) for x, y in outline], "#cdccc6", 1, "#6d6e70", 2)
    for ends in slits:
        sheet.line(ends, "#0e0f11", 13)


def door(sheet, y):
    """The way in, behind: trodden earth, and the dark of the door."""
    sheet.path([(-15, y - 6), (15, y - 6), (22, 97), (-22, 97)], "#a5875a", 1, "#5b4628", 3)
    sheet.path([(-13, y - 14), (13, y - 14), (15, y + 4), (-15, y + 4)], "#17130d")


def pillbox(sheet):
    outline = [(math.sin(math.radians(30 + 60 * i)) * 92, -math.cos(math.radians(30 + 60 * i)) * 92)
               for i in range(6)]
    door(sheet, 74)
    concrete(sheet, outline, [[(-28, -70), (28, -70)], [(51, -55), (72, -18)],
                              [(-51, -55), (-72, -18)]])
    door(sheet, 80)


def bunker(sheet):
    """A mound of earth with a front of concrete."""
    sheet.blob(0, 0, 90, "#7c6d3f", 1, 0.05, 14)
    sheet.blob(-3, -4, 80, "#9a8c55", 1, 0.06, 13)
    sheet.blob(-6, -8, 66, "#b0a468", 0.9, 0.06, 13)
    for _ in range(30):
        angle, far = sheet.random.uniform(0, math.tau), sheet.random.uniform(56, 82)
        x, y = math.cos(angle) * far, math.sin(angle) * far
        sheet.line([(x, y), (x + 2, y - 8)], "#5f6130", 2.4, 0.8)
    concrete(sheet, [(-74, -62), (-40, -94), (40, -94), (74, -62), (64, -38), (-64, -38)],
             [[(-30, -79), (30, -79)], [(-60, -61), (-46, -74)], [(60, -61), (46, -74)]])
    door(sheet, 78)


def dug_in(sheet):
    """A low bank of fresh earth all around."""
    for degrees in range(0, 360, 12):
        angle = math.radians(degrees)
        x, y = math.sin(angle) * 74, -math.cos(angle) * 74
        sheet.blob(x, y, 12, "#8a6a3f", 1, 0.2, 7)
        sheet.blob(x - 1.5, y - 2, 8.5, "#d2b27a", 0.95, 0.2, 7)


def puff(sheet, x, y, radius):
    sheet.add(f'<circle cx="{x + radius * 0.2:.1f}" cy="{y + radius * 0.25:.1f}" r="{radius:.1f}" '
              'fill="#4a4a4c" opacity="0.1"/>')
    sheet.add(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="url(#puff)"/>')


def smoke(sheet, count):
    sheet.gradient("puff", [(0, "#fbfaf6", 0.97), (0.55, "#dcdbd8", 0.9), (0.85, "#d6d5d3", 0.6),
                            (1, "#9a9999", 0)])
    total = 4 + 4 * count
    spots = []
    for i in range(total):  # a spiral of even density
        angle = i * 2.39996 + sheet.random.uniform(-0.3, 0.3)
        far = (22 + 11 * count) * math.sqrt(i / total)
        spots.append((math.cos(angle) * far, math.sin(angle) * far * 0.85))
    puffs = [(x, y, sheet.random.uniform(20, 27)) for x, y in sorted(spots, key=lambda p: p[1])]
    for more, fill in ((8, "#1e1f23"), (0, "#efeeeb")):  # a rim that is seen on snow too
        for x, y, radius in puffs:
            sheet.add(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius + more:.1f}" fill="{fill}"/>')
    for x, y, radius in puffs:
        puff(sheet, x, y, radius)


def mines(sheet, kind):
    ink = "#fff6dc"
    if kind == "anti_personnel":  # prongs on a pot
        sheet.raw("M-46 10 h92 v40 q-46 22 -92 0z", ink)
        for lean in (-32, 0, 32):
            sheet.line([(lean * 0.3, 8), (lean, -44)], ink, 11)
            sheet.add(f'<circle cx="{lean}" cy="-46" r="11" fill="{ink}"/>')
    elif kind == "anti_tank":  # a plate, seen from the side
        sheet.raw("M-76 8 q0 -18 18 -18 h116 q18 0 18 18 v16 q0 18 -18 18 h-116 q-18 0 -18 -18z",
                  ink)
        sheet.raw("M-34 -14 v-14 q0 -10 10 -10 h48 q10 0 10 10 v14z", ink)
    elif kind == "dummy":
        sheet.add(f'<circle cx="0" cy="0" r="54" fill="none" stroke="{ink}" stroke-width="15" '
                  'stroke-dasharray="26 17"/>')
        sheet.line([(-34, 34), (34, -34)], ink, 15)
    else:
        sheet.raw("M-34 -28 Q-32 -66 2 -66 Q40 -64 38 -30 Q36 -8 12 4 Q2 10 2 26", "none", 1, ink, 19)
        sheet.add(f'<circle cx="2" cy="58" r="13" fill="{ink}"/>')


def crater_overlay(sheet):
    crater(sheet, -18, -14, 42)
    crater(sheet, 44, 40, 24)


def ruin(sheet):
    rubble(sheet, 26, 15, 0.72)
    broken_wall(sheet, [(-56, 34), (-56, -40), (14, -40)], 18)
    broken_wall(sheet, [(4, 52), (52, 52), (52, 4)], 18)


if __name__ == "__main__":
    OUT.mkdir(exist_ok=True)
    works = {"sandbags": sandbags, "trench": trench, "gun_position": gun_position,
             "bunker": bunker, "pillbox": pillbox, "dug_in": dug_in, "crater": crater_overlay,
             "ruin": ruin}
    for count in range(1, 6):
        works[f"smoke_{count}"] = lambda sheet, n=count: smoke(sheet, n)
    for kind in ("anti_personnel", "anti_tank", "dummy", "unknown"):
        works[f"mines_{kind}"] = lambda sheet, k=kind: mines(sheet, k)
    for name, draw in works.items():
        sheet = Sheet(name)
        draw(sheet)
        sheet.write(OUT / f"{name}.svg", BOX)
