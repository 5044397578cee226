"""Guns and howitzers on their carriages."""

from outline import INK, STEEL, WOOD, Outline


def trail(o, x, y, end, thick=0.13):
    """From the axle back to the spade."""
    o.stroke([(x, y), (end, 0.12)], thick, o.shade)
    o.shape([(end - 0.18, 0.0), (end + 0.05, 0.0), (end + 0.12, 0.28), (end - 0.1, 0.26)], INK, 0.3)


def shield(o, x, low, top, lean=0.18, width=0.09):
    o.shape([(x, low), (x + width, low), (x + width - lean, top), (x - lean, top)], o.paint, 0.6)


def pak38():
    o = Outline("ger")
    trail(o, 0.2, 0.6, -2.5)
    o.barrel(-0.55, 0.92, 3.0, 0.1, brake=0.3, root=1.7)
    o.box(-0.85, 0.78, 0.15, 1.02, STEEL, 0.5)
    o.shape([(-0.25, 0.4), (0.42, 0.4), (0.5, 0.75), (0.34, 1.1), (0.0, 1.26), (-0.3, 1.22), (-0.2, 0.9)], o.paint)
    o.thread([(0.24, 0.42), (0.32, 0.75), (0.18, 1.05), (-0.12, 1.2)], INK, 0.8)
    o.wheel(0.1, 0.42, tyre=0.14)
    return o


def pak40():
    o = Outline("ger")
    trail(o, 0.2, 0.65, -2.75, 0.16)
    o.barrel(-0.7, 1.08, 3.75, 0.14, brake=0.45, root=1.6)
    o.box(-1.15, 0.9, 0.25, 1.22, STEEL, 0.5)
    o.shape([(-0.35, 0.4), (0.5, 0.35), (0.62, 0.85), (0.15, 1.78), (-0.5, 1.66), (-0.5, 0.95)], o.paint)
    o.thread([(0.15, 0.42), (0.22, 0.9), (-0.15, 1.7)], INK, 0.8)
    o.wheel(0.05, 0.5, tyre=0.2)
    return o


def leig18():
    o = Outline("ger")
    o.stroke([(0.1, 0.45), (-1.45, 0.14)], 0.24, o.paint)
    o.shape([(-1.62, 0.0), (-1.35, 0.0), (-1.35, 0.3), (-1.58, 0.3)], INK, 0.3)
    o.barrel(-0.5, 0.72, 1.35, 0.2, rise=22, root=1.15)
    o.barrel(-0.45, 0.55, 0.9, 0.16, rise=22, root=1.0)
    o.shape([(0.1, 0.35), (0.2, 0.35), (0.22, 0.72), (0.02, 1.22), (-0.1, 1.22), (0.1, 0.72)])
    o.wheel(0.0, 0.46, tyre=0.12)
    for i in range(3):
        o.parts.append(("ring", (0.0, 0.46, 0.2 + 0.08 * i), INK, 0.018))
    return o


def lefh18():
    o = Outline("ger")
    trail(o, 0.2, 0.7, -3.0, 0.2)
    o.barrel(-0.9, 1.0, 3.0, 0.19, rise=18, root=1.35)
    o.barrel(-0.2, 0.98, 1.7, 0.16, rise=18, root=1.0)
    o.barrel(-0.6, 1.38, 1.6, 0.14, rise=18, root=1.0)
    shield(o, 0.35, 0.55, 1.85, 0.28, 0.12)
    o.spoked(0.1, 0.65, 12, 0.09, o.shade)
    return o


def flak38():
    o = Outline("ger")
    o.shape([(-1.15, 0.0), (1.1, 0.0), (0.6, 0.3), (-0.6, 0.3)], o.shade)
    o.stroke([(-1.15, 0.06), (1.1, 0.06)], 0.1)
    o.shape([(-0.5, 0.28), (0.45, 0.28), (0.3, 0.8), (-0.25, 0.8)])
    o.shape([(-1.05, 0.45), (-0.5, 0.45), (-0.5, 0.56), (-0.95, 0.56), (-1.05, 1.0), (-1.15, 1.0)], o.shade)
    at = o.barrel(-0.35, 0.95, 2.25, 0.06, rise=24, root=1.6)
    o.shape([at(2.0, 0.06), at(2.3, 0.1), at(2.3, -0.1), at(2.0, -0.06)], STEEL, 0.4)
    o.shape([at(-0.5, 0.12), at(0.7, 0.12), at(0.7, -0.14), at(-0.5, -0.14)], STEEL, 0.6)
    o.shape([at(0.05, 0.12), at(0.3, 0.12), at(0.3, 0.55), at(0.05, 0.55)], INK, 0.4)
    o.shape([(0.42, 0.45), (0.52, 0.42), (0.72, 1.0), (0.62, 1.62), (0.5, 1.6), (0.6, 1.0)])
    return o


def flak36():
    o = Outline("ger")
    o.stroke([(-2.6, 0.2), (2.6, 0.2)], 0.2, o.shade)
    for x in (-2.6, 2.6):
        o.shape([(x - 0.25, 0.0), (x + 0.25, 0.0), (x + 0.18, 0.36), (x - 0.18, 0.36)], INK, 0.4)
    o.shape([(-0.6, 0.25), (0.6, 0.25), (0.3, 1.35), (-0.3, 1.35)])
    at = o.barrel(-1.15, 1.62, 5.0, 0.2, rise=11, root=1.55)
    o.shape([at(-0.65, 0.3), at(0.4, 0.26), at(0.4, -0.3), at(-0.65, -0.26)], STEEL, 0.6)
    o.shape([at(0.4, 0.24), at(2.2, 0.22), at(2.2, 0.1), at(0.4, 0.1)], STEEL, 0.5)
    o.shape([(0.45, 0.75), (0.6, 0.75), (0.85, 1.5), (0.75, 2.65), (0.55, 2.65), (0.65, 1.5)])
    o.disc(-0.45, 1.15, 0.3, o.shade, 0.7)
    o.stroke([(-0.9, 0.75), (-0.5, 0.72)], 0.1)
    return o


def gun47():
    o = Outline("ita")
    trail(o, 0.1, 0.4, -1.4, 0.1)
    o.stroke([(0.1, 0.4), (0.75, 0.06)], 0.09, o.shade)
    o.barrel(-0.35, 0.66, 1.55, 0.09, root=1.5)
    o.box(-0.6, 0.55, 0.25, 0.76, STEEL, 0.5)
    o.barrel(-0.1, 0.52, 0.85, 0.09, root=1.0)
    o.wheel(0.05, 0.3, tyre=0.2)
    return o


def howitzer75_18():
    o = Outline("ita")
    trail(o, 0.1, 0.55, -2.1, 0.14)
    o.barrel(-0.6, 0.85, 1.9, 0.17, rise=26, root=1.25)
    o.barrel(-0.35, 0.72, 1.1, 0.15, rise=26, root=1.0)
    o.shape([(0.28, 0.4), (0.38, 0.4), (0.4, 0.85), (0.12, 1.48), (0.0, 1.46), (0.27, 0.85)])
    o.wheel(0.0, 0.5, tyre=0.14)
    o.disc(0.0, 0.5, 0.2, o.shade, 0.5)
    return o


def howitzer100_17():
    o = Outline("ita")
    o.stroke([(0.1, 0.72), (-2.5, 0.15)], 0.26, o.paint)
    o.shape([(-2.72, 0.0), (-2.4, 0.0), (-2.35, 0.35), (-2.65, 0.35)], INK, 0.3)
    o.barrel(-0.8, 0.98, 2.15, 0.26, rise=10, root=1.2)
    o.barrel(-0.6, 0.72, 1.7, 0.2, rise=10, root=1.0)
    shield(o, 0.38, 0.3, 1.75, 0.0, 0.12)
    o.spoked(0.05, 0.66, 10, 0.1)
    return o


def breda20():
    o = Outline("ita")
    o.stroke([(0.0, 0.62), (-0.95, 0.05)], 0.09, o.shade)
    o.stroke([(0.0, 0.62), (0.85, 0.05)], 0.09, o.shade)
    o.wheel(-0.05, 0.3, tyre=0.15)
    o.box(-0.2, 0.55, 0.2, 0.95)
    at = o.barrel(-0.25, 1.08, 2.1, 0.065, rise=30, root=1.5)
    o.shape([at(1.9, 0.045), at(2.2, 0.1), at(2.2, -0.1), at(1.9, -0.045)], STEEL, 0.4)
    o.shape([at(-0.45, 0.1), at(0.75, 0.1), at(0.75, -0.13), at(-0.45, -0.13)], STEEL, 0.6)
    o.stroke([at(0.0, 0.1), at(0.15, 0.32), at(0.55, 0.32)], 0.06)
    o.stroke([(-0.75, 0.5), (-0.35, 0.55), (-0.2, 0.75)], 0.09, o.shade)
    o.stroke([(-0.92, 0.55), (-0.62, 0.52)], 0.12)
    return o


def gun37():
    o = Outline("us")
    trail(o, 0.1, 0.42, -2.1, 0.1)
    o.barrel(-0.35, 0.78, 2.0, 0.085, root=1.7)
    o.box(-0.6, 0.68, 0.2, 0.88, STEEL, 0.5)
    o.shape([(0.1, 0.4), (0.44, 0.4), (0.44, 1.16), (0.1, 1.16)])
    o.thread([(0.3, 0.42), (0.3, 1.14)], INK, 0.7)
    o.wheel(0.05, 0.4, tyre=0.34)
    return o


def gun57():
    o = Outline("us")
    trail(o, 0.1, 0.5, -2.4, 0.14)
    o.barrel(-0.7, 0.96, 3.4, 0.11, root=1.9)
    o.box(-0.95, 0.8, 0.3, 1.1, STEEL, 0.5)
    o.shape([(-0.2, 0.4), (0.5, 0.35), (0.62, 0.62), (0.42, 1.4), (-0.32, 1.32), (-0.1, 0.8)])
    o.thread([(0.28, 0.4), (0.4, 0.66), (0.2, 1.36)], INK, 0.8)
    o.wheel(0.05, 0.48, tyre=0.34)
    return o


def howitzer105_m2():
    o = Outline("us")
    trail(o, 0.2, 0.72, -3.1, 0.2)
    o.barrel(-1.0, 1.12, 2.75, 0.2, rise=20, root=1.15)
    o.barrel(-0.9, 0.9, 2.3, 0.2, rise=20, root=1.0)
    o.shape([(0.45, 0.5), (0.57, 0.5), (0.72, 1.05), (0.5, 1.6), (0.2, 1.88), (0.1, 1.82), (0.38, 1.56), (0.58, 1.05)])
    o.wheel(0.15, 0.55, tyre=0.36)
    return o


def pack_howitzer75():
    o = Outline("us")
    o.stroke([(0.1, 0.5), (-1.5, 0.15)], 0.2, o.paint)
    o.barrel(-0.55, 0.75, 1.5, 0.15, rise=28, root=1.2)
    o.barrel(-0.5, 0.62, 1.05, 0.14, rise=28, root=1.0)
    o.wheel(0.05, 0.38, tyre=0.34)
    return o


def bofors40():
    o = Outline("us")
    o.stroke([(-2.1, 0.5), (2.1, 0.5)], 0.16, o.shade)
    for x in (-1.75, 1.75):
        o.wheel(x, 0.42, tyre=0.34)
    o.shape([(-0.55, 0.55), (0.55, 0.55), (0.4, 1.25), (-0.4, 1.25)])
    o.shape([(-1.0, 0.6), (-0.5, 0.6), (-0.5, 0.72), (-0.9, 0.72), (-1.0, 1.15), (-1.1, 1.15)], o.shade)
    at = o.barrel(-0.6, 1.42, 3.3, 0.11, rise=28, root=1.8)
    o.shape([at(2.95, 0.07), at(3.4, 0.17), at(3.4, -0.17), at(2.95, -0.07)], STEEL, 0.5)
    o.shape([at(-0.6, 0.18), at(0.85, 0.18), at(0.85, -0.22), at(-0.6, -0.22)], STEEL, 0.6)
    o.shape([at(-0.25, 0.18), at(0.15, 0.18), at(0.2, 0.6), at(-0.2, 0.6)], INK, 0.4)
    o.disc(0.25, 0.95, 0.28, o.shade, 0.7)
    return o


ALL = {one.__name__: one for one in (
    pak38, pak40, leig18, lefh18, flak38, flak36, gun47, howitzer75_18, howitzer100_17, breda20, gun37, gun57,
    howitzer105_m2, pack_howitzer75, bofors40)}
