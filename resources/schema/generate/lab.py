"""Results of balance studies."""

from pieces import document, list_of, map_of, name, table, text, whole

COUNT = whole(0, 1_000_000_000)
digest = {"type": "string", "pattern": "^[0-9a-f]{16}$"}
by_name = map_of(COUNT)


def exactly(count, element):
    return list_of(element) | {"minItems": count, "maxItems": count}


def numbered(value):
    return {"type": "object", "patternProperties": {"^(0|[1-9][0-9]*)$": value},
            "additionalProperties": False}


by_number = numbered(COUNT)
results = exactly(2, exactly(3, COUNT))
scores = exactly(5, COUNT)
shard = table({
    "pairs": whole(0, 100_000_000),
    "digest": digest,
    "outcome": results,
    "unfinished": exactly(2, COUNT),
    "begins": results,
    "pair_score": scores,
    "side_score": scores,
    "turns": by_number,
    "orders": by_number,
    "points": map_of(by_number),
    "losses": map_of(by_name),
    "losses_by_card": map_of(by_name),
    "losses_by_unit": map_of(by_name),
    "losses_by_turn": map_of(by_number),
    "points_by_turn": map_of(by_number),
    "held": map_of(by_name),
    "fire": map_of(by_name),
    "targets": map_of(by_name),
    "moves": map_of(by_name),
    "holders": map_of(map_of(by_number)),
    "contested": by_name,
    "came": map_of(by_name),
    "acted": map_of(by_name),
    "fired": map_of(by_name),
    "arrivals": map_of(by_number),
    "ends": map_of(by_number),
    "decided": map_of(by_number),
    "ends_seen": map_of(by_number),
    "decided_seen": map_of(by_number),
    "leads": map_of(by_number),
}, ["pairs", "digest", "outcome", "unfinished", "begins", "pair_score", "side_score"])
study = document("study", "Results of a balance study of Hexwerk", {
    "head": table({
        "scenario": table({"id": text, "system": name, "hash": text}, ["id", "system", "hash"]),
        "data": map_of(text),
        "engine": text,
        "sides": exactly(2, name),
        "opponents": exactly(2, table({"id": text, "hash": text, "rollouts": COUNT},
                                      ["id", "hash"])),
        "seed": text,
        "pairs": whole(1, 100_000_000),
        "shards": whole(1, 1_000_000),
        "limits": table({"turns": whole(1, 1000), "orders": whole(1, 1_000_000)},
                        ["turns", "orders"]),
    }, ["scenario", "data", "engine", "sides", "opponents", "seed", "pairs", "shards", "limits"]),
    "shard": numbered(shard),
}, ["head"])
