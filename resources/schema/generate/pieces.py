"""The pieces that schemas are put together from."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
ASSAULT = tomllib.loads((ROOT / "resources/assault/system.toml").read_text())

ID_PATTERN = r"^[A-Za-z0-9._-]+$"
HEX_PATTERN = r"^[A-Z]{1,3}[1-9][0-9]{0,3}$"
RULE_PATTERN = r"^[RDH][0-9]+(\.[0-9]+)*[a-z]$"

text = {"type": "string"}
flag = {"type": "boolean"}
name = {"type": "string", "pattern": ID_PATTERN}
own_system = {"enum": ["assault"]}
rule_id = {"type": "string", "pattern": RULE_PATTERN}
hex_name = {"type": "string", "pattern": HEX_PATTERN}
pool = {"type": "string", "pattern": "^[RYGB]{0,32}$"}
die = {"type": "string", "pattern": "^[RYGB]$"}
die_or_none = {"type": "string", "pattern": "^[RYGB]?$"}
option = {"type": ["boolean", "integer", "string"]}

UNIT_TYPES = ["infantry", "artillery", "vehicle"]
UNIT_CLASSES = ["standard", "support", "light", "anti_air", "truck"]
MOVEMENT_TYPES = ["foot", "artillery", "mechanized", "track"]
ROADS = ["main_road", "narrow_road", "sneaky_trail"]
HEXSIDES = ["stone_wall", "steep_slope", "barbed_wire", "tank_barricade"]
OVERLAYS = ["sandbags", "trench", "gun_position", "bunker", "pillbox", "crater", "ruin"]
MARKERS = [
    "normal_action", "fast_action", "delayed_action", "digging_in", "firing", "turret_firing",
    "move_and_fire", "fire_and_move", "hide_action", "hidden", "ambush", "suppressed", "fallback",
    "attack_dice_minus_1", "immobilised", "dug_in",
]


def one_of(names):
    return {"enum": list(names)}


def whole(least, greatest):
    return {"type": "integer", "minimum": least, "maximum": greatest}


def list_of(element):
    return {"type": "array", "items": element}


def map_of(value):
    return {"type": "object", "additionalProperties": value}


def table(keys, required=(), **more):
    """A table that has these keys and no others."""
    schema = {"type": "object", "properties": keys, "additionalProperties": False}
    if required:
        schema["required"] = list(required)
    return schema | more


def columns(names, value):
    return table({column: value for column in names})


# Texts by language; the usual ones are offered.
texts = map_of(text) | {"properties": {"en": text, "de": text}}
# The switches of the system, each of the type of its standard; corrections may bring more.
TYPES = {bool: "boolean", int: "integer", str: "string"}
switches = map_of(option) | {"properties": {
    key: {"type": TYPES[type(row["standard"])]} for key, row in ASSAULT["switch"].items()}}
mark = {"type": "string", "pattern": "^[TWOGHC]+$"}
# How sure the values of a row are: for all of it, or for each key.
source = {"anyOf": [mark, map_of(mark)]}


def document(file_format, title, keys, required=(), **more):
    head = {"format": one_of([f"hexwerk.{file_format}"]), "version": one_of([1])}
    return {
        "$schema": "http://json-schema.org/draft-04/schema#",
        "title": title,
    } | table(head | keys, ["format", "version", *required], **more)
