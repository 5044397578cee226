// Files that programs write in one folder while they run, and leave there if they are killed: every
// running program has a lock beside its own.
#pragma once

#include <QFileInfo>
#include <QLockFile>
#include <QString>

#include <memory>
#include <vector>

namespace hexwerk::editor {

// A folder of the state folder of the user.
QString stateFolder(const QString &name);

// What the files in such a folder are.
struct LockedKind
{
    QString folder;
    QString suffix; // of their names
    int most = 20;  // that lie there
};

// Those of this program. Nothing is made before the first is asked for.
class LockedFiles
{
public:
    explicit LockedFiles(LockedKind kind);
    ~LockedFiles();
    LockedFiles(const LockedFiles &) = delete;
    LockedFiles &operator=(const LockedFiles &) = delete;

    QString file(int number);

private:
    void begin();

    const LockedKind m_kind;
    const QString m_id;
    std::unique_ptr<QLockFile> m_lock;
};

// Those of programs that are gone: killed, or asked to offer them later. Nobody else is offered
// them while this is there.
class LeftFiles
{
public:
    explicit LeftFiles(const LockedKind &kind);
    ~LeftFiles();
    LeftFiles(const LeftFiles &) = delete;
    LeftFiles &operator=(const LeftFiles &) = delete;

    // Newest first.
    const std::vector<QFileInfo> &files() const { return m_files; }

private:
    std::vector<std::unique_ptr<QLockFile>> m_locks;
    std::vector<QFileInfo> m_files;
};

} // namespace hexwerk::editor
