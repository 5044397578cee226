#!/usr/bin/env python3
"""check_schemas.py CLI: do the JSON schemas say what the readers say?

The program itself is asked about every file of ours and about thousands of spoilt ones; a schema
has to refuse what it refuses for a key, a type, a range or a name, and nothing else.
"""

import json
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

import jsonschema

from spoil import as_json, page_examples, spoilt, toml

ROOT = Path(__file__).resolve().parents[2]
SCHEMAS = ROOT / "resources/schema"
# What a schema can see. Whether ids exist and things fit together is for the program alone.
SEEN = {"wrong-format", "wrong-system", "newer-version", "missing-key", "unknown-key",
        "wrong-type", "out-of-range", "bad-name", "conflict", "odd-width"}
# Files whose only fault is a number that another one in the file bounds.
BOUND_BY_OTHERS = {"card_half_above_full.toml", "reinforcement_too_late.toml", "support_too_late.toml",
                   "threshold_off_the_track.toml", "track_starts_outside.toml"}
# Faults that show only beside the system that is corrected.
ONLY_BESIDE_THE_SYSTEM = ("terrain", "terrain.swamp", "terrains.0", "marker.fallback.reverse")
# Keys of an effect that its word of the vocabulary asks for.
BY_VOCABULARY = ("amount", "dice", "ability")
failures = []


def check(holds, *what):
    if not holds:
        failures.append(" ".join(str(part) for part in what))


def schemas():
    found = {}
    for path in sorted(SCHEMAS.glob("*.schema.json")):
        schema = json.loads(path.read_text())
        jsonschema.Draft4Validator.check_schema(schema)
        found[path.name.removesuffix(".schema.json")] = schema
    return found


def program_problems(cli, files):
    """What `validate` says about each file."""
    arguments = [cli, "--data", ROOT / "resources", "validate", "--json", *files]
    ran = subprocess.run(arguments, capture_output=True, text=True)
    said = {str(file): [] for file in files}
    for problem in json.loads(ran.stdout):
        # Corrections may spoil what they correct.
        said.setdefault(problem["file"], []).append(problem)
    return said


def judged_by_program(cli, trials):
    """Each trial with what the program says about it."""
    if not trials:
        return []
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / f"{number}.toml" for number in range(len(trials))]
        for file, trial in zip(files, trials):
            file.write_text(toml(trial.document))
        said = program_problems(cli, files)
    return [(trial, said[str(file)]) for file, trial in zip(files, trials)]


def are_generated():
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, SCHEMAS / "generate/write", folder], check=True,
                       env={"PYTHONDONTWRITEBYTECODE": "1"})
        fresh = {path.name: path.read_text() for path in Path(folder).iterdir()}
    kept = {path.name: path.read_text() for path in SCHEMAS.glob("*.schema.json")}
    for name in fresh.keys() | kept.keys():
        check(fresh.get(name) == kept.get(name), name, "is not what generate/write writes")


def errors_of(all_schemas, document):
    file_format = str(document.get("format", "")).removeprefix("hexwerk.")
    schema = all_schemas.get(file_format, all_schemas["scenario"])
    return list(jsonschema.Draft4Validator(schema).iter_errors(as_json(document)))


def judged_alike(what, problems, errors):
    seen = any(problem["code"] in SEEN for problem in problems)
    told = ([problem["message"] for problem in problems], [error.message[:200] for error in errors])
    check(errors or not seen, what, "is taken by the schema", *told)
    wrong = seen or any(problem["severity"] == "error" for problem in problems)
    check(wrong or not errors, what, "is refused by the schema", *told)


def files_are_judged_alike(cli, all_schemas):
    files = [path for folder in ("resources", "scenarios", "tests/data")
             for path in sorted((ROOT / folder).rglob("*.toml"))]
    said = program_problems(cli, files)
    judged = 0
    for path in files:
        problems = said[str(path)]
        try:
            document = tomllib.loads(path.read_text("utf-8-sig"))
        except (UnicodeDecodeError, tomllib.TOMLDecodeError):
            continue  # no schema is asked about what is not TOML
        errors = errors_of(all_schemas, document)
        if path.name not in BOUND_BY_OTHERS:
            judged_alike(path, problems, errors)
        if not path.is_relative_to(ROOT / "tests"):
            check(not errors, path, "is shipped and refused")
        judged += 1
    check(judged > 150, "only", judged, "files")


def meant(error):
    """What is wrong in the branches that have the table's keys, else in all."""
    branches = {}
    for inner in error.context:
        branches.setdefault(inner.relative_schema_path[0], []).append(inner)
    fitting = [inner for branch in branches.values()
               if not any(inner.validator in ("required", "additionalProperties")
                          and inner.absolute_path == error.absolute_path for inner in branch)
               for inner in branch]
    return fitting or error.context


def all_errors(errors, inner):
    for error in errors:
        yield error
        yield from all_errors(inner(error), inner)


def bounds_and_names(errors, path):
    """What the schema would take at the path: greatest, least, names."""
    def values(inner, validators):
        return [error.validator_value for error in all_errors(errors, inner)
                if list(error.absolute_path) == path and error.validator in validators]

    names = values(lambda error: error.context, ["enum"])
    return (set(values(meant, ["minimum", "maximum"])),
            {str(name) for listed in names for name in listed})


def says_the_same(problem, bounds, names, trial):
    """The program's "expected ..." against the schema's."""
    expected = problem["message"].rpartition("; expected ")[2]
    if expected.startswith("a whole number from ") and bounds:
        numbers = expected.removeprefix("a whole number from ").split(" to ")
        bounded = trial.path[-1] in ("to", "half_strength", "start", "from", "most")
        for bound in bounds:
            check(str(bound) in numbers or bounded, trial, expected, "but the schema", bound)
    elif problem["code"] == "bad-name" and names and "one die" not in expected:
        listed = set(expected.replace(" or ", ", ").split(", "))
        check(listed == names or '"' in expected, trial, expected, "but the schema", sorted(names))


def spoilt_files_are_judged_alike(cli, all_schemas):
    for file_format, example in page_examples(ROOT / "scenarios/README.md").items():
        trials = list(spoilt(example, all_schemas[file_format]))
        for trial, all_problems in judged_by_program(cli, trials):
            errors = trial.errors()
            by_vocabulary = "effects" in trial.path and trial.path[-1] in BY_VOCABULARY
            beside_system = file_format == "system" and trial.place() in ONLY_BESIDE_THE_SYSTEM
            if not by_vocabulary and not beside_system:
                judged_alike(trial, all_problems, errors)
            problems = [problem for problem in all_problems if problem["code"] in SEEN]
            bounds, names = bounds_and_names(errors, trial.path)
            for problem in problems:
                if len(problems) == 1:
                    says_the_same(problem, bounds, names, trial)
        print(f"{file_format}: {len(trials)} spoilt files")


def every_key_of_a_schema_is_read(cli, all_schemas):
    """Puts each key that a table of the example lacks into it: the program must know it."""
    for file_format, example in page_examples(ROOT / "scenarios/README.md").items():
        trials = list(spoilt(example, all_schemas[file_format], "with each key"))
        for trial, problems in judged_by_program(cli, trials):
            key = f"{trial.path[-1]} is not known"
            if trial.path == ["id"]:
                continue  # stands where `extends` does not
            check(not any(key in problem["message"] for problem in problems), trial, "is not read")


def main():
    all_schemas = schemas()
    are_generated()
    files_are_judged_alike(sys.argv[1], all_schemas)
    spoilt_files_are_judged_alike(sys.argv[1], all_schemas)
    every_key_of_a_schema_is_read(sys.argv[1], all_schemas)
    for failure in failures[:40]:
        print("FAIL:", failure)
    print(f"{len(failures)} failures")
    sys.exit(1 if failures else 0)


main()
