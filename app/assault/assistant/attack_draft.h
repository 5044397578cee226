// What is on the desk before its attack is told, as text: so that a program that is killed loses
// nothing of it.
#pragma once

#include "app/assault/assistant/attack_desk.h"

#include <string>

namespace hexwerk::assault::ui {

// Empty for an empty desk.
std::string draftOf(const AttackDesk &desk);
// As far as it fits the desk's rules and units; a text that is no draft changes nothing.
void restoreDraft(AttackDesk &desk, const std::string &draft);

} // namespace hexwerk::assault::ui
