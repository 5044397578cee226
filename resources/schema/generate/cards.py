"""Cards of units, formations, commands and support, and the vocabulary of effects."""

from board import picture_name
from pieces import (MOVEMENT_TYPES, UNIT_CLASSES, UNIT_TYPES, die, document, flag, list_of, name,
                    one_of, own_system, pool, source, table, text, texts, whole)

shot_range = whole(0, 14)
points = whole(0, 999)
strength = whole(1, 20)
band = table({"from": shot_range, "to": shot_range, "dice": pool}, ["from", "to", "dice"])
areas = ["front", "flank", "rear", "above"]

unit = table({
    "id": name, "name": texts, "nation": name, "type": one_of(UNIT_TYPES),
    "class": one_of(UNIT_CLASSES), "points": points, "half_points": points, "strength": strength,
    "half_strength": strength,
    "defence": {"anyOf": [pool, table({area: pool for area in areas}, areas)]},
    "attack": table({"armoured": list_of(band), "soft": list_of(band), "source": source}),
    "movement": whole(0, 20), "movement_type": one_of(MOVEMENT_TYPES), "can_support": flag,
    "turret": flag,
    "blast": table({"die": die, "up_to": shot_range, "support_only": flag}, ["die"]),
    "indirect": band, "abilities": list_of(text), "transport": whole(0, 99),
    "silhouette": name, "picture": picture_name, "source": source,
}, ["id", "name", "nation", "type", "points", "half_points", "strength", "half_strength", "defence",
    "movement", "movement_type"])

formation = table({
    "id": name, "name": texts, "nation": name, "type": one_of(UNIT_TYPES), "command": texts,
    "command_points": whole(0, 99),
    "units": list_of(table({"card": name, "count": whole(1, 20)}, ["card"])), "picture": picture_name,
    "source": source,
}, ["id", "name", "nation", "type", "units"])

amount = whole(-20, 20)
effects = list_of(table({"effect": name, "amount": amount, "dice": pool, "ability": name},
                        ["effect"]))
times = ["anytime", "planning", "support", "action", "organization", "before_activation",
         "special"]
played = {"id": name, "name": texts, "nation": name, "time": one_of(times), "timing": texts,
          "effects": effects, "text": texts, "picture": picture_name, "source": source}

moments = ["effects", "enemy_attack", "spotting", "close_combat", "overrun", "initiative", "enemy_card"]
command = table({**played, "category": texts, "moment": one_of(moments), "types": list_of(one_of(UNIT_TYPES))},
                ["id", "name", "time"])

support = table({
    **played, "kind": one_of(["air", "artillery"]), "attack": pool, "suppressive_fire": pool,
    "fire_for_effect": pool, "bombardment": pool, "smoke": pool, "hexes": whole(1, 19),
    "in_line": flag,
    "secondary": pool, "defence": die, "blast": die, "second": whole(-6, 6),
}, ["id", "name", "time", "kind"])

effect = table({
    "id": name, "name": texts, "text": texts,
    "takes": one_of(["nothing", "amount", "dice", "ability"]), "least": amount, "most": amount,
    "target": one_of(["none", "own", "enemy", "hex"]),
    "until": one_of(["now", "action", "once", "turn"]), "source": source,
}, ["id", "name", "text"])

cards = document("cards", "Cards of Hexwerk",
                 {"system": own_system, "unit": list_of(unit), "command": list_of(command),
                  "support": list_of(support), "effect": list_of(effect)},
                 ["system"])
formations = document("formations", "Formation cards of Hexwerk",
                      {"system": own_system, "formation": list_of(formation)}, ["system"])
