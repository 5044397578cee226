// The list of all keys: in the dialog, as text and as a page.
#pragma once

#include <QString>

#include "app/shortcuts/fixed_keys.h"

#include <vector>

namespace hexwerk {

struct KeyLine
{
    editor::KeyPlace place;
    QString id; // empty: the keys cannot be changed
    QString text;
    QString tip;
    editor::Keys keys;
    QString shownKeys; // in the language of the window
    QString shownStandard;
    bool isChanged = false;
    bool isLocal = false; // see FixedKeys
};

// By place; in each the actions, then the fixed keys.
std::vector<KeyLine> keyLines();
// "Ctrl+F, Ctrl+Shift+P"
QString shownKeys(const editor::Keys &keys);

// With the places as headings: each line the keys, a tabulator and what they do.
QString asText(const std::vector<KeyLine> &lines);
QString asHtml(const std::vector<KeyLine> &lines, const QString &title);

} // namespace hexwerk
