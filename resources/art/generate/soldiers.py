"""Soldiers with their weapons: limbs from joint to joint, a helmet of their nation."""

from outline import INK, SKIN, STEEL, WOOD, Outline

# Joints of a pose, in metres from the place of the soldier: both legs (hip, knee, foot), trunk (hip, shoulder),
# head, both arms (shoulder, elbow, hand).
POSES = {
    "aim": dict(legs=[[(0, 0.88), (-0.12, 0.48), (-0.3, 0.06)], [(0, 0.88), (0.2, 0.5), (0.26, 0.06)]],
                trunk=[(0, 0.92), (0.08, 1.36)], head=(0.2, 1.6),
                arms=[[(0.08, 1.36), (0.36, 1.2), (0.58, 1.42)], [(0.08, 1.36), (0.0, 1.12), (0.26, 1.34)]]),
    "run": dict(legs=[[(0, 0.86), (-0.3, 0.6), (-0.66, 0.34)], [(0, 0.86), (0.36, 0.66), (0.34, 0.06)]],
                trunk=[(0, 0.9), (0.26, 1.32)], head=(0.42, 1.54),
                arms=[[(0.26, 1.3), (0.5, 1.08), (0.68, 1.22)], [(0.26, 1.3), (0.08, 1.06), (0.26, 0.96)]]),
    "walk": dict(legs=[[(0, 0.88), (-0.12, 0.5), (-0.38, 0.08)], [(0, 0.88), (0.2, 0.5), (0.3, 0.06)]],
                 trunk=[(0, 0.92), (0.08, 1.38)], head=(0.14, 1.62),
                 arms=[[(0.08, 1.36), (0.14, 1.08), (0.42, 1.0)], [(0.08, 1.36), (-0.08, 1.06), (0.16, 0.94)]]),
    "stand": dict(legs=[[(0, 0.88), (-0.04, 0.48), (-0.12, 0.06)], [(0, 0.88), (0.08, 0.48), (0.12, 0.06)]],
                  trunk=[(0, 0.92), (0.02, 1.38)], head=(0.06, 1.62),
                  arms=[[(0.02, 1.36), (0.2, 1.14), (0.2, 0.94)], [(0.02, 1.36), (-0.12, 1.1), (0.1, 0.98)]]),
    "kneel": dict(legs=[[(0, 0.46), (-0.14, 0.08), (-0.56, 0.08)], [(0, 0.46), (0.36, 0.5), (0.36, 0.06)]],
                  trunk=[(0, 0.5), (0.1, 0.96)], head=(0.2, 1.2),
                  arms=[[(0.1, 0.94), (0.36, 0.76), (0.58, 1.0)], [(0.1, 0.94), (0.0, 0.7), (0.26, 0.92)]]),
    "sit": dict(legs=[[(0, 0.3), (0.36, 0.5), (0.56, 0.08)], [(0, 0.3), (0.3, 0.42), (0.46, 0.06)]],
                trunk=[(0, 0.32), (0.06, 0.78)], head=(0.16, 1.02),
                arms=[[(0.06, 0.76), (0.3, 0.62), (0.56, 0.76)], [(0.06, 0.76), (0.2, 0.56), (0.5, 0.7)]]),
    "prone": dict(legs=[[(-0.5, 0.16), (-0.95, 0.14), (-1.35, 0.08)], [(-0.5, 0.16), (-0.9, 0.1), (-1.3, 0.1)]],
                  trunk=[(-0.5, 0.18), (0, 0.32)], head=(0.16, 0.5),
                  arms=[[(0, 0.32), (0.2, 0.1), (0.46, 0.34)], [(0, 0.32), (0.06, 0.1), (0.3, 0.32)]]),
    "throw": dict(legs=[[(0, 0.86), (-0.24, 0.5), (-0.5, 0.06)], [(0, 0.86), (0.26, 0.54), (0.38, 0.06)]],
                  trunk=[(0, 0.9), (-0.06, 1.36)], head=(0.06, 1.6),
                  arms=[[(-0.06, 1.34), (0.26, 1.3), (0.5, 1.46)], [(-0.06, 1.34), (-0.4, 1.4), (-0.5, 1.74)]]),
    "crawl": dict(legs=[[(-0.4, 0.36), (-0.34, 0.06), (-0.8, 0.08)], [(-0.4, 0.36), (-0.1, 0.1), (-0.5, 0.06)]],
                  trunk=[(-0.4, 0.4), (0.06, 0.52)], head=(0.24, 0.66),
                  arms=[[(0.06, 0.5), (0.3, 0.26), (0.52, 0.1)], [(0.06, 0.5), (0.16, 0.24), (0.34, 0.06)]]),
}
RIFLE, CARBINE, SHORT = 1.12, 0.92, 0.72


def helmet(o, x, y, kind):
    """On a head around this point."""
    if kind == "ger":
        o.shape([(x - 0.2, y - 0.06), (x - 0.17, y + 0.09), (x - 0.06, y + 0.19), (x + 0.08, y + 0.18), (x + 0.16, y + 0.07),
                 (x + 0.25, y + 0.02), (x + 0.12, y + 0.01), (x - 0.08, y - 0.02), (x - 0.14, y - 0.1)], o.shade, 0.3)
    elif kind == "ita":
        o.shape([(x - 0.19, y - 0.03), (x - 0.16, y + 0.12), (x - 0.03, y + 0.22), (x + 0.1, y + 0.18), (x + 0.18, y + 0.02)],
                o.shade, 0.3)
    elif kind == "plume":
        helmet(o, x, y, "ita")
        for rise in (0.1, 0.0, -0.12):
            o.stroke([(x - 0.06, y + 0.12), (x - 0.3, y + 0.2 + rise), (x - 0.5, y + 0.08 + 1.2 * rise)], 0.09)
    elif kind == "cap":
        o.shape([(x - 0.17, y + 0.03), (x - 0.2, y + 0.14), (x - 0.02, y + 0.2), (x + 0.22, y + 0.1), (x + 0.14, y + 0.04)],
                o.shade, 0.3)
    else:
        o.shape([(x - 0.19, y), (x - 0.15, y + 0.12), (x - 0.03, y + 0.2), (x + 0.1, y + 0.17), (x + 0.16, y + 0.04),
                 (x + 0.2, y)], o.shade, 0.3)


def soldier(o, x, pose, wears=None, pack=False):
    """Returns how to reach a point near the soldier."""
    joints = POSES[pose]

    def at(point):
        return (x + point[0], point[1])

    for leg in joints["legs"]:
        o.stroke([at(p) for p in leg], 0.17, o.shade)
        foot = at(leg[-1])
        o.stroke([foot, (foot[0] + 0.1, foot[1])], 0.12)
    if pack:
        hip, neck = (at(p) for p in joints["trunk"])
        o.stroke([(hip[0] - 0.2, hip[1] + 0.14), (neck[0] - 0.24, neck[1] - 0.06)], 0.2, WOOD)
    o.stroke([at(p) for p in joints["arms"][1]], 0.12, o.shade)
    o.stroke([at(p) for p in joints["trunk"]], 0.32, o.paint)
    head = at(joints["head"])
    o.disc(head[0], head[1], 0.125, SKIN, 0.3)
    helmet(o, head[0], head[1] + 0.02, wears or o.nation)
    o.stroke([at(p) for p in joints["arms"][0]], 0.12, o.paint)
    return at


def long_arm(o, butt, muzzle, wood=0.62):
    """A rifle or carbine from its butt."""
    along = (butt[0] + (muzzle[0] - butt[0]) * wood, butt[1] + (muzzle[1] - butt[1]) * wood)
    o.stroke([butt, muzzle], 0.05)
    o.stroke([butt, along], 0.085, WOOD)
    o.stroke([butt, (butt[0] + (muzzle[0] - butt[0]) * 0.2, butt[1] + (muzzle[1] - butt[1]) * 0.2 - 0.01)], 0.13, WOOD)


def shooter(o, x, pose, length=RIFLE, **looks):
    at = soldier(o, x, pose, **looks)
    y = {"aim": 1.4, "kneel": 0.99, "prone": 0.36, "sit": 0.74}[pose]
    long_arm(o, at((0.12, y)), at((0.12 + length, y + 0.02)))
    return at


def runner(o, x, length=RIFLE, **looks):
    at = soldier(o, x, "run", **looks)
    long_arm(o, at((0.08, 0.9)), at((0.08 + length * 0.86, 0.9 + length * 0.5)))
    return at


def bristling(o, at, length, magazine):
    """A sub-machine gun at the hip."""
    o.stroke([at((0.1, 0.98)), at((0.1 + length, 1.08))], 0.085)
    o.stroke([at((0.1 + length * 0.5, 1.02)), at((0.14 + length * 0.5, 1.02 - magazine))], 0.07)


def rifles_ger():
    o = Outline("ger")
    shooter(o, -0.95, "kneel")
    runner(o, 0.85)
    return o


def grenadiers():
    o = Outline("ger")
    at = soldier(o, -1.1, "walk")
    bristling(o, at, 0.7, 0.28)
    at = soldier(o, 0.2, "walk")
    o.stroke([at((-0.4, 1.52)), at((0.85, 1.36))], 0.11)
    o.stroke([at((0.62, 1.38)), at((0.58, 1.14))], 0.04)
    runner(o, 1.35, CARBINE)
    return o


def mg42():
    o = Outline("ger")
    soldier(o, -1.0, "sit")
    for foot in (-0.35, 0.75):
        o.stroke([(0.1, 0.62), (foot, 0.04)], 0.07, STEEL)
    o.stroke([(-0.35, 0.04), (0.3, 0.1), (0.75, 0.04)], 0.045, STEEL)
    o.box(-0.25, 0.6, 0.35, 0.7, STEEL, 0.4)
    o.stroke([(-0.62, 0.8), (1.25, 0.8)], 0.06)
    o.shape([(0.15, 0.74), (1.05, 0.75), (1.05, 0.87), (0.15, 0.88)], STEEL, 0.5)
    for i in range(5):
        o.thread([(0.32 + i * 0.16, 0.77), (0.32 + i * 0.16, 0.85)], "#b9b29c", 0.6)
    o.shape([(-0.7, 0.7), (-0.4, 0.76), (-0.4, 0.86), (-0.7, 0.88)], WOOD, 0.4)
    o.stroke([(0.0, 0.76), (-0.05, 0.52)], 0.14, WOOD)
    return o


def engineers_ger():
    o = Outline("ger")
    at = soldier(o, -1.0, "throw")
    o.box(-1.72, 1.68, -1.38, 1.98, WOOD, 0.6)
    soldier(o, 0.75, "crawl")
    for x in (1.5, 2.0):
        o.stroke([(x, 0.03), (x, 0.75)], 0.06, WOOD)
    o.thread([(1.25, 0.5), (1.5, 0.62), (2.0, 0.55), (2.3, 0.66)], INK, 0.7)
    o.thread([(1.25, 0.28), (1.5, 0.34), (2.0, 0.26), (2.3, 0.36)], INK, 0.7)
    o.stroke([(1.2, 0.12), (1.42, 0.32)], 0.05)
    return o


def field_glasses(o, at, y):
    o.stroke([at((0.3, y)), at((0.52, y))], 0.13)
    o.stroke([at((0.1, y - 0.26)), at((0.34, y - 0.36)), at((0.44, y - 0.04))], 0.12, o.paint)


def scouts_ger():
    o = Outline("ger")
    at = soldier(o, -0.75, "kneel")
    field_glasses(o, at, 1.2)
    shooter(o, 0.75, "prone", CARBINE)
    o.stroke([(-2.0, 0.04), (-1.9, 0.5), (-2.12, 0.8)], 0.05, o.shade)
    o.stroke([(-1.9, 0.35), (-1.66, 0.7)], 0.05, o.shade)
    return o


def mortar_tube(o, x, length, base):
    o.shape([(x - base, 0.0), (x + base * 0.6, 0.0), (x + base * 0.4, 0.12), (x - base * 0.8, 0.14)], INK, 0.3)
    end = (x + length * 0.56, 0.1 + length * 0.83)
    o.stroke([(x, 0.1), end], 0.13, STEEL)
    mid = (x + length * 0.4, 0.1 + length * 0.58)
    o.stroke([mid, (x + length * 0.95, 0.03)], 0.055)
    o.stroke([mid, (x + length * 0.72, 0.03)], 0.055)
    return end


def mortar81_ger():
    o = Outline("ger")
    soldier(o, -1.35, "kneel")
    mortar_tube(o, -0.3, 1.3, 0.3)
    at = soldier(o, 1.35, "sit")
    return o


def mortar81_ita():
    o = Outline("ita")
    end = mortar_tube(o, -0.25, 1.3, 0.34)
    at = soldier(o, -1.05, "stand")
    o.stroke([at((0.02, 1.36)), at((0.5, 1.5)), (end[0] - 0.1, end[1] + 0.4)], 0.12, o.paint)
    o.shape([(end[0] - 0.1, end[1] + 0.2), (end[0] + 0.1, end[1] + 0.2), (end[0] + 0.12, end[1] + 0.45),
             (end[0], end[1] + 0.6), (end[0] - 0.12, end[1] + 0.45)], INK, 0.3)
    return o


def mortar81_us():
    o = Outline("us")
    soldier(o, -1.55, "sit")
    mortar_tube(o, -0.55, 1.25, 0.26)
    soldier(o, 0.95, "kneel")
    o.box(1.75, 0.0, 2.25, 0.36, WOOD, 0.6)
    return o


def rifles_ita():
    o = Outline("ita")
    shooter(o, -1.2, "aim", CARBINE)
    shooter(o, 0.45, "kneel", RIFLE)
    return o


def coastal():
    o = Outline("ita")
    at = soldier(o, -0.5, "stand", "cap")
    long_arm(o, at((0.3, 0.06)), at((0.34, 1.5)))
    for x, y in ((-1.9, 0.0), (-1.3, 0.0), (0.3, 0.0), (0.9, 0.0), (1.5, 0.0), (-1.6, 0.24), (0.6, 0.24), (1.2, 0.24)):
        o.shape([(x, y), (x + 0.55, y), (x + 0.6, y + 0.12), (x + 0.5, y + 0.24), (x + 0.05, y + 0.24), (x - 0.05, y + 0.12)],
                "#8b7a55", 0.5)
    return o


def bersaglieri():
    o = Outline("ita")
    runner(o, -1.0, CARBINE, wears="plume")
    runner(o, 0.85, CARBINE, wears="plume")
    return o


def guastatori():
    o = Outline("ita")
    at = soldier(o, -1.1, "walk", pack=False)
    o.stroke([(-1.42, 0.98), (-1.36, 1.34)], 0.24)
    o.stroke([at((0.1, 1.0)), at((0.85, 1.08))], 0.08)
    o.shape([(-0.22, 1.06), (0.5, 1.32), (1.2, 1.62), (1.05, 1.3), (1.6, 1.3), (1.15, 1.08), (1.6, 0.92), (0.9, 0.9),
             (0.4, 0.98)], "#a8481c", 0.6)
    return o


def breda37():
    o = Outline("ita")
    soldier(o, -0.95, "sit")
    o.stroke([(0.1, 0.7), (0.75, 0.04)], 0.06, STEEL)
    o.stroke([(0.1, 0.7), (-0.5, 0.04)], 0.06, STEEL)
    o.stroke([(0.1, 0.7), (0.2, 0.04)], 0.06, STEEL)
    o.shape([(-0.42, 0.74), (0.45, 0.74), (0.45, 0.96), (-0.42, 0.94)], STEEL, 0.5)
    o.stroke([(0.45, 0.86), (1.3, 0.88)], 0.075)
    o.stroke([(-0.42, 0.9), (-0.58, 0.74)], 0.06)
    o.box(0.0, 0.92, 0.38, 1.06, WOOD, 0.4)
    return o


def solothurn():
    o = Outline("ita")
    soldier(o, -1.15, "prone")
    o.stroke([(-1.05, 0.42), (1.6, 0.5)], 0.075)
    o.shape([(-0.95, 0.34), (-0.1, 0.36), (-0.1, 0.54), (-0.95, 0.5)], STEEL, 0.5)
    o.shape([(1.45, 0.43), (1.75, 0.43), (1.75, 0.59), (1.45, 0.57)], STEEL, 0.4)
    o.stroke([(0.25, 0.44), (0.05, 0.03)], 0.05)
    o.stroke([(0.25, 0.44), (0.45, 0.03)], 0.05)
    o.stroke([(-0.9, 0.36), (-0.98, 0.06)], 0.05)
    return o


def rifles_us():
    o = Outline("us")
    shooter(o, -1.3, "kneel", RIFLE)
    shooter(o, 1.15, "prone", RIFLE)
    at = soldier(o, -0.05, "walk")
    long_arm(o, at((-0.05, 0.86)), at((0.62, 1.5)))
    return o


def rangers():
    o = Outline("us")
    o.shape([(0.5, 0.0), (2.1, 0.0), (2.1, 1.1), (1.6, 1.05), (1.35, 0.72), (0.95, 0.66), (0.75, 0.3)], "#857656", 0.7)
    at = soldier(o, -0.9, "run")
    bristling(o, at, 0.72, 0.3)
    o.stroke([(1.5, 1.05), (1.15, 0.1)], 0.03, INK)
    o.stroke([(1.15, 0.72), (1.3, 1.1), (1.62, 1.12)], 0.16, o.shade)
    o.stroke([(1.3, 1.12), (1.5, 1.5)], 0.3, o.paint)
    o.disc(1.62, 1.72, 0.125, SKIN, 0.3)
    helmet(o, 1.62, 1.74, "us")
    o.stroke([(1.5, 1.46), (1.78, 1.32), (1.9, 1.14)], 0.12, o.paint)
    return o


def m2_cal50():
    o = Outline("us")
    soldier(o, -1.2, "sit")
    for foot in (-0.7, 0.8):
        o.stroke([(0.1, 0.52), (foot, 0.04)], 0.07, STEEL)
    o.shape([(-0.55, 0.58), (0.4, 0.58), (0.4, 0.86), (-0.55, 0.84)], STEEL, 0.5)
    o.stroke([(0.4, 0.74), (0.85, 0.76)], 0.13, STEEL)
    o.stroke([(0.4, 0.74), (1.75, 0.78)], 0.075)
    o.box(-0.1, 0.3, 0.3, 0.58, WOOD, 0.5)
    return o


def m1917_cal30():
    o = Outline("us")
    soldier(o, -0.85, "sit")
    o.stroke([(0.12, 0.56), (0.7, 0.04)], 0.07, STEEL)
    o.stroke([(0.12, 0.56), (-0.45, 0.04)], 0.07, STEEL)
    o.stroke([(0.12, 0.56), (0.25, 0.04)], 0.06, STEEL)
    o.shape([(-0.4, 0.62), (0.2, 0.62), (0.2, 0.86), (-0.4, 0.84)], STEEL, 0.5)
    o.shape([(0.2, 0.64), (0.98, 0.68), (0.98, 0.9), (0.2, 0.88)], o.shade, 0.6)
    o.stroke([(0.98, 0.8), (1.08, 0.8)], 0.07)
    o.thread([(0.9, 0.68), (1.0, 0.3), (1.3, 0.16)], INK, 0.9)
    o.box(1.2, 0.0, 1.55, 0.34, o.paint, 0.6)
    return o


def tube(o, at, y, length, radius, bell=0.0):
    o.stroke([at((-0.62, y)), at((length - 0.62, y))], radius * 2, STEEL)
    if bell:
        o.shape([at((length - 0.72, y + radius)), at((length - 0.55, y + bell)), at((length - 0.55, y - bell)),
                 at((length - 0.72, y - radius))], STEEL, 0.4)


def bazooka():
    o = Outline("us")
    at = soldier(o, 0.35, "kneel")
    tube(o, at, 1.08, 1.55, 0.06, 0.13)
    o.stroke([at((0.3, 1.05)), at((0.32, 0.84))], 0.06, WOOD)
    at = soldier(o, -1.0, "kneel")
    o.stroke([at((0.45, 1.0)), at((0.85, 1.06))], 0.09)
    return o


def panzerschreck():
    o = Outline("ger")
    at = soldier(o, 0.25, "kneel")
    tube(o, at, 1.08, 1.75, 0.085)
    o.shape([at((0.42, 0.86)), at((0.52, 0.86)), at((0.52, 1.5)), at((0.42, 1.5))], o.shade, 0.5)
    soldier(o, -1.2, "kneel")
    return o


def engineers_us():
    o = Outline("us")
    at = soldier(o, -0.7, "walk", pack=True)
    o.stroke([at((0.1, 1.1)), at((1.25, 0.16))], 0.06)
    o.shape([at((0.98, 0.06)), at((1.6, 0.06)), at((1.52, 0.2)), at((1.05, 0.2))], STEEL, 0.5)
    for x in (1.35, 1.9):
        o.shape([(x - 0.24, 0.0), (x + 0.24, 0.0), (x + 0.2, 0.12), (x - 0.2, 0.12)], "#8f2d1a", 0.4)
    o.stroke([(1.62, 0.0), (1.62, 0.85)], 0.04)
    o.shape([(1.62, 0.85), (1.62, 0.6), (2.0, 0.72)], "#b8432a", 0.4)
    return o


def paratroopers():
    o = Outline("us")
    o.shape([(-2.05, 1.45), (-1.95, 1.78), (-1.6, 2.0), (-1.2, 2.06), (-0.8, 2.0), (-0.45, 1.78), (-0.35, 1.45), (-0.62, 1.55),
             (-0.9, 1.47), (-1.2, 1.56), (-1.5, 1.47), (-1.78, 1.55)], "#9a9674", 0.8)
    for x in (-2.0, -1.5, -0.9, -0.4):
        o.thread([(x, 1.48), (-1.2, 0.92)], INK, 0.5)
    o.stroke([(-1.2, 0.84), (-1.2, 0.5)], 0.22, o.paint)
    o.disc(-1.2, 0.96, 0.1, o.shade, 0.3)
    o.stroke([(-1.22, 0.5), (-1.3, 0.16)], 0.12, o.shade)
    o.stroke([(-1.18, 0.5), (-1.02, 0.2)], 0.12, o.shade)
    shooter(o, 0.55, "aim", CARBINE, pack=True)
    return o


def brixia45():
    o = Outline("ita")
    soldier(o, -0.85, "prone")
    o.stroke([(0.0, 0.06), (0.75, 0.06)], 0.08, STEEL)
    o.stroke([(0.05, 0.1), (0.3, 0.42), (0.7, 0.08)], 0.06, STEEL)
    o.stroke([(0.22, 0.38), (0.72, 0.66)], 0.15, STEEL)
    return o


def mortar60():
    o = Outline("us")
    mortar_tube(o, -0.1, 0.85, 0.2)
    soldier(o, -1.0, "kneel")
    return o


def mortar107():
    o = Outline("us")
    soldier(o, -1.3, "kneel")
    o.shape([(-0.6, 0.0), (1.25, 0.0), (1.15, 0.14), (-0.5, 0.14)], o.paint, 0.6)
    o.stroke([(-0.35, 0.18), (0.55, 1.5)], 0.2, STEEL)
    o.stroke([(0.36, 1.12), (0.95, 0.12)], 0.09, STEEL)
    o.stroke([(1.5, 0.02), (1.5, 0.5)], 0.2, o.shade)
    o.stroke([(1.85, 0.02), (1.85, 0.5)], 0.2, o.shade)
    return o


ALL = {one.__name__: one for one in (
    rifles_ger, grenadiers, mg42, engineers_ger, scouts_ger, mortar81_ger, panzerschreck, rifles_ita, coastal,
    bersaglieri, guastatori, breda37, solothurn, mortar81_ita, brixia45, rifles_us, rangers, m2_cal50, m1917_cal30,
    bazooka, engineers_us, paratroopers, mortar81_us, mortar60, mortar107)}
