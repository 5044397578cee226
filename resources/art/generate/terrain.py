"""Writes ../terrain/*.svg: every terrain, natural ones in three variants."""

import math
import pathlib

from brush import (ROOF, ROOF_GREY, ROOF_OLD, Sheet, block, crater, ground, house, inside, scatter,
                   shadow, shrub, tree, tuft, turned)

OUT = pathlib.Path(__file__).resolve().parent.parent / "terrain"

OAK = ("#3f5a2c", "#5f7d3c", "#89a356")
PINE = ("#26402a", "#3a5a36", "#56784a")
OLIVE = ("#6d7a55", "#8f9b74", "#b7c09b")
SHRUB = ("#7c7f3e", "#a4a257")
DRY = ("#937a3c", "#bda158")


def clear(sheet):
    for x, y in scatter(sheet, 7, 34, 0.82):
        sheet.blob(x, y, sheet.random.uniform(9, 17), "#c9b877", 0.16, 0.3, 8, 0.55)
    for x, y in scatter(sheet, 13, 22, 0.84):
        tuft(sheet, x, y, sheet.random.uniform(4, 6.5), sheet.random.choice(["#8f8b45", "#a9924d"]))
    for x, y in scatter(sheet, 5, 40, 0.8):
        sheet.blob(x, y, sheet.random.uniform(1.2, 2.2), "#9c8c68", 0.7, 0.3, 6)


def light_forest(sheet):
    ground(sheet, "#a9b46a", 0.62)
    for x, y in scatter(sheet, 9, 24, 0.85):
        tuft(sheet, x, y, 5, "#6d7a38", 0.6)
    for x, y in scatter(sheet, 17, 32, 0.84):
        tree(sheet, x, y, sheet.random.uniform(12, 16.5), OAK)


def heavy_forest(sheet):
    ground(sheet, "#39502b", 0.96, 5)
    for x, y in scatter(sheet, 62, 17.5, 0.97):
        colours = PINE if sheet.random.random() < 0.66 else OAK
        tree(sheet, x, y, sheet.random.uniform(12, 16), colours)


def brush(sheet):
    ground(sheet, "#c6bd74", 0.55)
    for x, y in scatter(sheet, 46, 14, 0.92):
        colours = SHRUB if sheet.random.random() < 0.68 else DRY
        shrub(sheet, x, y, sheet.random.uniform(4.2, 7.4), colours)


def rock(sheet, x, y, size):
    corners = 7
    turn = sheet.random.uniform(0, 60)
    points = []
    for i in range(corners):
        angle = math.radians(turn + i * 360 / corners + sheet.random.uniform(-14, 14))
        far = size * sheet.random.uniform(0.78, 1.15)
        points.append((x + math.cos(angle) * far, y + math.sin(angle) * far * 0.8))
    shadow(sheet, points, size * 0.4, 0.32)
    top = (x - size * 0.16, y - size * 0.22)
    for i in range(corners):
        a, b = points[i], points[(i + 1) % corners]
        light = -((a[0] + b[0]) / 2 - x + (a[1] + b[1]) / 2 - y) / size
        tone = int(150 + 52 * max(-1, min(1, light)))
        sheet.path([a, b, top], f"#{tone:02x}{tone - 8:02x}{tone - 24:02x}")
    sheet.path(points, "none", 1, "#5f574a", 1.2)


def rocky(sheet):
    ground(sheet, "#bfb299", 0.78)
    for x, y in scatter(sheet, 26, 16, 0.9):
        sheet.blob(x, y, sheet.random.uniform(1.5, 3.2), "#847a68", 0.8, 0.3, 6)
    for x, y in scatter(sheet, 6, 22, 0.85):
        tuft(sheet, x, y, 5, "#7b7a45", 0.7)
    for x, y in scatter(sheet, 15, 33, 0.82):
        rock(sheet, x, y, sheet.random.choice([8, 11, 14, 18]))


def rows(sheet, apart, degrees, reach=0.97, step=4):
    """Parallel lines across the hex, each as long as it lies inside."""
    count = int(200 / apart) + 2
    for n in range(-count // 2, count // 2 + 1):
        run = []
        for along in range(-120, 121, step):
            (x, y), = turned([(along, (n + 0.5) * apart)], 0, 0, degrees)
            if inside(x, y, reach):
                run.append((x, y))
        if len(run) > 2:
            yield run


def olive_grove(sheet):
    ground(sheet, "#d2b377", 0.85)
    for run in rows(sheet, 8, -28, 0.94):
        sheet.line([run[0], run[-1]], "#a98950", 1.1, 0.4)
    spots = []
    for run in rows(sheet, 36, -28, 0.86, 2):
        length = math.hypot(run[-1][0] - run[0][0], run[-1][1] - run[0][1])
        count = max(1, int(length / 35))
        for i in range(count):
            t = (i + 0.5) / count
            spots.append((run[0][0] + (run[-1][0] - run[0][0]) * t,
                          run[0][1] + (run[-1][1] - run[0][1]) * t))
    for x, y in sorted(spots, key=lambda p: p[1]):
        sheet.blob(x, y, 14, "#8e6f3f", 0.35, 0.08)
        tree(sheet, x + sheet.random.uniform(-1.5, 1.5), y + sheet.random.uniform(-1.5, 1.5),
             sheet.random.uniform(10.2, 12), OLIVE)


def vine_grove(sheet):
    ground(sheet, "#c08a58", 0.82)
    for run in rows(sheet, 15, 34, 0.93, 4):
        first, last = run[0], run[-1]
        away = [(x + 2.6, y + 3.4) for x, y in (first, last)]
        sheet.line(away, "#4f3620", 6, 0.45)
        sheet.line([first, last], "#4c6327", 6.4)
        for x, y in run[1:-1:2]:
            sheet.blob(x + sheet.random.uniform(-1, 1), y + sheet.random.uniform(-1, 1),
                       sheet.random.uniform(3.2, 4.5), "#6f8c37", 1, 0.25, 6)
            sheet.blob(x - 1.4, y - 1.6, 1.9, "#a3ba5c", 0.85, 0.25, 5)


def yard(sheet, opacity=0.72):
    ground(sheet, "#d8c49a", opacity, 3)
    for x, y in scatter(sheet, 18, 18, 0.9):
        sheet.blob(x, y, sheet.random.uniform(2, 5), "#b79f72", 0.4, 0.3, 7, 0.6)


def at_corner(n, far):
    """Towards vertex n, clear of the six ways that roads take."""
    angle = math.radians(60 * n)
    return math.cos(angle) * far, math.sin(angle) * far


def plain_building(sheet):
    yard(sheet)
    spots = [(n,) + at_corner(n, 62) for n in range(6)]
    sheet.random.shuffle(spots)
    for n, x, y in sorted(spots[:2], key=lambda p: p[2]):
        tree(sheet, x * 1.1, y * 1.1, 9, OAK)
        shrub(sheet, x * 0.8 - 6, y * 0.8, 6, SHRUB)
    for n, x, y in sorted(spots[2:] , key=lambda p: p[2]):
        colours = sheet.random.choice([ROOF, ROOF, ROOF_OLD])
        width = sheet.random.uniform(42, 52)
        house(sheet, x, y, width, sheet.random.uniform(29, 35), 60 * n + 90, colours)
    house(sheet, -4, -2, 36, 25, sheet.random.choice([20, 75, 130]), ROOF_OLD, 5)


def plain_building_road(sheet):
    yard(sheet)
    for n, x, y in sorted([(n,) + at_corner(n, 62) for n in range(6)], key=lambda p: p[2]):
        if n == 4:
            tree(sheet, x, y, 11, OAK)
            continue
        house(sheet, x, y, 46, 31, 60 * n + 90, ROOF if n % 2 else ROOF_OLD)


def multi_storey_building(sheet):
    yard(sheet, 0.85)
    tree(sheet, 66, -44, 11, PINE)
    tree(sheet, -70, 36, 10, OAK)
    block(sheet, -24, -14, 92, 50, 0, 24, ROOF, 2)
    block(sheet, 38, 46, 56, 46, 0, 24, ROOF_OLD, 2)
    shrub(sheet, -46, 62, 8, SHRUB)
    shrub(sheet, -28, 68, 6, SHRUB)


def multi_storey_building_road(sheet):
    yard(sheet, 0.85)
    for n, x, y in sorted([(n,) + at_corner(n, 61) for n in range(6)], key=lambda p: p[2]):
        block(sheet, x, y + 10, 40, 34, 0, 23, ROOF if n % 2 else ROOF_OLD, 2)


def large_building(sheet):
    yard(sheet, 0.95)
    ground(sheet, "#cdb894", 0.6, 1, 0.86)
    block(sheet, 0, -24, 138, 42, 0, 28, ROOF_GREY, 3)
    block(sheet, -48, 32, 42, 62, 0, 28, ROOF_GREY, 3)
    block(sheet, 48, 32, 42, 62, 0, 28, ROOF_GREY, 3)
    block(sheet, 0, -14, 32, 34, 0, 44, ROOF, 4)


def large_building_road(sheet):
    yard(sheet, 0.95)
    for n, x, y in sorted([(n,) + at_corner(n, 60) for n in range(6)], key=lambda p: p[2]):
        block(sheet, x, y + 12, 44, 38, 0, 28 + 8 * (n == 4), ROOF_GREY, 3)


def craters(sheet):
    ground(sheet, "#b39a69", 0.66)
    for x, y in scatter(sheet, 30, 12, 0.92):
        sheet.blob(x, y, sheet.random.uniform(1.2, 3), "#7b6440", 0.7, 0.3, 6)
    for x, y in scatter(sheet, 6, 50, 0.74):
        crater(sheet, x, y, sheet.random.uniform(15, 23))


def stump(sheet, x, y):
    sheet.blob(x + 3, y + 4, 6, "#2c2a18", 0.3, 0.2, 7)
    sheet.line([(x, y), (x + sheet.random.uniform(-14, 14), y - sheet.random.uniform(8, 16))],
               "#5b4630", 3.4)
    sheet.blob(x, y, 4, "#7d6242", 1, 0.2, 7)


def brush_trees_craters(sheet):
    ground(sheet, "#9c9a58", 0.72)
    for x, y in scatter(sheet, 3, 66, 0.62):
        crater(sheet, x, y, sheet.random.uniform(17, 22))
    for x, y in scatter(sheet, 16, 24, 0.92):
        shrub(sheet, x, y, sheet.random.uniform(5, 8), SHRUB)
    for x, y in scatter(sheet, 6, 50, 0.86):
        tree(sheet, x, y, sheet.random.uniform(9, 12), OAK)
    for x, y in scatter(sheet, 6, 36, 0.84):
        stump(sheet, x, y)


def broken_wall(sheet, points, high=11):
    for a, b in zip(points, points[1:]):
        shadow(sheet, [a, b, (b[0] + 1, b[1] + 1), (a[0] + 1, a[1] + 1)], high, 0.4)
    for a, b in zip(points, points[1:]):
        steps = max(2, int(math.hypot(b[0] - a[0], b[1] - a[1]) / 8))
        top = []
        for i in range(steps + 1):
            t = i / steps
            top.append((a[0] + (b[0] - a[0]) * t,
                        a[1] + (b[1] - a[1]) * t - high * sheet.random.uniform(0.35, 1.1)))
        sheet.path([a] + top + [b], "#a08a6b", 1, "#4f4232", 1.2)
    sheet.line(points, "#e3d3b2", 4.6)
    sheet.line(points, "#7b6850", 1.1)


def rubble(sheet, count, apart, scale):
    for x, y in scatter(sheet, count, apart, scale):
        size = sheet.random.uniform(2, 5)
        turn = sheet.random.uniform(0, 90)
        tone = sheet.random.choice(["#b9a587", "#8d7b62", "#a8674a", "#cbbb9f"])
        corners = turned([(-size, -size * 0.7), (size, -size * 0.8), (size * 0.9, size * 0.7),
                          (-size * 0.8, size * 0.6)], x, y, turn)
        shadow(sheet, corners, 2, 0.3)
        sheet.path(corners, tone, 1, "#5a4c3a", 0.8)


def ruins(sheet):
    ground(sheet, "#b9a684", 0.85, 3)
    for x, y in scatter(sheet, 8, 40, 0.8):
        sheet.blob(x, y, sheet.random.uniform(12, 22), "#7d6c53", 0.3, 0.3, 9, 0.7)
    turn = sheet.random.choice([0, 1])
    rubble(sheet, 20, 17, 0.86)
    if turn:
        broken_wall(sheet, [(-58, 2), (-58, -46), (2, -46)])
        broken_wall(sheet, [(30, -30), (66, -30), (66, 18)])
        broken_wall(sheet, [(-50, 58), (24, 58), (24, 24)])
    else:
        broken_wall(sheet, [(-64, -12), (-34, -52), (14, -52)])
        broken_wall(sheet, [(-44, 14), (-44, 58), (4, 58)])
        broken_wall(sheet, [(36, 54), (60, 30), (60, -24), (34, -24)])
    rubble(sheet, 12, 20, 0.6)


NATURAL = [clear, light_forest, heavy_forest, brush, rocky, olive_grove, vine_grove,
           plain_building, craters, brush_trees_craters, ruins]
SINGLE = [multi_storey_building, large_building, plain_building_road,
          multi_storey_building_road, large_building_road]

if __name__ == "__main__":
    OUT.mkdir(exist_ok=True)
    for draw in NATURAL:
        for variant in range(1, 4):
            sheet = Sheet(f"{draw.__name__}{variant}")
            draw(sheet)
            sheet.write(OUT / f"{draw.__name__}_{variant}.svg")
    for draw in SINGLE:
        sheet = Sheet(draw.__name__)
        draw(sheet)
        sheet.write(OUT / f"{draw.__name__}_1.svg")
