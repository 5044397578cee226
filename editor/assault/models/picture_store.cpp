#include "editor/assault/models/picture_store.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>

#include "core/files/picture.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk::assault::ui {

QString fileOf(const Underlay &underlay, const QString &folder)
{
    return folder.isEmpty() ? QString()
                            : QDir(folder).filePath(editor::toQString(underlay.picture));
}

PictureStore::PictureStore(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

PictureStore::~PictureStore()
{
    m_pool.clear();
    m_pool.waitForDone();
}

static PictureSteps readPicture(const QString &file)
{
    if (faultOfPicture(file.toStdU16String()))
        return {};
    constexpr int kMegabytes = 256; // what kMostPixels need, with room
    QImageReader::setAllocationLimit(kMegabytes);
    QImageReader reader(file);
    reader.setAutoTransform(true);
    QImage image = reader.read();
    return image.isNull() ? PictureSteps() : pictureSteps(std::move(image));
}

std::shared_ptr<const PictureSteps> PictureStore::find(const QString &file)
{
    const QDateTime modified = QFileInfo(file).lastModified();
    if (const auto known = m_pictures.constFind(file);
        known != m_pictures.constEnd() && known->modified == modified)
        return known->steps;
    m_pictures.insert(file, {modified, nullptr});
    m_pool.start([this, file] {
        PictureSteps steps = readPicture(file);
        QMetaObject::invokeMethod(this, [this, file, steps = std::move(steps)]() mutable {
            keep(file, std::move(steps));
        });
    });
    return nullptr;
}

void PictureStore::keep(const QString &file, PictureSteps steps)
{
    if (steps.empty())
        return;
    m_pictures[file].steps = std::make_shared<const PictureSteps>(std::move(steps));
    emit read();
}

void PictureStore::finish()
{
    m_pool.waitForDone();
    QCoreApplication::sendPostedEvents(this);
}

std::optional<ScenePicture> PictureStore::scenePicture(const std::optional<Underlay> &underlay,
                                                       const QString &folder, QSize board)
{
    const QString file = underlay ? fileOf(*underlay, folder) : QString();
    if (file.isEmpty())
        return std::nullopt;
    auto steps = find(file);
    if (!steps)
        return std::nullopt;
    const QSize size = steps->front().size();
    return ScenePicture{std::move(steps), placeOf(*underlay, size, board.width(), board.height()),
                        underlay->opacity / 100.0};
}

} // namespace hexwerk::assault::ui
