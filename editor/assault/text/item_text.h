// One line that tells an item from the others of its table, and what the tables are called.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "editor/assault/document/shared_data.h"
#include "editor/assault/document/tables.h"

namespace hexwerk::assault::ui {

class ItemText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::ItemText)

public:
    // The item must be there.
    static QString of(ItemRef item, const Scenario &scenario, const DataStore &library);
    // The same with its kind and the label of one of its keys, which may be empty.
    static QString withKey(ItemRef item, const QString &label, const Scenario &scenario,
                           const DataStore &library);
    // "3 × Rifles, zone-east": who a reinforcement brings, and where.
    static QString arrivals(const Reinforcement &reinforcement, const Scenario &scenario,
                            const DataStore &library);
    // Of many: "Units".
    static QString table(Table table);
    // Of one: "Unit".
    static QString kind(Table table);

private:
    static QString ofBoard(ItemRef item, const Scenario &scenario, const DataStore &library);
    static QString arrival(int turn, const std::string &side, const Scenario &scenario,
                           const DataStore &library);
    static QString supply(const SupportSupply &supply, const Scenario &scenario,
                          const DataStore &library);
    static QString ofForces(ItemRef item, const Scenario &scenario, const DataStore &library);
    static QString ofEvents(ItemRef item, const Scenario &scenario, const DataStore &library);
};

} // namespace hexwerk::assault::ui
