"""Spoils a good document in one place, in every place, in every other way, by turns."""

import json
import tomllib
from dataclasses import dataclass
from datetime import date

import jsonschema

WRONG = [10**12, -10**12, "no such name!", "no_such", "", True, 1.5, [], {}]
MISSING = object()


def page_examples(page):
    """The whole example of each format on the page, by format."""
    examples = {}
    for section in page.read_text().split("\n## `hexwerk.")[1:]:
        file_format = section.partition("`")[0]
        examples[file_format] = tomllib.loads(
            section.partition("```toml\n")[2].partition("\n```")[0])
    return examples


def toml(value):
    """As TOML, all but the root inline."""
    def inline(value):
        if isinstance(value, dict):
            pairs = (f"{json.dumps(key)} = {inline(inner)}" for key, inner in value.items())
            return "{" + ", ".join(pairs) + "}"
        if isinstance(value, list):
            return "[" + ", ".join(inline(inner) for inner in value) + "]"
        if isinstance(value, date):
            return value.isoformat()
        return json.dumps(value, ensure_ascii=False)
    return "".join(f"{json.dumps(key)} = {inline(inner)}\n" for key, inner in value.items())


def as_json(value):
    """What an editor shows a schema: the key `date` has a text."""
    if isinstance(value, dict):
        return {key: inner.isoformat() if key == "date" and isinstance(inner, date)
                else as_json(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [as_json(inner) for inner in value]
    return value


def changed(value, path, new):
    """A copy with one value put in, changed or taken out."""
    if not path:
        return new
    copy = value.copy()
    if new is MISSING and len(path) == 1:
        del copy[path[0]]
    else:
        copy[path[0]] = changed(value[path[0]] if len(path) > 1 else None, path[1:], new)
    return copy


def shape(table):
    """What decides by which part of a schema a table is judged: its keys and what its kind is."""
    return frozenset((key, value if key in ("kind", "type") else type(value))
                     for key, value in table.items())


def places(value, path=()):
    """Paths of all values; of an array the first two, and each table unlike those before it."""
    yield list(path)
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*path, key))
    elif isinstance(value, list):
        shapes = set()
        for number, inner in enumerate(value):
            is_new = isinstance(inner, dict) and shape(inner) not in shapes
            if is_new:
                shapes.add(shape(inner))
            if is_new or number < 2:
                yield from places(inner, (*path, number))


def at(value, path):
    for step in path:
        value = value[step]
    return value


@dataclass
class Trial:
    document: dict
    schema: dict
    path: list
    how: str

    def errors(self):
        """Of the whole document; where the root does not tie its tables together, of one of them."""
        if len(self.path) < 2 or "oneOf" in self.schema:
            return list(jsonschema.Draft4Validator(self.schema).iter_errors(as_json(self.document)))
        top = self.path[0]
        part = {"definitions": self.schema.get("definitions", {}),
                "properties": {top: self.schema["properties"][top]}}
        return list(jsonschema.Draft4Validator(part).iter_errors(as_json({top: self.document[top]})))

    def place(self):
        return ".".join(map(str, self.path))

    def __str__(self):
        return f"{self.document.get('format')} {self.place()} {self.how}:"


def known_keys(trial):
    """The keys of the table in which the trial put one too many."""
    for error in trial.errors():
        if error.validator == "additionalProperties" and "no_such_key" in error.message:
            yield from error.schema.get("properties", {}).items()


def spoilt(example, schema, what="everything"):
    for number, path in enumerate(places(example)):
        value = at(example, path)
        if isinstance(value, dict):
            own = [*path, "no_such_key"]
            trial = Trial(changed(example, own, 1), schema, own, "added")
            if what == "everything":
                yield trial
            else:
                for key, _ in known_keys(trial):
                    if key not in value:
                        own = [*path, key]
                        yield Trial(changed(example, own, True), schema, own, "added")
        if what != "everything" or not path:
            continue
        for wrong in WRONG[number % 2::2]:
            yield Trial(changed(example, path, wrong), schema, path, f"= {wrong!r}")
        if isinstance(path[-1], str):
            yield Trial(changed(example, path, MISSING), schema, path, "taken out")
