// What the program is asked to do when it starts.
#pragma once

#include <QString>

#include "app/system/system_kit.h"

#include <cstdint>
#include <optional>

class QCoreApplication;

namespace hexwerk {

struct CommandLine
{
    QString file;
    enum class Begin : std::uint8_t { Open, Edit, Play, Assist } begin = Begin::Open;
    std::optional<QString> language; // a code that the window speaks
    QString render;                  // picture of the map to write instead of a window
    Drawing drawing;                 // how that picture is drawn
    QString rule;                    // that the rulebook is opened at
    QString screenshot;              // picture of the window to write, then end
    QString data;                    // folder to look for data in first
};

// The file of --report; empty if it is not asked for so, as readCommandLine() will say.
QString reportFile(const QCoreApplication &application);
// Ends the program with 2 and a sentence if it was called in a wrong way.
CommandLine readCommandLine(const QCoreApplication &application, const SystemKit &kit);

} // namespace hexwerk
