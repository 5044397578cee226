// The log of the program: what it did, as far as it helps to find the cause of a problem. Names of
// files stand in it, but neither their folders nor what is written in them. Times are UTC.
#pragma once

#include <QString>

#include <cstdint>

namespace hexwerk {

enum class LogLevel : std::uint8_t { Debug, Info, Warning, Error, Fatal };

// In the state folder of the user.
QString logFolder();

// From now on Qt's messages go there too, besides where they went. Once in a program.
void beginLog(const QString &folder);
// Crashes leave a last line.
void logCrashes();
// Before beginLog() it does nothing. `category`: one word.
void addToLog(LogLevel level, const char *category, const QString &text);

// The name without its folder, in quotes.
QString nameForLog(const QString &path);
// The ids of rules in a sentence, which may tell more than the log should: "R10.3g R4.2a".
QString rulesForLog(const QString &sentence);

} // namespace hexwerk
