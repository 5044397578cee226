#include "editor/commands/fixes.h"

#include "editor/commands/item_commands.h"
#include "editor/commands/picture_commands.h"
#include "editor/document/scenario_document.h"
#include "editor/models/key_place.h"
#include "editor/text/item_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::editor {

namespace {

class FixFinder
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::editor::Fixes)

public:
    FixFinder(const Problem &problem, ScenarioDocument &document, const Properties &properties)
        : m_problem(problem)
        , m_document(document)
        , m_place(placeOfKey(document.scenario(), problem.key))
        , m_property(m_place.item ? properties.find(m_place.item->table, m_place.key) : nullptr)
        , m_properties(properties)
    {
    }

    std::vector<Fix> find()
    {
        switch (m_problem.code) {
        case ProblemCode::UnknownId:
            useAnother();
            break;
        case ProblemCode::OutOfRange:
            useNearest();
            break;
        case ProblemCode::OddWidth:
            widen();
            break;
        case ProblemCode::DuplicateId:
            rename();
            break;
        case ProblemCode::OffBoard:
        case ProblemCode::HexTaken:
        case ProblemCode::ProhibitedTerrain:
            moveAway();
            break;
        case ProblemCode::TooFewSides:
            add(Table::Side);
            break;
        case ProblemCode::NoVictory:
            add(Table::Victory);
            break;
        case ProblemCode::PictureMissing:
        case ProblemCode::NotAPicture:
        case ProblemCode::PictureTooLarge:
            m_fixes.push_back({tr("Remove the picture"), [&document = m_document] {
                                   return std::make_unique<RemovePictureCommand>(document);
                               }});
            break;
        default:
            break;
        }
        leaveOut();
        remove();
        return std::move(m_fixes);
    }

private:
    void set(const QString &text, const Property *property, ItemRef item, PropertyValue value)
    {
        m_fixes.push_back({text, [&document = m_document, property, item, value] {
                               return std::make_unique<ChangePropertyCommand>(
                                   document, *property, std::vector{item}, value,
                                   ChangePropertyCommand::Merge::Never);
                           }});
    }

    // An id that is most like the unknown one.
    void useAnother()
    {
        constexpr std::size_t kMost = 3;
        if (!m_property || !std::holds_alternative<std::string>(valueNow()))
            return;
        for (std::size_t i = 0; i < std::min(kMost, m_problem.values.size()); ++i)
            set(tr("Use %1").arg(toQString(m_problem.values[i])), m_property, *m_place.item,
                m_problem.values[i]);
    }

    PropertyValue valueNow() const { return m_property->get(m_document.scenario(), *m_place.item); }

    void useNearest()
    {
        const PropertyValue value = m_property ? valueNow() : PropertyValue();
        const int *number = std::get_if<int>(&value);
        if (!number || m_problem.values.size() != 2)
            return;
        const int nearest = std::clamp(*number, toQString(m_problem.values[0]).toInt(),
                                       toQString(m_problem.values[1]).toInt());
        if (nearest != *number)
            set(tr("Set it to %1").arg(nearest), m_property, *m_place.item, nearest);
    }

    void widen()
    {
        const std::optional<int> columns = m_document.scenario().board.columns;
        const Property *property = m_properties.find(Table::Scenario, "board.columns");
        if (columns && property)
            set(tr("Make it %1 columns wide").arg(*columns + 1), property, {}, *columns + 1);
    }

    void rename()
    {
        const PropertyValue value = m_property ? valueNow() : PropertyValue();
        const std::string *id = std::get_if<std::string>(&value);
        if (!id)
            return;
        int number = 2;
        while (isTaken(*id + '-' + std::to_string(number)))
            ++number;
        const std::string other = *id + '-' + std::to_string(number);
        set(tr("Call it %1").arg(toQString(other)), m_property, *m_place.item, other);
    }

    bool isTaken(const std::string &id) const
    {
        const std::size_t items =
            itemCount(m_document.scenario(), m_place.item->table, m_place.item->index);
        for (std::size_t i = 0; i < items; ++i) {
            ItemRef other = *m_place.item;
            (outerTable(other.table) == other.table ? other.index : other.nested) = i;
            if (m_property->get(m_document.scenario(), other) == PropertyValue(id))
                return true;
        }
        return false;
    }

    // A unit, to the nearest hex where nobody stands and that its type may enter.
    void moveAway()
    {
        if (!m_place.item || m_place.item->table != Table::Unit)
            return;
        const Property *at = m_properties.find(Table::Unit, "at");
        const std::optional<Hex> free = at ? nearestFree(*m_place.item) : std::nullopt;
        if (free)
            //: %1 is a hex
            set(tr("Move it to %1").arg(toQString(toString(*free))), at, *m_place.item, *free);
    }

    std::optional<Hex> nearestFree(ItemRef item) const
    {
        const Scenario &scenario = m_document.scenario();
        const UnitSpec &unit = scenario.units[item.index];
        if (!unit.at)
            return std::nullopt;
        std::optional<Hex> nearest;
        const Board &board = m_document.board();
        for (int column = 0; column < board.columns(); ++column)
            for (int row = 0; row < board.rows(); ++row) {
                const Hex hex = Hex::at(column, row);
                if (board.contains(hex) && isFree(unit, hex) &&
                    (!nearest || distance(*unit.at, hex) < distance(*unit.at, *nearest)))
                    nearest = hex;
            }
        return nearest;
    }

    bool isFree(const UnitSpec &unit, Hex hex) const
    {
        const auto &units = m_document.scenario().units;
        if (std::any_of(units.begin(), units.end(),
                        [&](const UnitSpec &other) { return other.at == hex; }))
            return false;
        const auto card = m_document.library().cards.units.find(unit.card);
        if (card == m_document.library().cards.units.end())
            return true;
        const TerrainRow &row = m_document.terrain().rows[m_document.board().at(hex).terrain];
        return row.cost[static_cast<std::size_t>(card->second.movementType)].has_value();
    }

    void add(Table table)
    {
        m_fixes.push_back(
            {tr("Add: %1").arg(ItemText::kind(table)), [&document = m_document, table] {
                 return std::make_unique<AddItemCommand>(document, table);
             }});
    }

    void leaveOut()
    {
        if (m_property && m_property->optional &&
            !std::holds_alternative<std::monostate>(valueNow()))
            set(tr("Leave it out"), m_property, *m_place.item, std::monostate());
    }

    void remove()
    {
        if (!m_place.item || m_place.item->table == Table::Scenario)
            return;
        m_fixes.push_back({tr("Remove: %1").arg(ItemText::kind(m_place.item->table)),
                           [&document = m_document, item = *m_place.item] {
                               return std::make_unique<RemoveItemsCommand>(document,
                                                                           std::vector{item});
                           }});
    }

    const Problem &m_problem;
    ScenarioDocument &m_document;
    const KeyPlace m_place;
    const Property *const m_property;
    const Properties &m_properties;
    std::vector<Fix> m_fixes;
};

} // namespace

std::vector<Fix> Fixes::of(const Problem &problem, ScenarioDocument &document,
                           const Properties &properties)
{
    return FixFinder(problem, document, properties).find();
}

} // namespace hexwerk::editor
