#include "app/files/map_previews.h"

namespace hexwerk {

MapPreviews::MapPreviews(const SystemKit &kit, QObject *parent)
    : QObject(parent)
    , m_kit(kit)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
}

MapPreviews::~MapPreviews()
{
    m_pool.clear();
    m_pool.waitForDone();
}

void MapPreviews::ask(const QString &path)
{
    m_pool.start([this, path, draw = m_kit.previewLater(path, kSize)] {
        QMetaObject::invokeMethod(this,
                                  [this, path, preview = draw()] { emit drawn(path, preview); });
    });
}

} // namespace hexwerk
