// The files that were open last, newest first, kept between starts.
#pragma once

#include <QString>
#include <QStringList>

namespace hexwerk {

class RecentFiles
{
public:
    // Those that still exist.
    static QStringList all();
    static void add(const QString &path);
};

} // namespace hexwerk
