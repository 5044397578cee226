#include "editor/assault/tools/crowding.h"

#include <QCoreApplication>

#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

namespace {

class CrowdingText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::CrowdingText)
};

} // namespace

QString crowding(const Scenario &scenario, Hex hex)
{
    const auto count = std::count_if(scenario.units.begin(), scenario.units.end(),
                                     [hex](const UnitSpec &unit) { return unit.at == hex; });
    if (count < 2)
        return {};
    //: %1 is a hex, %n a number of units
    return CrowdingText::tr("There are %n units in %1, but a hex has room for one (R4.8c).",
                            nullptr, static_cast<int>(count))
        .arg(editor::toQString(toString(hex)));
}

} // namespace hexwerk::assault::ui
