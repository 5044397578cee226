// A scenario at a glance.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "editor/assault/document/shared_data.h"

namespace hexwerk::assault::ui {

class OverviewText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::OverviewText)

public:
    // Rich text: the title, the size of the map, what every side has, what is fought for.
    static QString of(const Scenario &scenario, const DataStore &library, QSize map);
    // The name of a tile, its id and size.
    static QString ofTile(const Scenario &tile, QSize map);

private:
    static QString forcesOf(const SideSpec &side, const Scenario &scenario,
                            const DataStore &library);
};

} // namespace hexwerk::assault::ui
