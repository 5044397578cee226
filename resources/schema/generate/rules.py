"""The rulebook, the index of its rules, and courses that explain them."""

from pieces import (document, flag, list_of, map_of, name, one_of, own_system, rule_id, table, text,
                    texts, whole)

rule_text = table({"title": text, "text": text, "state": one_of(["draft", "review", "final"]),
                   "from": text}, ["title", "text", "state"])
rulebook = document("rulebook", "Rules texts of Hexwerk", {
    "system": own_system,
    "rule": list_of(table({
        "id": rule_id,
        "paragraph": map_of(text),
        "differs": one_of(["none", "name", "rule"]),
        "see_also": list_of(rule_id),
        "exception_to": list_of(rule_id),
        "replaces": list_of(rule_id),
        "text": map_of(rule_text) | {"properties": {"en": rule_text, "de": rule_text}},
    }, ["id", "paragraph", "text"])),
}, ["system"])

STATES = ["enforced", "definition", "by players", "later"]


def needs(key, state):
    others = [other for other in STATES if other != state]
    return {"anyOf": [{"required": [key]}, {"properties": {"state": {"enum": others}}}]}


indexed = table({"id": rule_id, "profiles": list_of(text), "state": one_of(STATES),
                 "used_by": text, "reason": text}, ["id", "state"],
                allOf=[needs("used_by", "definition"), needs("reason", "by players")])
rules_index = document("rules_index", "The state of every rule", {
    "system": own_system,
    "profiles": list_of(text),
    "chapter": list_of(table({"number": whole(1, 99), "rules": list_of(indexed)},
                             ["number", "rules"])),
}, ["system", "profiles"])

moment = table({"question": name, "use": name, "phase": name, "event": name, "marker": name,
                "focus": flag, "turn": whole(1, 99), "chosen": name})
guide = document("guide", "Courses of Hexwerk", {
    "system": own_system,
    "scenario": name,
    "lesson": list_of(table({"id": name, "on": moment, "title": texts, "text": texts,
                             "rules": list_of(rule_id)}, ["id", "on", "title", "text"])),
}, ["system", "scenario"])

words = list_of(text)
terms = document("terms", "Terms of Hexwerk", {
    "system": own_system,
    "term": list_of(table({"id": name, "en": text, "de": text, "forms_en": words,
                           "forms_de": words, "avoid_en": words, "avoid_de": words,
                           "said_en": words, "said_de": words, "other_en": words,
                           "other_de": words,
                           "definition": texts, "rules": list_of(rule_id)},
                          ["id", "en", "de", "definition"])),
}, ["system"])
rulings = document("rulings", "Rulings of Hexwerk", {
    "system": own_system,
    "ruling": list_of(table({"id": name, "rules": list_of(rule_id), "profiles": list_of(text),
                             "switch": name, "question": texts, "ruling": texts},
                            ["id", "rules", "question", "ruling"])),
}, ["system"])
examples = document("examples", "Worked examples of Hexwerk", {
    "system": own_system,
    "example": list_of(table({"id": name, "rules": list_of(rule_id), "profiles": list_of(text),
                              "title": texts, "text": texts, "boards": list_of(name),
                              "orders": name}, ["id", "rules", "title", "text"])),
}, ["system"])
sections = document("sections", "Sections of the rulebook of Hexwerk", {
    "system": own_system,
    "edition": map_of(texts),
    "section": list_of(table({"paragraph": map_of(text), "title": texts},
                             ["paragraph", "title"])),
    "comparison": list_of(table({"id": name, "paragraph": map_of(text), "title": texts,
                                 "text": texts}, ["id", "paragraph", "title", "text"])),
    "point": list_of(table({
        "comparison": name, "title": texts,
        "edition": map_of(table({"text": texts, "rules": list_of(rule_id)}, ["text"])),
    }, ["comparison", "title", "edition"])),
}, ["system", "edition"])

CHECKS = ["placeholder", "number", "dice", "id", "rule-id", "plural-form", "accelerator",
          "accelerator-twice", "final-punctuation", "ellipsis", "quotes", "minus", "double-space",
          "edge-space", "term-missed", "term-avoided", "spelling", "too-long",
          "translated-differently", "translated-alike", "untouched"]
translations = document("translations", "What is kept of translations into a language", {
    "language": name,
    "stand_ins": words,
    "text": list_of(table({
        "key": text,
        "state": one_of(["untranslated", "draft", "review", "final"]),
        "sources": words,
        "targets": words,
        "silenced": list_of(table({"check": one_of(CHECKS), "reason": text}, ["check"])),
    }, ["key"])),
}, ["language"])
reader_notes = document("reader_notes", "Bookmarks and notes of a reader of the rules", {
    "bookmarks": list_of(name),
    "note": list_of(table({"rule": name, "text": text}, ["rule"])),
    "erratum": list_of(table({"rule": name, "text": text}, ["rule"])),
    "question": list_of(table({"rule": name, "text": text, "answer": text, "answered": flag},
                              ["rule"])),
})
