#!/usr/bin/env python3
"""check_includes.py [ROOT]: does every file of ours name what it uses?

In the core, texts and the command line: a header that is needed must be named by the file, or by headers
of ours that it includes. Precompiled headers and joined sources hide it if it is not. Looks for
names of the standard library and of a few others, and for types and functions that one header of
ours declares. The preset `includes` has the compiler look, which takes minutes.
"""

import re
import sys
from pathlib import Path

ROOT = Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
FOLDERS = ("core", "texts", "app/cli")
STANDARD = {
    "algorithm": "all_of any_of clamp copy copy_if copy_n count count_if equal fill "
                 "find find_if find_if_not for_each is_sorted lexicographical_compare lower_bound "
                 "max max_element min min_element minmax mismatch none_of nth_element partition "
                 "remove remove_if replace reverse rotate search set_difference set_intersection "
                 "shuffle sort stable_sort swap_ranges transform unique upper_bound",
    "array": "array",
    "bitset": "bitset",
    "charconv": "from_chars to_chars",
    "chrono": "chrono",
    "compare": "strong_ordering weak_ordering partial_ordering",
    "deque": "deque",
    "filesystem": "filesystem",
    "fstream": "ifstream ofstream fstream",
    "functional": "function invoke not_fn bind_front",
    "iostream": "cin cout cerr",
    "limits": "numeric_limits",
    "list": "list",
    "map": "map multimap",
    "memory": "make_shared make_unique shared_ptr unique_ptr weak_ptr enable_shared_from_this",
    "mutex": "mutex lock_guard unique_lock once_flag call_once scoped_lock",
    "numeric": "accumulate iota gcd reduce partial_sum inner_product",
    "optional": "optional nullopt make_optional",
    "queue": "queue priority_queue",
    "random": "mt19937 mt19937_64 random_device uniform_int_distribution",
    "set": "set multiset",
    "span": "span",
    "sstream": "istringstream ostringstream stringstream",
    "string": "string to_string stoi getline",
    "string_view": "string_view",
    "thread": "thread this_thread",
    "tuple": "tuple tie make_tuple forward_as_tuple",
    "unordered_map": "unordered_map",
    "unordered_set": "unordered_set",
    "variant": "variant visit monostate holds_alternative get_if variant_size_v",
    "vector": "vector",
}
HEADERS_OF = {}
for header, names in STANDARD.items():
    for name in names.split():
        HEADERS_OF.setdefault(name, set()).add(header)

# Of other libraries: what names them, and the beginning of their headers.
OTHERS = {r"\bfmt::": "fmt/", r"\bnlohmann::": "nlohmann/", r"\btoml::": r"toml\+\+/",
          r"\bCLI::": "CLI/", r"\bcrypto_\w+\(|\bsodium_\w+\(": "sodium.h"}

CODE = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"', re.S)
INCLUDE = re.compile(r'^#include (?:"([^"]+)"|<([^>]+)>)', re.M)
DECLARED = re.compile(r"^(?:class|struct|enum class|enum) (\w+)[^;{(]*\{|^using (\w+) =", re.M)
FUNCTION = re.compile(r"^(?!return|else|case|using|typedef|static_assert)(?:\[\[nodiscard\]\] )?"
                      r"(?:inline |constexpr )*[\w:]+(?:<[^;{}()]*>)?(?: const)?[ &*]+(\w+)\(", re.M)
DECLARED_LOWER = re.compile(r"(\w+[>&*]*) [&*]*([a-z]\w+)(?=\(| =|[,);{])")
NO_TYPE = {"return", "else", "case", "throw", "requires", "and", "or", "not", "in", "new", "delete"}
CALL = re.compile(r"(?<![\w.:>~])(?!requires)([a-z]\w+)\(")
NAMED = re.compile(r"\b(?:class|struct|enum class|enum|using|typename(?:\.\.\.)?) (\w+)")
ENUMERATORS = re.compile(r"enum (?:class )?\w+[^;{]*\{[^}]*\}")
TYPE = re.compile(r"(?<![\w:.>])[A-Z]\w+\b(?! =)")


class File:
    def __init__(self, path):
        text = path.read_text()
        self.path = path
        self.ours = []
        self.theirs = set()
        for ours, theirs in INCLUDE.findall(text):
            if ours:
                self.ours.append(ours)
            else:
                self.theirs.add(theirs)
        self.code = CODE.sub(" ", INCLUDE.sub("", text))
        self.functions = set(FUNCTION.findall(self.code))
        self.lower = {name for type_, name in DECLARED_LOWER.findall(self.code)
                      if type_ not in NO_TYPE}
        self.lower |= self.functions | set(re.findall(r"\(\*(\w+)\)\(", self.code))
        self.calls = set(CALL.findall(self.code))
        self.names = set(NAMED.findall(self.code))
        self.enumerators = {word for body in ENUMERATORS.findall(self.code)
                            for word in re.findall(r"\w+", body)}


def main():
    files = {str(path.relative_to(ROOT)): File(path) for folder in FOLDERS
             for path in sorted((ROOT / folder).rglob("*")) if path.suffix in (".h", ".cpp")}
    declared, functions = {}, {}
    for name, file in files.items():
        if name.endswith(".h"):
            for match in DECLARED.finditer(file.code):
                declared.setdefault(match[1] or match[2], set()).add(name)
            for function in file.functions:
                functions.setdefault(function, set()).add(name)

    reached = {}

    def reach(name):
        """Names of ours, and of the standard library, that a file includes or is."""
        if name not in reached:
            reached[name] = ({name}, set())  # ends circles
            ours, theirs = {name}, set(files[name].theirs) if name in files else set()
            for inner in files[name].ours if name in files else ():
                more = reach(inner)
                ours |= more[0]
                theirs |= more[1]
            reached[name] = (ours, theirs)
        return reached[name]

    faults = []
    for name, file in files.items():
        ours, theirs = reach(name)
        for used in sorted(set(re.findall(r"\bstd::(\w+)", file.code))):
            if used in HEADERS_OF and not HEADERS_OF[used] & theirs:
                faults.append(f"{name}: std::{used} needs <{min(HEADERS_OF[used])}>")
        reachable = [files[inner] for inner in ours if inner in files]
        known = file.names.union(*(inner.names for inner in reachable))
        if "using enum" in file.code:
            known.update(*(inner.enumerators for inner in reachable))
        for used in sorted(set(TYPE.findall(ENUMERATORS.sub("", file.code))) - known):
            places = declared.get(used, set())
            if len(places) == 1:
                faults.append(f'{name}: {used} needs "{min(places)}"')
        # Templates call functions of their arguments' folders.
        is_common = name.startswith("core/") and not name.startswith("core/assault/")
        lower = file.lower.union(*(inner.lower for inner in reachable))
        for used in sorted(file.calls - lower):
            places = functions.get(used, set())
            is_foreign = is_common and min(places, default="").startswith("core/assault/")
            if len(places) == 1 and not is_foreign:
                faults.append(f'{name}: {used}() needs "{min(places)}"')
        for used, headers in OTHERS.items():
            is_named = any(re.match(headers, their) for their in theirs)
            if name.endswith(".cpp") and re.search(used, file.code) and not is_named:
                faults.append(f"{name}: {used} needs <{headers}>")
    for fault in faults:
        print(fault)
    sys.exit(1 if faults else 0)


main()
