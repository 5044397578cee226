#!/bin/sh
# core knows core alone, core/play, core/mind and core/lab no system, core/files and core/system none either; texts knows core, but no system; editor may not look up into app, nor the command line
# into Qt. What lies in a folder of a system is named by that system and by the lists of systems alone, and in core/assault no folder looks to one on
# its right. No source file of a library says `using namespace`: in a unity build it would hold for the files after it too.
cd "$1" || exit 2
# The first words of a list, up to and without $1.
before() { wanted=$1; shift; for word; do [ "$word" = "$wanted" ] && return; printf '%s ' "$word"; done; }
order="dice board cards scenario tables game rules steps referee engine aside mind lab tabletop campaign files"
chapters="moving firing fighting course"
# The folders $2 of a folder $1 in this order; what lies beside them comes before them.
ordered() {
    grep -nE "#include *\"$1/[a-z_]+/" "$1"/*.h "$1"/*.cpp 2>/dev/null
    for folder in $2; do
        [ -d "$1/$folder" ] || echo "$1/$folder: no such folder"
        grep -rnE "#include *\"$1/[a-z_]+/" "$1/$folder" |
            grep -vE "#include *\"$1/($(before "$folder" $2 | tr ' ' '|')$folder)/"
    done
}
bad=$(grep -rnE '#include *[<"](Q[A-Za-z]|Qt|editor/|app/)' core texts
      grep -rnE '#include *"texts/' core
      grep -rnE '#include *"core/' core/base | grep -v '"core/base/'
      grep -rnE '#include *"core/' core/hexes | grep -vE '"core/(base|hexes)/'
      grep -rnE '#include *"core/' core/play | grep -vE '"core/(base|play)/'
      grep -rnE '#include *"core/' core/mind | grep -vE '"core/(base|play|mind)/'
      grep -rnE '#include *"core/' core/lab | grep -vE '"core/(base|play|mind|rulebook|files|system|lab)/'
      grep -rnE '#include *"core/' core/rulebook | grep -vE '"core/(base|rulebook)/'
      grep -rnE '#include *"core/' core/system | grep -vE '"core/(base|play|rulebook|files|system)/'
      grep -rnE '#include *"core/' core/files | grep -vE '"core/(base|rulebook|files)/'
      grep -rnE '#include *"(app/(cli/)?|core/|editor/)assault/' core texts editor app |
          grep -vE '^((app/(cli/)?|core/|editor/)assault/|(core|app|app/cli)/systems\.cpp)'
      ordered core/assault "$order"
      ordered core/assault/rules "$chapters"
      ordered core/assault/steps "$chapters"
      grep -rnE '(^|[^:A-Za-z_]|play::|Types::)Turn([^A-Za-z_]|$)' core/assault/rules
      grep -rnE '#include *[<"]toml' core texts app editor --include=*.h
      grep -rnE '#include *[<"]toml' core texts --include=*.cpp | grep -v '^core/files/'
      grep -rnE '#include *[<"](Q[A-Za-z]|Qt|editor/)' app/cli
      grep -rnE '#include *"app/' editor
      grep -rnE '^ *using namespace' core texts editor app | grep -v '^app/main\.cpp:')
[ -z "$bad" ] || { echo "layer broken:"; echo "$bad"; exit 1; }
