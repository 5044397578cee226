#include "app/files/map_previews.h"

#include "app/basis/file_path.h"
#include "core/system/system_of.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace hexwerk {

MapPreviews::MapPreviews(std::vector<const SystemKit *> kits, QObject *parent)
    : QObject(parent)
    , m_kits(std::move(kits))
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
}

MapPreviews::~MapPreviews()
{
    m_pool.clear();
    m_pool.waitForDone();
}

// By the system of the file; null for one that is not at hand.
static const Rules *rulesOf(const QString &path, const std::vector<const Rules *> &systems)
{
    if (systems.size() == 1)
        return systems.front();
    const auto system = systemOf({path.toStdString(), textOfFile(path)}, systems);
    return system ? *system.value : nullptr;
}

void MapPreviews::ask(const QString &path)
{
    std::vector<const Rules *> systems;
    std::vector<std::function<MapPreview()>> drawers;
    for (const SystemKit *kit : m_kits) {
        systems.push_back(&kit->rules());
        drawers.push_back(kit->previewLater(path, kSize));
    }
    m_pool.start([this, path, systems = std::move(systems), drawers = std::move(drawers)] {
        const auto found = std::find(systems.begin(), systems.end(), rulesOf(path, systems));
        MapPreview preview;
        if (found != systems.end())
            preview = drawers[static_cast<std::size_t>(found - systems.begin())]();
        QMetaObject::invokeMethod(this, [this, path, preview] { emit drawn(path, preview); });
    });
}

} // namespace hexwerk
