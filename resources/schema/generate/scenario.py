"""Scenarios, and games, which hold one."""

from board import board, picture_name
from pieces import (MARKERS, UNIT_CLASSES, UNIT_TYPES, document, flag, hex_name, list_of, map_of,
                    name, one_of, switches, table, text, texts, whole)

count = whole(1, 99)
turn = whole(1, 99)
player = whole(1, 9)
track_value = whole(-999, 999)
at_least = whole(0, 9999)


def term(more, required):
    """A term of victory: exactly one subject, with the keys that go with it."""
    inner = {"$ref": "#/definitions/term"}
    subjects = {
        "all": ({"all": list_of(inner)}, []),
        "any": ({"any": list_of(inner)}, []),
        "not": ({"not": inner}, []),
        "control": ({"control": name, "side": name}, []),
        "controls_at_least": ({"controls_at_least": at_least, "side": name}, []),
        "losses": ({"losses": name, "at_least": at_least}, ["at_least"]),
        "track": ({"track": name, "at_least": whole(-9999, 9999)}, ["at_least"]),
        "units_in_zone": ({"units_in_zone": name, "side": name, "at_least": at_least},
                          ["side", "at_least"]),
        "turn": ({"turn": turn}, []),
        "side_has_no_units": ({"side_has_no_units": name}, []),
    }
    return {"anyOf": [table(more | keys, sorted({*required, subject, *others}))
                      for subject, (keys, others) in subjects.items()]}


formation = table({
    "type": one_of(UNIT_TYPES),
    "count": count,
    "method": one_of(["choose", "draw_double", "random"]),
    "from": list_of(text),
}, ["type", "count"])

additional = table({"type": one_of(UNIT_TYPES), "class": one_of(UNIT_CLASSES), "count": count},
                   ["type", "count"])

deck = list_of(name) | {"minItems": 1, "maxItems": 200}

side = table({
    "id": name | {"not": {"enum": ["roll"]}}, "colour": text, "name": texts, "players": player,
    "command_points": whole(0, 99), "nations": list_of(text), "hand": whole(1, 10), "deck": deck,
    "formation": list_of(formation), "additional": list_of(additional),
}, ["id"])

supply = table({"side": name, "cards": deck, "turn": turn}, ["side", "cards"])

unit = table({
    "id": name, "card": name, "side": name, "name": texts, "at": hex_name, "zone": name, "on": name,
    "facing": whole(0, 5), "player": player,
    "experience": one_of(["recruit", "regular", "hardened", "veteran", "elite"]),
    "damage": whole(0, 99), "half": flag, "activated": flag, "markers": list_of(one_of(MARKERS)),
}, ["id", "card", "side"],
    **{"not": {"anyOf": [{"required": list(pair)}
                         for pair in (("at", "zone"), ("at", "on"), ("zone", "on"))]}})

reinforcement = table({
    "turn": turn, "side": name, "zone": name,
    "units": list_of(table({"card": name, "count": count}, ["card"])),
    "formation": formation, "additional": additional,
}, ["turn", "side", "zone"],
    oneOf=[{"required": [key]} for key in ("units", "formation", "additional")])

track = table({
    "id": name, "side": name, "name": texts, "min": track_value, "max": track_value,
    "start": track_value,
    "threshold": list_of(table({
        "at": track_value, "effect": one_of(["wins", "loses", "message"]), "side": name,
        "text": texts,
    }, ["at", "effect"])),
}, ["id", "side"])

EVENTS = ["unit_damaged", "unit_eliminated", "objective_taken", "objective_held", "turn_end",
          "unit_left_map", "zone_entered"]


def needs(key, events):
    """`key` must be there where `on` is one of the events."""
    others = [event for event in EVENTS if event not in events]
    return {"anyOf": [{"required": [key]}, {"properties": {"on": {"enum": others}}}]}


trigger = table({
    "on": one_of(EVENTS), "side": name, "unit": name, "zone": name, "objective": name,
    "once": flag, "if": {"$ref": "#/definitions/term"},
    "do": list_of({"anyOf": [
        table({"track": name, "add": {"anyOf": [track_value, one_of(["strength", "points"])]}},
              ["track", "add"]),
        table({"spawn": name, "count": count, "side": name, "zone": name},
              ["spawn", "side", "zone"]),
        table({"remove": name}, ["remove"]),
        table({"terrain": name, "hexes": list_of(hex_name) | {"minItems": 1}},
              ["terrain", "hexes"]),
        table({"objective": name, "side": name}, ["objective"]),
        table({"end": one_of(["victory"]), "side": name}, ["end", "side"]),
        table({"end": one_of(["draw"])}, ["end"]),
        table({"say": {"allOf": [texts, {"minProperties": 1}]}}, ["say"]),
    ]}),
}, ["on", "do"],
    allOf=[needs("zone", ["zone_entered"]),
           needs("objective", ["objective_taken", "objective_held"])])

keys = {
    "id": name, "system": name, "profile": name, "title": texts, "briefing": texts, "turns": turn,
    "first_player": name, "first_setup": name, "los_limit": whole(1, 999), "options": switches,
    "neutral_deck": deck, "board": board,
    "mines": list_of(table({
        "side": name, "anti_personnel": whole(0, 99), "anti_tank": whole(0, 99),
        "zones": list_of(text),
    }, ["side"])),
    "zone": list_of(table({
        "id": name, "name": texts, "side": name, "purpose": one_of(["setup", "entry", "mines", "victory"]),
        "hexes": list_of(hex_name),
    }, ["id", "purpose", "hexes"])),
    "objective": list_of(table({"id": name, "hex": hex_name, "name": texts, "holder": name},
                               ["id", "hex"])),
    "side": list_of(side),
    "unit": list_of(unit),
    "reinforcement": list_of(reinforcement),
    "track": list_of(track),
    "trigger": list_of(trigger),
    "support": list_of(supply),
    "victory": list_of({"$ref": "#/definitions/victory"}),
}
required = ["id", "system", "profile", "turns"]
definitions = {
    "term": term({}, []),
    "victory": term({"side": name, "check": one_of(["end", "every_turn"])}, ["side"]),
}

scenario = document("scenario", "A Hexwerk scenario", keys, required, definitions=definitions)

version = whole(0, 1_000_000)
pin = table({"id": name, "version": version, "hash": text}, ["id"])
played = {
    "data": table({
        "rules": version, "system": pin, "profile": pin, "corrections": map_of(text),
        "cards": map_of(text), "formations": map_of(text), "tiles": map_of(text),
        "command_cards": map_of(text), "support_cards": map_of(text),
    }, ["rules"]),
    "course": flag,
    # By side, the seed of its seals.
    "secrets": map_of({"type": "string", "pattern": "^[0-9a-f]{64}$"}),
    "played_with": list_of(table({"file": text, "text": text}, ["file", "text"])),
    # By number; each a JSON object.
    "orders": {"type": "object", "additionalProperties": False,
               "patternProperties": {"^[0-9]{1,19}$": {"type": "string", "pattern": r"^\s*\{"}}},
}
game = document("game", "A game of Hexwerk, in progress or finished",
                {"scenario": table(keys, required)} | played, ["scenario", "data", "orders"],
                definitions=definitions)
at_table = document("table", "A game at a real table, as entered in Hexwerk",
                    {"setup": table(keys | {"joined_cards": list_of(text)}, required)} | played, ["setup", "data", "orders"],
                    definitions=definitions)

campaign_side = table({"id": name, "colour": text, "name": texts}, ["id"])
EXPERIENCES = ["recruit", "regular", "hardened", "veteran", "elite"]
battles = whole(1, 999)
counted = whole(1, 999)
points = whole(-9999, 9999)
file_name = {"type": "string", "pattern": r"^[^/\\].*\.toml$"}


def result_term():
    """As a term of victory, about how the battle ended, or about the campaign."""
    inner = {"$ref": "#/definitions/result_term"}
    subjects = {
        "all": {"all": list_of(inner)},
        "any": {"any": list_of(inner)},
        "not": {"not": inner},
        "winner": {"winner": name},
        "margin": {"margin": counted},
        "played": {"played": name},
        "core_lost": {"core_lost": name},
        "battle_count": {"battle_count": battles},
    }
    own = [table(keys, [subject]) for subject, keys in subjects.items()]
    leaves = [one for one in definitions["term"]["anyOf"]
              if not {"all", "any", "not"} & set(one["required"])]
    return {"anyOf": own + leaves}


def deed(more, needed):
    keys = {"kills": counted, "battles": counted, "objective": counted,
            "per": one_of(["campaign", "battle"])} | more
    return table(keys, needed,
                 anyOf=[{"required": [key]} for key in ("kills", "battles", "objective")])


result = table({
    "title": texts, "when": {"$ref": "#/definitions/result_term"}, "next": list_of(name),
    "chooses": name, "text": texts,
    "do": list_of({"anyOf": [
        table({"track": name, "add": points}, ["track", "add"]),
        table({"replacement_points": points, "side": name}, ["replacement_points", "side"]),
        table({"end": one_of(["victory"]), "side": name}, ["end", "side"]),
        table({"end": one_of(["draw"])}, ["end"]),
    ]}),
})

campaign_keys = {
    "id": name, "system": name, "title": texts, "briefing": texts, "background": picture_name,
    "start": name, "length": battles,
    "side": list_of(campaign_side),
    "core": list_of(table({"id": name, "side": name, "card": name, "name": texts,
                           "experience": one_of(EXPERIENCES)}, ["id", "side", "card"])),
    "reserve": list_of(table({"side": name, "cards": list_of(text), "count": counted,
                              "from_battle": battles}, ["side", "cards"])),
    "track": list_of(track),
    "battle": list_of(table({
        "id": name, "title": texts, "scenario": file_name,
        # Without quotes in TOML; whoever reads it as JSON sees a text.
        "date": {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},
        "place": list_of(whole(-100_000, 100_000)) | {"minItems": 2, "maxItems": 2},
        "slot": list_of(table({"side": name, "units": list_of(text),
                               "types": list_of(one_of(UNIT_TYPES)), "choose": flag,
                               "fill": one_of(["scenario", "reserve", "empty"])},
                              ["side", "units"])),
        "result": list_of(result),
    }, ["id", "scenario"])),
    "carry_over": table({
        "losses": one_of(["keep", "half_back", "all_back"]),
        "damage": one_of(["keep", "repair", "repair_for_points"]),
        "experience": list_of(deed({"add": whole(1, 4)}, [])),
        "salvage": flag, "salvage_battles": battles,
        "replacements": one_of(["none", "points"]),
    }),
    "medal": list_of(table({"id": name, "name": texts, "text": texts, "for": deed({}, [])},
                           ["id", "for"])),
}
campaign_required = ["id", "system", "start"]
campaign_definitions = {"term": definitions["term"], "result_term": result_term()}

campaign = document("campaign", "A Hexwerk campaign", campaign_keys, campaign_required,
                    definitions=campaign_definitions)
campaign_game = document(
    "campaign_game", "A campaign of Hexwerk, in progress or finished",
    {"campaign": table(campaign_keys |
                       {"scenarios": list_of(table({"file": text, "text": text},
                                                   ["file", "text"]))}, campaign_required)} |
    {key: value for key, value in played.items() if key != "course"} |
    {"players": map_of(text),  # by side
     "games": list_of(table({"number": whole(1, 1_000_000), "hash": text, "text": text},
                            ["number", "hash", "text"]))},
    ["campaign", "data", "orders"], definitions=campaign_definitions)
