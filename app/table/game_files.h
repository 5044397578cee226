// Files of games, whatever their rules: those of the players, and those that the program keeps.
#pragma once

#include <QString>

#include "editor/journal/locked_files.h"

namespace hexwerk {

// Whether the file says that it is a game. False for what cannot be read.
bool isGameFile(const QString &path);
// A campaign, or one that is played.
bool isCampaignFile(const QString &path);

// Whether it says that it is a game at a real table.
bool isTableFile(const QString &path);

// Of games that their players have not saved. In the state folder of the user.
QString keptGamesFolder();
// Whether the file is one that a program keeps for itself.
bool isKeptGame(const QString &path);
editor::LockedKind keptGamesIn(const QString &folder);

} // namespace hexwerk
