#include "app/assault/game/live_data.h"

#include <memory>

namespace hexwerk::assault::ui {

void LiveData::set(SharedData data)
{
    m_data = std::move(data);
    emit changed(m_data);
}

std::vector<Problem> LiveData::load(const DataPaths &paths)
{
    auto data = loadData(paths);
    if (data)
        set(std::make_shared<const DataStore>(std::move(*data.value)));
    return std::move(data.problems);
}

} // namespace hexwerk::assault::ui
