#!/usr/bin/env python3
"""study_totals.py CLI SCENARIO: a second reader of results of studies. It plays a study in shards, adds up the files by itself and
computes the figures by the textbook, and compares all of it with `study report`. It knows nothing of the program's code."""

import json
import math
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from statistics import NormalDist, fmean, stdev

SHARDS = 5
HISTOGRAMS = ("turns", "orders")


def run(*arguments):
    return subprocess.run(arguments, check=True, capture_output=True, text=True).stdout


def added(a, b, add=lambda x, y: x + y):
    if isinstance(a, dict):
        return {key: added(a[key], b[key], min if key.endswith("_seen") else add) if key in a and key in b else a.get(key, b.get(key))
                for key in a.keys() | b.keys()}
    if isinstance(a, list):
        return [added(x, y, add) for x, y in zip(a, b, strict=True)]
    return add(a, b)


def wilson(won, games):
    z = NormalDist().inv_cdf(0.975)
    share = won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def at_least(won, games, chance):
    return math.fsum(math.comb(games, k) * chance ** k * (1 - chance) ** (games - k) for k in range(won, games + 1))


def exact(won, games):
    def root(of, wanted):
        low, high = 0.0, 1.0
        for _ in range(100):
            middle = (low + high) / 2
            low, high = (middle, high) if of(middle) < wanted else (low, middle)
        return low
    return (0.0 if won == 0 else root(lambda p: at_least(won, games, p), 0.025),
            1.0 if won == games else root(lambda p: at_least(won + 1, games, p), 0.975))


def interval(won, games):
    if games == 0:
        return 0.0, 1.0
    return exact(won, games) if games < 40 or won in (0, games) else wilson(won, games)


def mean(scores):
    pairs = sum(scores)
    middle = sum(count * i / 4 for i, count in enumerate(scores)) / pairs
    variance = sum((count + 0.2) * (i / 4 - middle) ** 2 for i, count in enumerate(scores)) / (pairs + 1)
    half = NormalDist().inv_cdf(0.975) * math.sqrt(variance / pairs)
    return middle, (max(middle - half, 0.0), min(middle + half, 1.0)), math.sqrt(variance / pairs)


def check(what, found, expected):
    if isinstance(expected, (list, tuple)):
        assert len(found) == len(expected), (what, found, expected)
        for one, other in zip(found, expected):
            check(what, one, other)
    elif isinstance(expected, float):
        assert abs(found - expected) < 1e-9, (what, found, expected)
    else:
        assert found == expected, (what, found, expected)


def check_results(what, found, counts, sides):
    games = sum(counts)
    check(what, found["games"], games)
    for count, one in zip(counts, [found["wins"][sides[0]], found["wins"][sides[1]], found["draws"]]):
        check(what, one["games"], count)
        check(what, one["interval"], interval(count, games))


def main():
    cli, scenario = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / f"{shard}.toml" for shard in range(SHARDS)]
        for shard, file in enumerate(files):
            run(cli, "study", "run", scenario, "--pairs", "60", "--sides", "random,random", "--seed", "7",
                "--shard", f"{shard}/{SHARDS}", "-o", file)
        documents = [tomllib.loads(file.read_text()) for file in files]
        report = json.loads(run(cli, "study", "report", "--json", *files))
    head = documents[0]["head"]
    assert all(document["head"] == head for document in documents)
    blocks = [block for document in documents for block in document["shard"].values()]
    assert len(blocks) == SHARDS
    total = blocks[0]
    for block in blocks[1:]:
        total = added(total, block)
    sides = head["sides"]
    check("pairs", report["pairs"], 60)
    assert total["pairs"] == 60 and sum(total["turns"].values()) == 120
    check_results("all", report["all"], added(*total["outcome"]), sides)
    check_results("as first", report["as_first"], total["outcome"][0], sides)
    check_results("as second", report["as_second"], total["outcome"][1], sides)
    for side, results in zip(sides, total["begins"]):
        check_results(f"{side} begins", report["begins"][side], results, sides)
    middle, around, error = mean(total["side_score"])
    check("share", report["verdict"]["share"], middle)
    check("share", report["verdict"]["interval"], around)
    is_balanced = abs(middle - 0.5) + NormalDist().inv_cdf(0.95) * error < 0.05
    is_tilted = around[0] > 0.5 or around[1] < 0.5
    check("balance", report["verdict"]["balance"], "balanced" if is_balanced else "tilted" if is_tilted else "unclear")
    middle, around, error = mean(total["pair_score"])
    check("score", report["strength"]["score"], middle)
    check("elo", report["strength"]["elo"], 400 * math.log10(middle / (1 - middle)))
    leads = [sign * int(lead) / 2 for group, sign in (("0", 1), ("1", -1))
             for lead, pairs in total["leads"].get(group, {}).items() for _ in range(pairs)]
    check("pairs with a lead", len(leads), sum(total["pair_score"]))
    check("lead", report["lead"]["mean"], fmean(leads))
    low, high = report["lead"]["interval"]
    assert abs((high - low) / 2 - 2.00100 * stdev(leads) / math.sqrt(60)) < 1e-3, (low, high) # t of 59
    counted = [key for key in total if isinstance(total[key], dict)]
    assert set(HISTOGRAMS) < set(counted) and len(counted) > 12
    check("counts", report["counts"], {key: total[key] for key in counted})
    print(f"{len(counted)} tallies and all figures agree")


main()
