// Keys that no action has and nobody can change: what maps, charts and pages hear themselves.
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
};

// In the language of the window.
std::vector<FixedKeys> fixedKeys();

} // namespace hexwerk
