#include "editor/journal/locked_files.h"

#include <QDir>
#include <QUuid>

#include <algorithm>
#include <map>
#include <utility>

namespace hexwerk::editor {

using Qt::Literals::StringLiterals::operator""_s;

QString stateFolder(const QString &name)
{
    const QString state = qEnvironmentVariable("XDG_STATE_HOME");
    return (QDir::isAbsolutePath(state) ? state : QDir::homePath() + u"/.local/state"_s) +
           u"/hexwerk/"_s + name;
}

static QFileInfoList filesOf(const LockedKind &kind)
{
    return QDir(kind.folder).entryInfoList({u"*."_s + kind.suffix}, QDir::Files, QDir::Time);
}

static std::unique_ptr<QLockFile> lockOf(const QString &folder, const QString &id)
{
    auto lock = std::make_unique<QLockFile>(QDir(folder).filePath(id + u".lock"_s));
    lock->setStaleLockTime(0); // it holds as long as its program runs
    return lock;
}

// A lock that its program holds no more stands for nobody, whatever it says: it may be empty after
// a power cut, or name a machine that is called otherwise now.
static bool couldLock(QLockFile &lock)
{
    return lock.tryLock(0) || (lock.removeStaleLockFile() && lock.tryLock(0));
}

static QString idOf(const QFileInfo &file)
{
    return file.fileName().section(u'-', 0, 0);
}

// The oldest ones go, but for those of running programs.
static void removeOld(const LockedKind &kind)
{
    const QFileInfoList files = filesOf(kind);
    for (const QFileInfo &old : files.mid(std::min<qsizetype>(kind.most, files.size())))
        if (const auto lock = lockOf(kind.folder, idOf(old)); couldLock(*lock))
            QFile::remove(old.filePath());
}

LockedFiles::LockedFiles(LockedKind kind)
    : m_kind(std::move(kind))
    , m_id(QUuid::createUuid().toString(QUuid::Id128))
{
}

LockedFiles::~LockedFiles() = default;

// Where the folder cannot be made or written, writing the file will say so.
void LockedFiles::begin()
{
    QDir().mkpath(m_kind.folder);
    m_lock = lockOf(m_kind.folder, m_id);
    if (!m_lock->tryLock(0))
        m_lock.reset();
    removeOld(m_kind);
}

QString LockedFiles::file(int number)
{
    if (!m_lock)
        begin();
    return QDir(m_kind.folder).filePath(u"%1-%2.%3"_s.arg(m_id).arg(number).arg(m_kind.suffix));
}

LeftFiles::LeftFiles(const LockedKind &kind)
{
    std::map<QString, bool> isOurs;
    for (const QFileInfo &file : filesOf(kind)) {
        const auto [found, isNew] = isOurs.try_emplace(idOf(file), false);
        if (isNew) {
            auto lock = lockOf(kind.folder, found->first);
            // On a full disk nobody can lock what nobody holds.
            found->second = couldLock(*lock) || lock->error() == QLockFile::UnknownError;
            m_locks.push_back(std::move(lock));
        }
        if (found->second)
            m_files.push_back(file);
    }
}

LeftFiles::~LeftFiles() = default;

} // namespace hexwerk::editor
