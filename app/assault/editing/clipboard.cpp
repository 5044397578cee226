#include "app/assault/editing/clipboard.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include "core/assault/files/readers/stamp_file.h"

#include <utility>

namespace hexwerk::assault::ui {

class ClipData final : public QMimeData
{
    Q_OBJECT

public:
    explicit ClipData(Clip clip)
        : m_clip(std::move(clip))
    {
    }
    const Clip &clip() const { return m_clip; }

private:
    const Clip m_clip;
};

void putOnClipboard(Clip clip)
{
    auto *data = new ClipData(std::move(clip)); // the clipboard owns it
    data->setData(QStringLiteral("application/x-hexwerk-items"), QByteArray());
    QGuiApplication::clipboard()->setMimeData(data);
}

std::optional<Clip> clipFromClipboard()
{
    const auto *data = qobject_cast<const ClipData *>(QGuiApplication::clipboard()->mimeData());
    return data ? std::optional(data->clip()) : std::nullopt;
}

static const auto kStampType = QStringLiteral("application/x-hexwerk-stamp");

void putOnClipboard(const Stamp &stamp)
{
    Stamp named = stamp;
    named.id = "copied";        // a file needs one
    auto *data = new QMimeData; // the clipboard owns it
    data->setData(kStampType, QByteArray::fromStdString(stampText(named)));
    QGuiApplication::clipboard()->setMimeData(data);
}

std::optional<Stamp> stampFromClipboard()
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    if (!data || !data->hasFormat(kStampType))
        return std::nullopt;
    LoadResult<Stamp> read = readStamp(data->data(kStampType).toStdString(), {});
    if (read)
        read.value->id.clear();
    return std::move(read.value);
}

} // namespace hexwerk::assault::ui

#include "clipboard.moc"
