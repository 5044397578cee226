"""Armoured cars and trucks."""

from outline import INK, STEEL, WOOD, Outline

CANVAS = {"ger": "#8a8468", "us": "#77764e", "ita": "#9b8352"}


def mudguard(o, x, radius):
    reach = radius * 1.3
    o.shape([(x - reach - 0.1, radius * 0.75), (x - reach * 0.75, radius * 2.0), (x + reach * 0.75, radius * 2.0),
             (x + reach + 0.1, radius * 0.75), (x + reach * 0.6, radius * 1.75), (x - reach * 0.6, radius * 1.75)],
            o.shade, 0.6)


def sdkfz222():
    o = Outline("ger")
    o.shape([(-2.25, 0.85), (-0.7, 0.55), (0.8, 0.55), (2.1, 0.75), (2.35, 1.05), (1.75, 1.3), (0.85, 1.58), (-1.0, 1.58),
             (-2.3, 1.25)])
    o.thread([(-2.2, 1.08), (2.25, 1.06)])
    for x in (-1.45, 1.4):
        o.wheel(x, 0.47)
        mudguard(o, x, 0.47)
    o.barrel(0.35, 1.86, 1.75, 0.075, rise=8, root=1.8)
    o.shape([(-0.85, 1.58), (0.65, 1.58), (0.42, 2.02), (-0.6, 2.06)], o.shade)
    o.thread([(-0.6, 2.06), (-0.1, 2.3), (0.42, 2.02)])
    return o


def ab41():
    o = Outline("ita")
    o.shape([(-2.5, 0.95), (-2.3, 0.7), (2.1, 0.62), (2.5, 0.95), (1.9, 1.3), (1.1, 1.72), (-0.9, 1.72), (-1.3, 1.45),
             (-2.5, 1.38)])
    o.thread([(-1.2, 1.42), (1.75, 1.34)])
    for x in (-1.6, 1.6):
        o.wheel(x, 0.52)
        mudguard(o, x, 0.52)
    o.wheel(0.0, 0.44, 0.86)
    o.barrel(0.45, 2.12, 1.25, 0.1, root=1.6)
    o.shape([(-0.9, 1.72), (0.75, 1.72), (0.62, 2.28), (0.1, 2.46), (-0.75, 2.42)], o.shade)
    return o


def m3_scout_car():
    o = Outline("us")
    o.shape([(-2.75, 0.75), (2.5, 0.65), (2.65, 0.8), (2.55, 1.35), (1.05, 1.5), (0.8, 1.82), (-2.75, 1.82)])
    o.thread([(0.9, 0.75), (0.9, 1.75)])
    o.disc(2.78, 0.78, 0.15, o.shade, 0.7)
    for x in (-1.6, 1.75):
        o.wheel(x, 0.44)
        mudguard(o, x, 0.44)
    o.stroke([(-2.7, 1.98), (0.45, 1.98)], 0.06, STEEL)
    o.thread([(-2.5, 1.82), (-2.5, 1.98), (-1.2, 1.98), (-1.2, 1.82), (0.3, 1.82), (0.3, 1.98)])
    for x in (-2.3, -0.3):
        o.stroke([(x, 2.12), (x + 1.15, 2.2)], 0.085)
    return o


def chassis(o, rear, front, axles, radius=0.45):
    o.box(rear, 0.78, front, 0.95, o.shade, 0.5)
    for x in axles:
        o.wheel(x, radius)


def cab(o, rear, front, low, top, hood_top, nose):
    """Cab with a window, bonnet before it."""
    o.shape([(rear, low), (front, low), (front - 0.18, top), (rear, top)])
    o.shape([(rear + 0.2, low + 0.68), (front - 0.2, low + 0.68), (front - 0.3, top - 0.12), (rear + 0.2, top - 0.12)],
            "#d8d0b4", 0.5)
    o.shape([(front, low), (nose, low), (nose, hood_top - 0.08), (front, hood_top)])


def opel_blitz():
    o = Outline("ger")
    o.box(-3.0, 1.0, 0.5, 1.55, WOOD, 0.7)
    for x in (-2.3, -1.6, -0.9, -0.2):
        o.thread([(x, 1.02), (x, 1.52)], INK, 0.5)
    o.shape([(-3.0, 1.55), (0.5, 1.55), (0.42, 2.3), (-0.4, 2.46), (-2.2, 2.46), (-2.95, 2.3)], CANVAS["ger"])
    cab(o, 0.65, 1.75, 0.9, 2.12, 1.58, 2.85)
    chassis(o, -2.9, 2.9, [])
    for x in (-1.6, 2.2):
        o.wheel(x, 0.46)
    o.shape([(1.5, 0.75), (1.75, 1.12), (2.55, 1.12), (2.95, 0.8), (2.5, 1.0), (1.9, 1.0)], o.shade, 0.6)
    return o


def lancia3ro():
    o = Outline("ita")
    o.box(-3.7, 1.12, 0.9, 1.85, WOOD, 0.7)
    o.thread([(-3.65, 1.48), (0.85, 1.48)], INK, 0.6)
    for x in (-2.55, -1.4, -0.25):
        o.thread([(x, 1.14), (x, 1.82)], INK, 0.7)
    o.shape([(1.05, 0.95), (2.6, 0.95), (2.45, 1.75), (2.2, 2.62), (1.05, 2.66)])
    o.shape([(1.3, 1.82), (2.25, 1.82), (2.08, 2.42), (1.3, 2.46)], "#d8d0b4", 0.5)
    o.shape([(2.55, 0.95), (3.5, 0.95), (3.5, 1.7), (2.5, 1.78)])
    for y in (1.15, 1.35, 1.55):
        o.thread([(2.75, y), (3.3, y)], INK, 0.6)
    chassis(o, -3.6, 3.5, [])
    for x in (-2.1, 2.55):
        o.wheel(x, 0.55)
    return o


def gmc_truck():
    o = Outline("us")
    o.box(-3.4, 1.05, 0.35, 1.62, o.shade, 0.7)
    for x in (-2.9, -1.9, -0.9, 0.0):
        o.thread([(x, 1.6), (x, 2.3), (x + 0.12, 2.62)], INK, 0.6)
    o.shape([(-3.4, 1.55), (0.35, 1.55), (0.35, 2.45), (0.0, 2.72), (-3.05, 2.72), (-3.4, 2.45)], CANVAS["us"])
    for x in (-2.2, -0.85):
        o.thread([(x, 1.6), (x, 2.7)], INK, 0.5)
    cab(o, 0.5, 1.6, 0.95, 2.28, 1.68, 3.05)
    chassis(o, -3.3, 3.2, [])
    for x in (-2.45, -1.3, 2.45):
        o.wheel(x, 0.46)
    o.shape([(1.75, 0.9), (2.0, 1.16), (2.95, 1.16), (3.1, 0.95), (2.8, 1.04), (2.1, 1.04)], o.shade, 0.6)
    return o


def jeep():
    o = Outline("us")
    o.shape([(-1.65, 0.55), (1.55, 0.5), (1.65, 0.65), (1.6, 1.02), (0.35, 1.08), (0.3, 0.72), (-0.35, 0.72), (-0.55, 1.05),
             (-1.65, 1.05)])
    o.thread([(0.35, 1.05), (0.12, 1.62)], INK, 1.1)
    o.thread([(0.05, 1.02), (-0.12, 1.22)], INK, 1.0)
    o.shape([(-0.85, 0.95), (-0.45, 0.95), (-0.72, 1.4), (-0.86, 1.38)], o.shade, 0.6)
    for x in (-1.05, 1.05):
        o.wheel(x, 0.36)
    o.wheel(-1.72, 0.32, 0.95)
    return o


ALL = {one.__name__: one for one in (sdkfz222, ab41, m3_scout_car, opel_blitz, lancia3ro, gmc_truck, jeep)}
