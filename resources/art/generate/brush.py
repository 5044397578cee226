"""Shapes that all terrain pictures share. Units: a hex is 200 wide, its centre at 0, 0; light falls
from the upper left. Only what Qt's SVG reader knows: no filters, masks or clip paths."""

import math
import random

HALF_HEIGHT = 100 * math.sqrt(3) / 2


class Sheet:
    """One picture: collects shapes and writes them as SVG."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.parts = []
        self.gradients = []

    def add(self, part):
        self.parts.append(part)

    def path(self, points, fill, opacity=1.0, stroke=None, width=0.0, closed=True):
        line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("z" if closed else "")
        self.raw(line, fill, opacity, stroke, width)

    def raw(self, line, fill, opacity=1.0, stroke=None, width=0.0):
        look = f'fill="{fill}"'
        if opacity < 1:
            look += f' opacity="{opacity:.2f}"'
        if stroke:
            look += f' stroke="{stroke}" stroke-width="{width:.1f}"'
            look += ' stroke-linejoin="round" stroke-linecap="round"'
        self.add(f'<path d="{line}" {look}/>')

    def smooth(self, points, fill, opacity=1.0, stroke=None, width=0.0):
        """A closed curve through the points."""
        count = len(points)
        middle = [((points[i][0] + points[(i + 1) % count][0]) / 2,
                   (points[i][1] + points[(i + 1) % count][1]) / 2) for i in range(count)]
        line = f"M{middle[-1][0]:.1f} {middle[-1][1]:.1f}"
        for i in range(count):
            line += (f"Q{points[i][0]:.1f} {points[i][1]:.1f}"
                     f" {middle[i][0]:.1f} {middle[i][1]:.1f}")
        self.raw(line + "z", fill, opacity, stroke, width)

    def line(self, points, stroke, width, opacity=1.0):
        self.raw("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points), "none", opacity, stroke,
                 width)

    def blob(self, x, y, radius, fill, opacity=1.0, rough=0.18, corners=9, stretch=1.0):
        turn = self.random.uniform(0, math.tau)
        points = []
        for i in range(corners):
            angle = turn + i * math.tau / corners
            far = radius * self.random.uniform(1 - rough, 1 + rough)
            points.append((x + math.cos(angle) * far, y + math.sin(angle) * far * stretch))
        self.smooth(points, fill, opacity)

    def gradient(self, name, stops):
        inner = "".join(f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{opacity}"/>'
                        for at, colour, opacity in stops)
        self.gradients.append(f'<radialGradient id="{name}" cx="0.5" cy="0.5" r="0.5">{inner}'
                              "</radialGradient>")

    def write(self, path, box="-130 -124 260 248"):
        defs = f"<defs>{''.join(self.gradients)}</defs>" if self.gradients else ""
        with open(path, "w", encoding="utf-8") as file:
            file.write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{defs}\n')
            file.write("\n".join(self.parts) + "\n</svg>\n")


def inside(x, y, scale=1.0):
    x, y = abs(x) / scale, abs(y) / scale
    return y <= HALF_HEIGHT and x * math.sqrt(3) + y <= 100 * math.sqrt(3)


def ground(sheet, fill, opacity=1.0, rough=4.0, scale=1.0):
    """The hex with a ragged rim that meets its neighbours."""
    points = []
    for i in range(6):
        a, b = math.radians(60 * i), math.radians(60 * (i + 1))
        for step in range(5):
            t = step / 5
            x = 100 * (math.cos(a) * (1 - t) + math.cos(b) * t) * scale
            y = 100 * (math.sin(a) * (1 - t) + math.sin(b) * t) * scale
            far = 1 + sheet.random.uniform(-rough, rough) / 100
            points.append((x * far, y * far))
    sheet.smooth(points, fill, opacity)


def scatter(sheet, count, apart, scale=0.9, tries=4000):
    """Points inside the hex, at least `apart` from each other, from back to front."""
    found = []
    for _ in range(tries):
        if len(found) == count:
            break
        x = sheet.random.uniform(-100, 100)
        y = sheet.random.uniform(-HALF_HEIGHT, HALF_HEIGHT)
        if inside(x, y, scale) and all(math.hypot(x - a, y - b) >= apart for a, b in found):
            found.append((x, y))
    return sorted(found, key=lambda p: p[1])


def tree(sheet, x, y, radius, colours):
    """A crown from above; colours from shadow to light."""
    dark, middle, light = colours
    sheet.blob(x + radius * 0.42, y + radius * 0.5, radius * 1.02, "#2c2a18", 0.34, 0.1)
    sheet.blob(x, y, radius, dark)
    sheet.blob(x - radius * 0.14, y - radius * 0.16, radius * 0.76, middle)
    sheet.blob(x - radius * 0.32, y - radius * 0.36, radius * 0.38, light, 0.9)


def shrub(sheet, x, y, radius, colours):
    dark, light = colours
    sheet.blob(x + radius * 0.3, y + radius * 0.36, radius, "#3d351c", 0.26, 0.14, 7)
    sheet.blob(x, y, radius, dark, 1, 0.22, 7)
    sheet.blob(x - radius * 0.25, y - radius * 0.28, radius * 0.55, light, 0.9, 0.22, 6)


def tuft(sheet, x, y, size, colour, opacity=0.5):
    for lean in (-0.5, 0.05, 0.6):
        sheet.line([(x, y), (x + lean * size, y - size)], colour, 1.3, opacity)


def crater(sheet, x, y, radius):
    sheet.blob(x, y, radius * 1.5, "#8d7650", 0.45, 0.22, 12, 0.9)
    for _ in range(9):
        angle = sheet.random.uniform(0, math.tau)
        far = radius * sheet.random.uniform(1.3, 1.9)
        sheet.blob(x + math.cos(angle) * far, y + math.sin(angle) * far * 0.9,
                   radius * 0.1, "#6d5738", 0.7, 0.3, 6)
    sheet.blob(x, y, radius * 1.06, "#d6bf8e", 1, 0.1, 12, 0.88)
    sheet.blob(x + radius * 0.03, y + radius * 0.02, radius * 0.88, "#5b462c", 1, 0.08, 12, 0.86)
    sheet.blob(x + radius * 0.16, y + radius * 0.18, radius * 0.6, "#8b6f47", 1, 0.1, 10, 0.82)
    sheet.blob(x - radius * 0.18, y - radius * 0.2, radius * 0.5, "#3a2b1b", 0.75, 0.1, 10, 0.8)


def turned(points, x, y, degrees):
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x + px * c - py * s, y + px * s + py * c) for px, py in points]


def hull(points):
    points = sorted(set(points))

    def half(sequence):
        chain = []
        for p in sequence:
            while len(chain) > 1 and ((chain[-1][0] - chain[-2][0]) * (p[1] - chain[-2][1])
                                      - (chain[-1][1] - chain[-2][1]) * (p[0] - chain[-2][0])) <= 0:
                chain.pop()
            chain.append(p)
        return chain[:-1]

    return half(points) + half(points[::-1])


def shadow(sheet, outline, length, opacity=0.36):
    far = [(x + length, y + length * 0.85) for x, y in outline]
    sheet.path(hull(list(outline) + far), "#2b2114", opacity)


ROOF = ("#d98a5c", "#ad5b3c", "#6f3524")     # lit, shaded, lines
ROOF_OLD = ("#cf9a6b", "#a06a45", "#6b432b")
ROOF_GREY = ("#c3b299", "#94836c", "#584c3d")


def house(sheet, x, y, width, depth, degrees, colours=ROOF, high=7):
    """A gable roof from above: ridge along the width."""
    lit, shaded, lines = colours
    w, d = width / 2, depth / 2
    corners = turned([(-w, -d), (w, -d), (w, d), (-w, d)], x, y, degrees)
    ridge = turned([(-w, 0), (w, 0)], x, y, degrees)
    shadow(sheet, corners, high)
    upper = [corners[0], corners[1], ridge[1], ridge[0]]
    lower = [ridge[0], ridge[1], corners[2], corners[3]]
    facing = math.radians(degrees)
    upper_lit = math.sin(facing) * -1 + math.cos(facing) * 1 > 0
    sheet.path(upper, lit if upper_lit else shaded)
    sheet.path(lower, shaded if upper_lit else lit)
    count = max(3, int(width / 6))
    for i in range(1, count):
        at = -w + width * i / count
        sheet.line(turned([(at, -d), (at, d)], x, y, degrees), lines, 0.7, 0.3)
    sheet.path(corners, "none", 1, lines, 1.6)
    sheet.line(ridge, "#f3c79b", 1.8, 0.9)


def block(sheet, x, y, width, depth, degrees, high, colours=ROOF, storeys=2):
    """A tall house: walls with windows seen to the south, a hipped roof lifted above them."""
    lit, shaded, lines = colours
    w, d = width / 2, depth / 2
    foot = turned([(-w, -d), (w, -d), (w, d), (-w, d)], x, y, degrees)
    shadow(sheet, foot, high * 1.5, 0.4)
    roof = [(px, py - high) for px, py in foot]
    order = range(4)
    for i in order:
        a, b = foot[i], foot[(i + 1) % 4]
        normal = (b[1] - a[1], a[0] - b[0])
        if normal[1] <= 0.01:
            continue
        c, e = roof[(i + 1) % 4], roof[i]
        tone = "#d8bf92" if normal[0] < 0 else "#b3946a"
        sheet.path([a, b, c, e], tone, 1, "#5c4630", 1.2)
        span = math.hypot(b[0] - a[0], b[1] - a[1])
        windows = max(2, int(span / 11))
        for row in range(storeys):
            for n in range(windows):
                t = (n + 0.5) / windows
                lift = high * (row + 0.45) / storeys
                px = a[0] + (b[0] - a[0]) * t
                py = a[1] + (b[1] - a[1]) * t - lift
                sheet.path([(px - 1.6, py - 2.6), (px + 1.6, py - 2.6), (px + 1.6, py + 2.2),
                            (px - 1.6, py + 2.2)], "#4a3826")
    inset = min(w, d) * 0.92
    a, b = turned([(-w + inset, 0), (w - inset, 0)], x, y - high, degrees)
    faces = [([roof[0], roof[1], b, a], (0, -1)), ([roof[1], roof[2], b], (1, 0)),
             ([roof[2], roof[3], a, b], (0, 1)), ([roof[3], roof[0], a], (-1, 0))]
    for shape, (nx, ny) in faces:
        (fx, fy), = turned([(nx, ny)], 0, 0, degrees)
        light = -(fx + fy) / 1.42
        sheet.path(shape, blend(shaded, lit, (light + 1) / 2), 1, lines, 0.9)
    sheet.path(roof, "none", 1, lines, 1.8)


def blend(dark, light, t):
    a = [int(dark[i:i + 2], 16) for i in (1, 3, 5)]
    b = [int(light[i:i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(p + (q - p) * t):02x}" for p, q in zip(a, b))
