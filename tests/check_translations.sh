#!/usr/bin/env bash
# The .ts files hold exactly the strings of the sources, and each of them is translated.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."
fresh=$(mktemp -d)
trap 'rm -rf "$fresh"' EXIT
cp translations/*.ts "$fresh"
translations/update "$fresh"

good=true
for ts in translations/*.ts; do
    if ! diff -u "$ts" "$fresh/$(basename "$ts")"; then
        echo "$ts is out of date: call translations/update" >&2
        good=false
    fi
    if grep -n -B 4 'type="unfinished"' "$ts"; then
        echo "$ts has strings without translation" >&2
        good=false
    fi
done
$good && echo "Translations are complete and up to date."
