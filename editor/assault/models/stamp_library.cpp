#include "editor/assault/models/stamp_library.h"

#include <QDir>
#include <QFile>

#include "core/assault/files/readers/stamp_file.h"
#include "core/assault/system_id.h"
#include "core/files/atomic_file.h"
#include "core/files/text_file.h"
#include "editor/library/own_folder.h"
#include "editor/models/id_from.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static std::filesystem::path toPath(const QString &path)
{
    return path.toStdU16String();
}

static bool comesBefore(const Stamp &a, const Stamp &b)
{
    return a.id < b.id;
}

StampLibrary::StampLibrary(QString folder, QObject *parent)
    : QObject(parent)
    , m_folder(folder.isEmpty() ? editor::ownFolder(kSystemId, "stamps") : std::move(folder))
{
}

QString StampLibrary::fileFor(const std::string &id) const
{
    return m_folder + QLatin1Char('/') + editor::toQString(id) + QStringLiteral(".toml");
}

void StampLibrary::read()
{
    m_isRead = true;
    for (const QString &name :
         QDir(m_folder).entryList({QStringLiteral("*.toml")}, QDir::Files, QDir::Name)) {
        const QString path = m_folder + QLatin1Char('/') + name;
        const LoadResult<std::string> text = readTextFile(toPath(path));
        LoadResult<Stamp> stamp = text ? readStamp(*text.value, path.toStdString())
                                       : LoadResult<Stamp>{std::nullopt, text.problems};
        m_problems.insert(m_problems.end(), stamp.problems.begin(), stamp.problems.end());
        if (!stamp)
            continue;
        if (m_files.try_emplace(stamp.value->id, path).second)
            m_stamps.push_back(std::move(*stamp.value));
        else
            m_problems.push_back({.code = FileProblem::DuplicateId,
                                  .file = path.toStdString(),
                                  .key = "id",
                                  .found = stamp.value->id});
    }
    std::sort(m_stamps.begin(), m_stamps.end(), comesBefore);
}

const std::vector<Stamp> &StampLibrary::stamps()
{
    if (!m_isRead)
        read();
    return m_stamps;
}

const std::vector<Problem> &StampLibrary::problems()
{
    stamps();
    return m_problems;
}

const Stamp *StampLibrary::find(const std::string &id)
{
    const auto found = std::find_if(stamps().begin(), stamps().end(),
                                    [&](const Stamp &one) { return one.id == id; });
    return found == m_stamps.end() ? nullptr : &*found;
}

QString StampLibrary::keep(Stamp stamp, const QString &name, const std::string &language)
{
    const std::string stem = editor::idFrom(name, "stamp");
    stamp.id = stem;
    stamps();
    for (int i = 2; find(stamp.id) || QFile::exists(fileFor(stamp.id)); ++i)
        stamp.id = stem + "-" + std::to_string(i);
    stamp.name = {{language, name.toStdString()}};
    QDir().mkpath(m_folder);
    if (const WriteResult written = writeFile(toPath(fileFor(stamp.id)), stampText(stamp));
        !written)
        return tr("%1 could not be written: %2.")
            .arg(QDir::toNativeSeparators(fileFor(stamp.id)),
                 QString::fromStdString(written.error().reason.message()));
    m_files[stamp.id] = fileFor(stamp.id);
    const auto place = std::lower_bound(m_stamps.begin(), m_stamps.end(), stamp, comesBefore);
    m_stamps.insert(place, std::move(stamp));
    emit changed();
    return {};
}

QString StampLibrary::remove(const std::string &id)
{
    if (!find(id))
        return {};
    QFile file(m_files.at(id));
    if (!file.remove())
        return tr("%1 could not be removed: %2.")
            .arg(QDir::toNativeSeparators(file.fileName()), file.errorString());
    m_files.erase(id);
    std::erase_if(m_stamps, [&](const Stamp &one) { return one.id == id; });
    emit changed();
    return {};
}

} // namespace hexwerk::assault::ui
