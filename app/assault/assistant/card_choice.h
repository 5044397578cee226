// Cards by some letters of their names, nation by nation.
#pragma once

#include <QString>

#include "core/assault/tabletop/attack_form.h"
#include "core/assault/tabletop/table_rules.h"

#include <functional>
#include <vector>

namespace hexwerk::assault::ui {

inline constexpr int kPickedPicture = 40; // pixels

// The letters anywhere in the name, in the language of the window or in English, or in the id.
bool hasLetters(const QString &letters, const LocalText &name, const std::string &id = {});
bool hasLetters(const QString &letters, const TableUnit &counter, const UnitCard &card);
// `isLast`: nations that come after the others.
std::vector<const UnitCard *> cardsWith(const QString &letters, const TableRules &rules,
                                        const std::function<bool(const std::string &)> &isLast);
// The word in the name of a card that is most like the letters; empty: none is.
QString nearWordOf(const QString &letters, const TableRules &rules);
QString nationName(const std::string &nation, const TableRules &rules);
// "Rifles 43, United States"
QString cardAndNation(const UnitCard &card, const TableRules &rules);

} // namespace hexwerk::assault::ui
