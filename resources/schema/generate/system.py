"""Dice, tables, switches and profiles of a rule system, or corrections of them."""

from pieces import (ASSAULT, HEXSIDES, MARKERS, MOVEMENT_TYPES, OVERLAYS, ROADS, UNIT_TYPES,
                    columns, die, die_or_none, document, flag, list_of, map_of, name, one_of,
                    option, pool, rule_id, source, switches, table, text, texts, whole)

points = whole(0, 20)
height = whole(0, 9)
number = whole(1, 7)  # that a D6 has to reach
modifier = whole(-6, 6)
shot_range = whole(0, 14)
FORTIFICATIONS = OVERLAYS[:5]
VEHICLES = ["mechanized", "track"]
ACTIONS = [
    "normal_move", "fast_move", "move_and_fire", "fire_and_move", "fire", "turret_fire", "dig_in",
    "hide", "detach", "reinforce", "covering_fire", "load", "dismount", "unload", "turn_facing",
    "indirect_fire", "smoke", "special_ability",
]
# What a row that is new must say.
NEW_DICE = ["red", "yellow", "green", "blue"]
NEW_TERRAIN = ["name", "cost", "bonus", "sight", "height"]
NEW_FORTIFICATION = ["name", "front", "flank", "rear", "holds", "full_arc"]
NEW_HEXSIDE = ["name", "bonus", "cost"]
NEW_ROAD = ["name", "cost"]
NEW_MARKER = ["name", "group"]
NEW_SWITCH = ["name", "standard", "rule"]
NEW_ABILITY = ["name", "effects"]


def row(keys):
    return table(keys | {"source": source})


def cost(word):
    return columns(MOVEMENT_TYPES, {"anyOf": [points, one_of([word])]})


def defined(name):
    return {"$ref": f"#/definitions/{name}"}


def effect(hooks, keys=None, required=()):
    return table({"hook": one_of(hooks)} | (keys or {}), ["hook", *required])


faces = list_of(one_of(["-", "X", "D", "DD", "C", "CD"])) | {"minItems": 6, "maxItems": 6}
dice = row({colour: faces for colour in NEW_DICE})
terrain = row({
    "name": texts | {"minProperties": 1}, "cost": defined("cost"),
    "bonus": columns(UNIT_TYPES, pool),
    "vehicle_damage": pool,
    "sight": one_of(["clear", "hinders", "blocks"]), "hindrance_die": die, "height": height,
    "infantry_height": height, "building": flag, "bars_indirect_fire": flag,
    "clear_along_road": flag, "crater": text, "open": flag, "water": flag, "art": name,
    "house": rule_id,
})
types = list_of(one_of(UNIT_TYPES))
fortification = row({"name": texts, "front": pool, "flank": pool, "rear": pool, "holds": types,
                     "set_up": types, "full_arc": types})
hexside = row({
    "name": texts, "bonus": columns(UNIT_TYPES, die_or_none), "cost": defined("cost"),
    "check": columns(VEHICLES, pool), "delays": flag, "weakens_assault": flag, "water": flag,
    "crossing": flag, "art": name, "house": rule_id,
})
def road_row(kind, word, required=()):
    points_or_word = {"anyOf": [points, {"type": "string", "pattern": f"^{word}$"}]}
    return table({"name": texts, "cost": columns(MOVEMENT_TYPES, points_or_word),
                  "turn": columns(VEHICLES, points), "road": flag, "water": one_of([kind]),
                  "art": name, "house": rule_id, "source": source}, required)


# A watercourse is prohibited to some, a road costs them what the terrain does.
road = {"anyOf": [road_row(True, "P", ["water"]), road_row(False, "PT")]}
marker = row({"name": texts, "group": one_of(["white", "yellow", "green", "black", "red"]),
              "reverse": one_of(MARKERS)})
switch = table({"name": texts, "standard": option, "rule": text})
ability = row({
    "name": texts, "text": texts,
    "effects": list_of({"anyOf": [
        effect(["forbid_hidden_step", "spotter", "smoke", "immobile", "all_round_fire"]),
        effect(["forbid_action"], {"action": one_of(ACTIONS)}, ["action"]),
        effect(["disembark_marker"], {"marker": one_of(MARKERS)}, ["marker"]),
        effect(["mine_detection"], {"add": modifier}, ["add"]),
        effect(["support_attack"], {"dice": pool, "range": whole(1, 14)}, ["dice", "range"]),
        effect(["attack_die"], {
            "die": pool, "target": one_of(["armoured", "soft", "any"]), "from": shot_range,
            "to": shot_range,
        }, ["die"]),
        effect(["defence_die"], {"die": pool}, ["die"]),
        effect(["rider_capacity"], {"points": whole(0, 99)}, ["points"]),
    ]}),
})
fire_row = row({column: die_or_none for column in ("normal", "fast_vehicle", "blind_infantry",
                                                   "blind_vehicle")})
ROLLS = ["one_or_less", "two", "three", "four", "five", "six_or_more"]
symbols = one_of(["-", "X", "D", "DD", "C", "CD"])
drift = whole(0, 6)
support = table({
    "anti_aircraft": columns(["red", "yellow", "green", "blue"],
                             row({band: pool for band in ("close", "medium", "long")})),
    "air_defence": row({key: symbols for key in ("crash", "damaged", "slightly_damaged",
                                                 "turns_away")} | {"accuracy": modifier}),
    "air_spotting": columns(ROLLS, row({"no_terrain_bonus": modifier, "terrain_bonus": modifier})),
    "air_accuracy": columns(ROLLS, row({
        status: die_or_none for status in ("fast_action", "fallback", "immobile", "suppressed",
                                           "delayed_action", "other")})),
    "artillery_accuracy": columns(ROLLS, row({
        status: die_or_none for status in ("fast_action_or_fallback",
                                           "immobile_suppressed_or_delayed", "other")})),
    "blast": columns(["eliminated", "half_strength", "damage", "fallback", "suppressed"],
                     row({"symbols": symbols, "collapses": flag})),
    "drift": row({key: die for key in ("ranging", "impact", "scout", "confirmed")} |
                 {key: drift for key in ("critical", "damage", "suppression", "blank",
                                         "free_shift", "most_shift")}),
    "smoke": row({"most": whole(1, 9)}),
})
definitions = {"cost": cost("P"), "terrain": terrain, "marker": marker, "support": support}
profile = table({"name": texts, "switches": switches, "terrain": map_of(defined("terrain")),
                 "support": defined("support"), "marker": columns(MARKERS, defined("marker"))})


def requiring(required):
    """Rows by names of their own."""
    return {"additionalProperties": {"required": required}}


def new_rows(kind, required):
    """Corrections: a row that the system does not have must be a whole one."""
    return {"properties": {known: {} for known in ASSAULT[kind]}} | requiring(required)


def all_rows(names, required):
    return {"required": names, "properties": {name: {"required": required} for name in names}}


# A file without `extends` has everything.
whole_system = {
    "not": {"anyOf": [{"required": ["extends"]}, {"required": ["active"]}]},
    "required": ["id", "name", "data_version", "dice", "terrains", "terrain", "fortification",
                 "hexside", "road", "climb", "spotting", "fire_modification", "mines", "smoke",
                 "marker", "profile"],
    "properties": {
        "dice": requiring(NEW_DICE),
        "terrain": requiring(NEW_TERRAIN),
        "fortification": all_rows(FORTIFICATIONS, NEW_FORTIFICATION),
        "hexside": all_rows(HEXSIDES, NEW_HEXSIDE) | requiring(NEW_HEXSIDE),
        "road": all_rows(ROADS, NEW_ROAD) | requiring(NEW_ROAD),
        "marker": all_rows(MARKERS, NEW_MARKER),
        "switch": requiring(NEW_SWITCH),
        "ability": requiring(NEW_ABILITY),
        "profile": requiring(["name"]),
    },
}

correction = {
    "required": ["extends"],
    "not": {"required": ["id"]},
    "properties": {
        "dice": new_rows("dice", NEW_DICE),
        "terrain": new_rows("terrain", NEW_TERRAIN),
        "hexside": new_rows("hexside", NEW_HEXSIDE),
        "road": new_rows("road", NEW_ROAD),
        "switch": new_rows("switch", NEW_SWITCH),
        "ability": new_rows("ability", NEW_ABILITY),
        "profile": new_rows("profile", ["name"]),
    },
}

system = document("system", "A rule system of Hexwerk, or corrections of one", {
    "id": name, "extends": name, "active": flag, "name": texts,
    "data_version": whole(1, 1_000_000), "rules": map_of(list_of(rule_id)),
    "dice": map_of(dice), "terrains": list_of(text), "hexsides": list_of(text),
    "roads": list_of(text), "terrain": map_of(defined("terrain")),
    "fortification": columns(FORTIFICATIONS, fortification),
    "hexside": map_of(hexside) | {"maxProperties": 16}, "road": map_of(road) | {"maxProperties": 8}, "climb": row({"cost": defined("cost")}),
    "spotting": row({key: number for key in ("in_the_open", "one_die", "two_dice",
                                             "three_dice_or_fortification")} |
                    {key: modifier for key in ("hindering_terrain", "hide_action", "hidden",
                                               "ambush", "sneaky_trail")}),
    "fire_modification": columns(["firing", "turret_firing", "moving_and_firing"], fire_row),
    "mines": columns(["anti_personnel", "anti_tank"],
                     row({"attack": pool, "defence": pool, "against": types})),
    "mine_detection": row({kind: number for kind in UNIT_TYPES} |
                          {"identified": modifier, "fallback": modifier}),
    "smoke": row({"die": die, "most": whole(1, 9)}),
    "transport": row({"rider_capacity": whole(0, 99)}),
    "sheets": row({key: whole(1, 99) for key in ("status", "spare", "smoke", "mines", "dice")} |
                  {"damage": whole(1, 9)}),
    "support": defined("support"),
    "marker": columns(MARKERS, defined("marker")), "switch": map_of(switch),
    "ability": map_of(ability),
    "nation": map_of(texts), "profile": map_of(profile),
}, definitions=definitions, oneOf=[correction, whole_system])
