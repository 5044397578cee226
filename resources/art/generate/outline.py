"""The outline of one weapon from its right side, in metres: x forward, y up from the ground. Fits itself
into the box of a counter's picture, 66 x 33, with lines of one width whatever its scale."""

import math

WIDE, HIGH, GROUND = 66, 33, 31.5
INK = "#201a13"
STEEL = "#3b3b38"
TYRE = "#2a2621"
HUB = "#a89d80"
WOOD = "#6b4728"
SKIN = "#8a6244"
# Paint and cloth of a nation, dark enough to stand out from a counter's light plate.
PAINT = {"ger": "#56584f", "us": "#545c30", "ita": "#7a5c2e"}
SHADE = {"ger": "#3d3f39", "us": "#3c4322", "ita": "#58411f"}
LIGHT = {"ger": "#7d8072", "us": "#7c8550", "ita": "#a1804a"}


def hull_of(points):
    """The convex hull, anticlockwise."""
    points = sorted(set(points))

    def half(run):
        line = []
        for p in run:
            while len(line) > 1 and ((line[-1][0] - line[-2][0]) * (p[1] - line[-2][1])
                                     - (line[-1][1] - line[-2][1]) * (p[0] - line[-2][0])) <= 0:
                line.pop()
            line.append(p)
        return line[:-1]

    return half(points) + half(points[::-1])


def round_of(x, y, radius, corners=20):
    return [(x + radius * math.cos(i * math.tau / corners),
             y + radius * math.sin(i * math.tau / corners)) for i in range(corners)]


class Outline:
    def __init__(self, nation):
        self.paint, self.shade, self.light = PAINT[nation], SHADE[nation], LIGHT[nation]
        self.nation = nation
        self.parts = []
        self.extent = []

    def shape(self, points, fill=None, line=0.9):
        self.extent += points
        self.parts.append(("shape", points, fill or self.paint, line))

    def box(self, left, low, right, top, fill=None, line=0.9):
        self.shape([(left, low), (right, low), (right, top), (left, top)], fill, line)

    def stroke(self, points, width, colour=INK):
        """`width` in metres: round at its ends."""
        self.extent += [(x + d * width / 2, y + d * width / 2) for x, y in points for d in (-1, 1)]
        self.parts.append(("stroke", points, colour, width))

    def thread(self, points, colour=INK, line=0.8):
        self.extent += points
        self.parts.append(("thread", points, colour, line))

    def disc(self, x, y, radius, fill=None, line=0.9):
        self.extent += [(x - radius, y - radius), (x + radius, y + radius)]
        self.parts.append(("disc", (x, y, radius), fill or self.paint, line))

    def barrel(self, x, y, length, calibre, rise=0.0, brake=0.0, root=1.5):
        """A tube that tapers; `calibre` is how thick it is drawn, `rise` its elevation in degrees."""
        ahead = (math.cos(math.radians(rise)), math.sin(math.radians(rise)))

        def at(along, across):
            return (x + along * ahead[0] - across * ahead[1], y + along * ahead[1] + across * ahead[0])

        half = calibre / 2
        self.shape([at(0, half * root), at(length * 0.45, half * root * 0.92), at(length * 0.47, half),
                    at(length, half), at(length, -half), at(length * 0.47, -half),
                    at(length * 0.45, -half * root * 0.92), at(0, -half * root)], STEEL, 0.5)
        if brake:
            self.shape([at(length - brake, half * 1.9), at(length, half * 1.6), at(length, -half * 1.6),
                        at(length - brake, -half * 1.9)], STEEL, 0.5)
        return at

    def wheel(self, x, radius, y=None, tyre=0.24, fill=None):
        y = radius if y is None else y
        self.disc(x, y, radius, TYRE, 0.6)
        self.disc(x, y, radius * (1 - tyre), fill or self.light, 0)
        self.disc(x, y, radius * 0.26, INK, 0)

    def spoked(self, x, radius, spokes=10, rim=0.07, fill=None):
        fill = fill or WOOD
        for i in range(spokes):
            angle = i * math.tau / spokes
            self.stroke([(x, radius), (x + (radius - rim) * math.cos(angle),
                                       radius + (radius - rim) * math.sin(angle))], 0.05, fill)
        self.parts.append(("ring", (x, radius, radius - rim / 2), INK, rim))
        self.extent += [(x - radius, 0), (x + radius, 2 * radius)]
        self.disc(x, radius, radius * 0.2, INK, 0)

    def text(self, longest):
        """The SVG. `longest` fills the box; what is smaller is drawn larger than to scale, but never larger
        than what is larger."""
        left, right = min(x for x, _ in self.extent), max(x for x, _ in self.extent)
        low, top = min(0, min(y for _, y in self.extent)), max(y for _, y in self.extent)
        length = right - left
        scale = min((WIDE - 2.4) * math.sqrt(min(length / longest, 1)) / length, (GROUND - 0.8) / (top - low))
        middle = (left + right) / 2

        def xy(point):
            return (f"{WIDE / 2 + (point[0] - middle) * scale:.1f} "
                    f"{GROUND - point[1] * scale:.1f}").replace(".0", "")

        def line_of(points):
            return "M" + "L".join(xy(p) for p in points)

        out = []
        for kind, what, colour, width in self.parts:
            if kind == "shape":
                edge = f' stroke="{INK}" stroke-width="{width}" stroke-linejoin="round"' if width else ""
                out.append(f'<path d="{line_of(what)}Z" fill="{colour}"{edge}/>')
            elif kind in ("stroke", "thread"):
                wide = width * scale if kind == "stroke" else width
                out.append(f'<path d="{line_of(what)}" fill="none" stroke="{colour}" stroke-width="{wide:.1f}" '
                           f'stroke-linecap="round" stroke-linejoin="round"/>')
            else:
                x, y = xy(what[:2]).split()
                look = (f'fill="none" stroke="{colour}" stroke-width="{width * scale:.1f}"' if kind == "ring" else
                        f'fill="{colour}"' + (f' stroke="{INK}" stroke-width="{width}"' if width else ""))
                out.append(f'<circle cx="{x}" cy="{y}" r="{what[2] * scale:.1f}" {look}/>')
        return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 66 33">\n' + "\n".join(out)
                + "\n</svg>\n")
