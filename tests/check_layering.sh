#!/bin/sh
# core knows core alone, core/play no system, core/board and below no rules; editor may not look up
# into app, nor the command line into Qt.
cd "$1" || exit 2
bad=$(grep -rnE '#include *[<"](Q[A-Za-z]|Qt|editor/|app/)' core
      grep -rnE '#include *"core/(assault|files|scenario|cards|board|dice)/' core/base core/play
      grep -rnE '#include *"core/play/' core/base
      grep -rnE '#include *"core/(assault|files|play)/' core/board core/cards core/dice core/scenario
      grep -rnE '#include *[<"]toml' core app editor --include=*.h
      grep -rnE '#include *[<"]toml' core --include=*.cpp | grep -v '^core/files/'
      grep -rnE '#include *[<"](Q[A-Za-z]|Qt|editor/)' app/cli
      grep -rnE '#include *"app/' editor)
[ -z "$bad" ] || { echo "layer broken:"; echo "$bad"; exit 1; }
