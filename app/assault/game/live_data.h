// The data of ASSAULT at hand in the window: editor and games follow when others are read.
#pragma once

#include <QObject>

#include "core/files/data_paths.h"
#include "core/files/problem.h"
#include "editor/assault/document/shared_data.h"

#include <utility>
#include <vector>

namespace hexwerk::assault::ui {

class LiveData final : public QObject
{
    Q_OBJECT

public:
    explicit LiveData(SharedData data)
        : m_data(std::move(data))
    {
    }

    // Null until data were read.
    const SharedData &now() const { return m_data; }
    void set(SharedData data);
    // On any thread. What was read before stays if one of the problems is an error.
    std::vector<Problem> load(const DataPaths &paths);

signals:
    void changed(const hexwerk::assault::ui::SharedData &data);

private:
    SharedData m_data;
};

} // namespace hexwerk::assault::ui
