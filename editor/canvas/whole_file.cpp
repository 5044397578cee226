#include "editor/canvas/whole_file.h"

#include <utility>

namespace hexwerk::editor {

static constexpr std::size_t kPiece = 1 << 16; // bytes that are written at once, at least

WholeFile::WholeFile(const QString &path)
    : m_file(path.toStdU16String())
{
    open(QIODevice::WriteOnly | QIODevice::Unbuffered);
}

std::optional<QString> WholeFile::failure() const
{
    const WriteResult &result = m_file.result();
    return result ? std::nullopt
                  : std::optional(QString::fromStdString(result.error().reason.message()));
}

qint64 WholeFile::writeData(const char *data, qint64 size)
{
    m_pending.append(data, static_cast<std::size_t>(size));
    if (m_pending.size() < kPiece || m_file.write(std::exchange(m_pending, {})))
        return size;
    setErrorString(failure().value_or(QString()));
    return -1;
}

std::optional<QString> WholeFile::finish()
{
    if (m_file.write(std::exchange(m_pending, {})))
        static_cast<void>(m_file.finish());
    return failure();
}

} // namespace hexwerk::editor
