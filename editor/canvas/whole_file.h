// What libraries write to, as a file that is written whole or not at all.
#pragma once

#include <QIODevice>

#include "core/files/new_file.h"

#include <optional>
#include <string>

namespace hexwerk::editor {

class WholeFile final : public QIODevice
{
public:
    // Opened at once.
    explicit WholeFile(const QString &path);

    bool isSequential() const override { return true; }
    // The system's words, if the file could not be opened or written.
    std::optional<QString> failure() const;
    // After all is written. Empty: the file is there. What was there before is as it was in any
    // other case, as without finish().
    std::optional<QString> finish();

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *data, qint64 size) override;

private:
    NewFile m_file;
    std::string m_pending;
};

} // namespace hexwerk::editor
