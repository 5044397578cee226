#include "app/basis/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace hexwerk {

static constexpr auto kRecentKey = QLatin1String("files/recent");
static constexpr int kMostFiles = 8;

QStringList RecentFiles::all()
{
    QStringList files = QSettings().value(kRecentKey).toStringList();
    files.removeIf([](const QString &path) { return !QFileInfo::exists(path); });
    return files;
}

void RecentFiles::add(const QString &path)
{
    QStringList files = all();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    files.removeAll(absolute);
    files.prepend(absolute);
    QSettings().setValue(kRecentKey, files.mid(0, kMostFiles));
}

} // namespace hexwerk
