#include "app/clipboard.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <utility>

namespace hexwerk {

class ClipData final : public QMimeData
{
    Q_OBJECT

public:
    explicit ClipData(editor::Clip clip)
        : m_clip(std::move(clip))
    {
    }
    const editor::Clip &clip() const { return m_clip; }

private:
    const editor::Clip m_clip;
};

void putOnClipboard(editor::Clip clip)
{
    auto *data = new ClipData(std::move(clip)); // the clipboard owns it
    data->setData(QStringLiteral("application/x-hexwerk-items"), QByteArray());
    QGuiApplication::clipboard()->setMimeData(data);
}

std::optional<editor::Clip> clipFromClipboard()
{
    const auto *data = qobject_cast<const ClipData *>(QGuiApplication::clipboard()->mimeData());
    return data ? std::optional(data->clip()) : std::nullopt;
}

} // namespace hexwerk

#include "clipboard.moc"
