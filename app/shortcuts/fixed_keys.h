// Keys that nobody can change: what maps, charts, pages and panels hear themselves.
#pragma once

#include <QString>

#include "editor/keys/action_keys.h"

#include <vector>

namespace hexwerk {

struct FixedKeys
{
    editor::KeyPlace place;
    editor::Keys keys;
    QString shown; // the keys, shortened
    QString text;  // what they do
    bool isLocal;  // heard by one panel or field alone: actions may have them too
};

// In the language of the window.
std::vector<FixedKeys> fixedKeys();

} // namespace hexwerk
