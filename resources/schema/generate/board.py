"""What is painted on boards and tiles."""

from pieces import (OVERLAYS, document, flag, hex_name, list_of, name, one_of,
                    own_system, table, texts, whole)

size = whole(2, 200)
width = size | {"multipleOf": 2}

# A file in the folder of the one that names it, or below.
picture_name = {"type": "string", "maxLength": 200,
                "pattern": r"^(?!/)(?!(.*/)?\.{1,2}/)(?!.*//)[^\\:\x00-\x1f\x7f]+"
                           r"\.([pP][nN][gG]|[jJ][pP][eE]?[gG])$"}
pixels = whole(-99999, 99999)
underlay = table({
    "picture": picture_name,
    "points": list_of(table({"hex": hex_name, "x": pixels, "y": pixels}, ["hex", "x", "y"])) |
    {"minItems": 3, "maxItems": 3},
    "opacity": whole(0, 100),
}, ["picture"])

painted = {
    "terrain": name,
    "patch": list_of(table({"hexes": list_of(hex_name), "terrain": name, "level": whole(0, 2)},
                           ["hexes"])),
    "road": list_of(table({"kind": name, "hexes": list_of(hex_name)}, ["kind", "hexes"])),
    "hexside": list_of(table({
        "hex": hex_name,
        "side": one_of(["N", "NE", "SE", "S", "SW", "NW"]),
        "kind": name,
    }, ["hex", "side", "kind"])),
    "overlay": list_of(table({"kind": one_of(OVERLAYS), "hex": hex_name, "facing": whole(0, 5)},
                             ["kind", "hex"])),
    "label": list_of(table({"hex": hex_name, "text": texts}, ["hex", "text"])),
}

board = table({
    "columns": width,
    "rows": size,
    "underlay": underlay,
    "tile": list_of(table({
        "tile": name,
        "at": hex_name,
        "turned": flag,
        "crop": table({"from": hex_name, "to": hex_name}, ["from", "to"]),
    }, ["tile", "at"])),
    "transform": list_of(table({"from": name, "to": name}, ["from", "to"])),
    "smoke": list_of(table({"hex": hex_name, "count": whole(1, 5)}, ["hex"])),
    "minefield": list_of(table({
        "hex": hex_name,
        "kind": one_of(["anti_personnel", "anti_tank", "dummy"]),
        "side": name,
        "found": flag,
    }, ["hex", "kind", "side"])),
} | painted)

tile = document("tile", "One side of a Hexwerk map tile",
                {"system": own_system, "id": name, "name": texts, "columns": width, "rows": size,
                 "underlay": underlay} | painted, ["id", "columns", "rows"])
# Every hex stands in a patch that says its terrain: there is none beneath, and not all patches are empty.
without_hexes = {"items": {"properties": {"hexes": {"maxItems": 0}}}}
stamp = document("stamp", "A group of hexes to lay on a Hexwerk map",
                 {"system": own_system, "id": name, "name": texts} |
                 {key: value for key, value in painted.items() if key != "terrain"} |
                 {"patch": painted["patch"] | {"not": without_hexes}}, ["id", "patch"])
