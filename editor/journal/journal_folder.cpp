#include "editor/journal/journal_folder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <map>
#include <utility>

namespace hexwerk::editor {

using namespace Qt::Literals::StringLiterals;

static constexpr int kKept = 20; // journals that lie there, at most

QString journalFolder()
{
    const QString state = qEnvironmentVariable("XDG_STATE_HOME");
    return (QDir::isAbsolutePath(state) ? state : QDir::homePath() + u"/.local/state"_s) +
           u"/hexwerk/journals"_s;
}

static QString journalName(const QString &id, int sheet)
{
    return u"%1-%2.journal"_s.arg(id).arg(sheet);
}

static QFileInfoList journalsIn(const QString &folder)
{
    return QDir(folder).entryInfoList({u"*.journal"_s}, QDir::Files, QDir::Time);
}

static std::unique_ptr<QLockFile> lockOf(const QString &folder, const QString &id)
{
    auto lock = std::make_unique<QLockFile>(QDir(folder).filePath(id + u".lock"_s));
    lock->setStaleLockTime(0); // it holds as long as its program runs
    return lock;
}

static QString idOf(const QFileInfo &journal)
{
    return journal.fileName().section(u'-', 0, 0);
}

// The oldest ones go, but for those of running programs.
static void removeOld(const QString &folder)
{
    const QFileInfoList journals = journalsIn(folder);
    for (const QFileInfo &old : journals.mid(std::min<qsizetype>(kKept, journals.size())))
        if (const auto lock = lockOf(folder, idOf(old)); lock->tryLock(0))
            QFile::remove(old.filePath());
}

OwnJournals::OwnJournals(QString folder)
    : m_folder(std::move(folder))
    , m_id(QUuid::createUuid().toString(QUuid::Id128))
{
}

OwnJournals::~OwnJournals() = default;

// Where the folder cannot be made or written, writing the journal will say so.
void OwnJournals::begin()
{
    QDir().mkpath(m_folder);
    m_lock = lockOf(m_folder, m_id);
    if (!m_lock->tryLock(0))
        m_lock.reset();
    removeOld(m_folder);
}

QString OwnJournals::fileFor(int sheet)
{
    if (!m_lock)
        begin();
    return QDir(m_folder).filePath(journalName(m_id, sheet));
}

// Whether there is anything that its file does not say.
static bool isWorthAnything(const Journal &journal)
{
    QFile file(journal.path);
    const bool isThere = !journal.path.isEmpty() && file.open(QIODevice::ReadOnly);
    return journal.last.text != (isThere ? file.readAll().toStdString() : journal.base);
}

LeftJournals::LeftJournals(const QString &folder)
{
    std::map<QString, bool> isOurs;
    for (const QFileInfo &file : journalsIn(folder)) {
        const auto [found, isNew] = isOurs.try_emplace(idOf(file), false);
        if (isNew) {
            auto lock = lockOf(folder, found->first);
            found->second = lock->tryLock(0);
            if (found->second)
                m_locks.push_back(std::move(lock));
        }
        if (!found->second)
            continue;
        if (std::optional<Journal> journal = readJournal(file.filePath())) {
            if (isWorthAnything(*journal))
                m_entries.push_back({file.filePath(), std::move(*journal)});
            else
                QFile::remove(file.filePath());
        }
    }
}

LeftJournals::~LeftJournals() = default;

void LeftJournals::remove(std::size_t entry)
{
    QFile::remove(m_entries.at(entry).file);
    m_entries.erase(m_entries.begin() + static_cast<std::ptrdiff_t>(entry));
}

} // namespace hexwerk::editor
