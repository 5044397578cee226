#include "editor/assault/tools/unit_drop.h"

#include <QMimeData>

#include "editor/assault/commands/force_commands.h"
#include "editor/assault/commands/loading.h"
#include "editor/assault/commands/place_commands.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/edit_layers.h"
#include "editor/assault/models/palette.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/assault/tools/crowding.h"
#include "editor/assault/tools/new_unit.h"

#include <algorithm>

namespace hexwerk::assault::ui {

UnitDrop::UnitDrop(Workbench workbench, MapCanvas &canvas, QObject *parent)
    : QObject(parent)
    , m_workbench(workbench)
    , m_canvas(canvas)
{
    canvas.acceptDropsOf({cardFormat(), unitsFormat()});
    connect(&canvas, &MapCanvas::dragMoved, this, &UnitDrop::hover);
    connect(&canvas, &MapCanvas::dropped, this, &UnitDrop::drop);
    connect(&canvas, &MapCanvas::dragLeft, this, [this] { m_canvas.setHighlights({}); });
}

std::vector<std::size_t> UnitDrop::placesOf(const QMimeData &data)
{
    std::vector<std::size_t> places;
    for (const QByteArray &line : data.data(unitsFormat()).split('\n'))
        places.push_back(line.toULongLong());
    return places;
}

std::vector<UnitSpec> UnitDrop::unitsOf(const QMimeData &data, const HexPointer &pointer) const
{
    const Scenario &scenario = m_workbench.document.scenario();
    if (data.hasFormat(cardFormat())) {
        const std::string card = data.data(cardFormat()).toStdString();
        const auto unit = newUnit(card, sideMeant(scenario, m_workbench.palette), pointer.facing,
                                  scenario, m_workbench.document.library());
        return unit ? std::vector{*unit} : std::vector<UnitSpec>();
    }
    std::vector<UnitSpec> units;
    for (const std::size_t place : placesOf(data))
        if (place < scenario.units.size())
            units.push_back(scenario.units[place]);
    return units;
}

// A vehicle does not want to be carried.
std::optional<std::size_t> UnitDrop::transportFor(const std::vector<UnitSpec> &units, Hex hex) const
{
    const DataStore &library = m_workbench.document.library();
    if (units.empty() || std::any_of(units.begin(), units.end(), [&](const UnitSpec &unit) {
            const UnitCard *card = library.cards.unit(unit.card);
            return card && card->type == UnitType::Vehicle;
        }))
        return std::nullopt;
    return transportAt(m_workbench.document.scenario(), library, hex, units.front().side);
}

bool UnitDrop::isOpen() const
{
    return m_workbench.layers.isOpen(EditLayer::Units);
}

void UnitDrop::hover(const HexPointer &pointer, const QMimeData &data)
{
    const ScenarioDocument &document = m_workbench.document;
    const std::vector<UnitSpec> units = unitsOf(data, pointer);
    const auto transport = transportFor(units, pointer.hex);
    Ruling<> ruling;
    if (transport)
        ruling = boardingRuling(document.scenario(), document.library(), units, *transport);
    const bool can = isOpen() && !units.empty() && ruling.has_value();
    m_canvas.setHighlights(
        {{pointer.hex, can ? HighlightKind::Brush : HighlightKind::Problem, {}}});
    if (!ruling)
        emit said(RefusalText::withRule(ruling.error()));
    else if (transport)
        //: %1 is a vehicle
        emit said(tr("Aboard: %1")
                      .arg(ChoiceText::of(Choices::Units, document.scenario().units[*transport].id,
                                          document.scenario(), document.library())));
    else
        emit said(m_canvas.describe(pointer.hex));
}

void UnitDrop::place(UnitSpec unit, Hex hex)
{
    ScenarioDocument &document = m_workbench.document;
    if (const auto transport = transportFor({unit}, hex)) {
        const auto ruling =
            boardingRuling(document.scenario(), document.library(), {unit}, *transport);
        if (!ruling)
            return emit said(RefusalText::withRule(ruling.error()));
        unit.on = document.scenario().units[*transport].id;
    } else {
        unit.at = hex;
    }
    document.push(std::make_unique<PlaceUnitCommand>(document, unit));
    m_workbench.selection.set({{Table::Unit, document.scenario().units.size() - 1}});
    tellOfCrowd(hex);
}

void UnitDrop::tellOfCrowd(Hex hex)
{
    if (const QString words = crowding(m_workbench.document.scenario(), hex); !words.isEmpty())
        emit said(words);
}

void UnitDrop::bringTo(const std::vector<std::size_t> &units, Hex hex)
{
    ScenarioDocument &document = m_workbench.document;
    std::vector<UnitSpec> specs;
    for (const std::size_t unit : units)
        specs.push_back(document.scenario().units.at(unit));
    const auto transport = transportFor(specs, hex);
    if (!transport) {
        document.push(std::make_unique<BringOnCommand>(document, units, hex));
        return tellOfCrowd(hex);
    }
    if (const auto ruling =
            boardingRuling(document.scenario(), document.library(), specs, *transport);
        !ruling)
        return emit said(RefusalText::withRule(ruling.error()));
    document.push(std::make_unique<LoadUnitsCommand>(document, units, *transport));
}

void UnitDrop::drop(const HexPointer &pointer, const QMimeData &data)
{
    const std::vector<UnitSpec> units = unitsOf(data, pointer);
    if (units.empty() || !isOpen())
        return;
    if (data.hasFormat(cardFormat()))
        return place(units.front(), pointer.hex);
    std::vector<std::size_t> places = placesOf(data);
    std::erase_if(places, [&](std::size_t place) {
        return place >= m_workbench.document.scenario().units.size();
    });
    bringTo(places, pointer.hex);
    std::vector<ItemRef> chosen;
    for (const std::size_t place : places)
        chosen.push_back({Table::Unit, place});
    m_workbench.selection.set(std::move(chosen));
}

} // namespace hexwerk::assault::ui
