// The pseudo-language among those of the window: for those who look for what cannot be translated.
#pragma once

#include <QStringList>

#include "core/files/data_paths.h"

#include <string>
#include <vector>

namespace hexwerk {

// Whether the user wants it: on this command line, or kept from the workshop.
bool isPseudoLanguageWanted(const QStringList &arguments);
// Keeps it for the next start, too.
void keepPseudoLanguage(bool isWanted);
// Its texts are made when it is first spoken.
void offerPseudoLanguage(const DataPaths &paths, const std::vector<std::string> &systems);
void withdrawPseudoLanguage();

} // namespace hexwerk
