#include "editor/assault/commands/fixes.h"

#include "core/assault/files/checks/content_problem.h"
#include "core/assault/game/command_points.h"
#include "core/assault/scenario/objective_terms.h"
#include "editor/assault/commands/card_fixes.h"
#include "editor/assault/commands/item_commands.h"
#include "editor/assault/commands/picture_commands.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/key_place.h"
#include "editor/assault/text/item_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

namespace {

class FixFinder
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::Fixes)

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
        if (isOfSystem(m_problem.code) ? mendsAlone(m_problem.code.as<ContentProblem>())
                                       : mendsAlone(m_problem.code.as<FileProblem>()))
            return std::move(m_fixes);
        removeTerm();
        leaveOut();
        remove();
        return std::move(m_fixes);
    }

private:
    // Adds what mends the problem, and says whether nothing else would.
    bool mendsAlone(FileProblem code)
    {
        switch (code) {
        case FileProblem::UnknownId:
            useAnother();
            makeTrack();
            return takeOut();
        case FileProblem::OutOfRange:
            useNearest();
            return false;
        case FileProblem::DuplicateId:
            rename();
            return false;
        case FileProblem::PictureMissing:
        case FileProblem::NotAPicture:
        case FileProblem::PictureTooLarge:
            m_fixes.push_back({tr("Remove the picture"), [&document = m_document] {
                                   return std::make_unique<RemovePictureCommand>(document);
                               }});
            return true; // to leave the key out is the same
        default:
            return false;
        }
    }

    bool mendsAlone(ContentProblem code)
    {
        switch (code) {
        case ContentProblem::NeverReached:
            moveStart();
            return false;
        case ContentProblem::OddWidth:
            widen();
            return false;
        case ContentProblem::OffBoard:
        case ContentProblem::HexTaken:
        case ContentProblem::ProhibitedTerrain:
            moveAway();
            return false;
        case ContentProblem::TooFewSides:
            add(Table::Side);
            return false;
        case ContentProblem::ForeignUnits:
            allowNation();
            return true;
        case ContentProblem::NoCommandPoints:
            bringPoints();
            return false;
        case ContentProblem::PointsWithoutUnits:
            if (m_property)
                set(tr("Set it to %1").arg(0), m_property, *m_place.item, 0);
            return true;
        case ContentProblem::ForeignCard:
        case ContentProblem::CardInTwoDecks:
        case ContentProblem::NothingToDraw:
        case ContentProblem::EmptySupply:
        case ContentProblem::TooManyRequests:
            m_fixes = CardFixes(m_problem, m_document, m_properties).find();
            return !m_fixes.empty();
        case ContentProblem::NoSupportCards:
            add(Table::Support);
            return false;
        case ContentProblem::SideWithoutUnits:
            return true;
        case ContentProblem::BothCanWin:
            needMore();
            return false;
        case ContentProblem::WonFromStart:
            if (m_property)
                set(tr("Check it only at the end"), m_property, *m_place.item,
                    std::string(toString(VictoryCheck::End)));
            return false;
        case ContentProblem::NoVictory:
            add(Table::Victory);
            return false;
        default:
            return false;
        }
    }

    void set(const QString &text, const Property *property, ItemRef item, PropertyValue value)
    {
        m_fixes.push_back(fixThatSets(text, m_document, *property, item, std::move(value)));
    }

    // Without the name that is at fault, where it stands in a list.
    bool takeOut()
    {
        const auto fix = CardFixes(m_problem, m_document, m_properties).takeOut();
        if (fix)
            m_fixes.push_back(*fix);
        return fix.has_value();
    }

    // One for each unit that the scenario names, and not fewer than losses leave [R4.9.2g].
    void bringPoints()
    {
        const auto &units = m_document.scenario().units;
        const auto own = std::count_if(units.begin(), units.end(), [&](const UnitSpec &unit) {
            return unit.side == m_problem.found;
        });
        const int points = std::clamp(static_cast<int>(own), kLeastCommandPoints, 99);
        if (m_property)
            set(tr("Set it to %1").arg(points), m_property, *m_place.item, points);
    }

    // An id that is most like the unknown one.
    void useAnother()
    {
        constexpr std::size_t kMost = 3;
        for (std::size_t i = 0; m_property && i < std::min(kMost, m_problem.values.size()); ++i) {
            const std::string &id = m_problem.values[i];
            const QString text = tr("Use %1").arg(editor::toQString(id));
            if (std::holds_alternative<std::string>(valueNow()))
                set(text, m_property, *m_place.item, id);
            else if (const auto fix = CardFixes(m_problem, m_document, m_properties).use(text, id))
                m_fixes.push_back(*fix);
            else
                change(text, [&](Term &term) {
                    (m_problem.key.ends_with(".side") ? term.side : term.name) = id;
                });
        }
    }

    // The term that the problem is about, in a condition.
    template<typename Change>
    void change(const QString &text, Change how)
    {
        PropertyValue value = m_property ? valueNow() : PropertyValue();
        auto *condition = std::get_if<Term>(&value);
        Term *term = condition ? termAt(*condition, m_place.term) : nullptr;
        if (!term)
            return;
        how(*term);
        set(text, m_property, *m_place.item, value);
    }

    void removeTerm()
    {
        PropertyValue value = m_property ? valueNow() : PropertyValue();
        auto *condition = std::get_if<Term>(&value);
        if (!condition || m_place.term.empty())
            return;
        TermPath path = m_place.term;
        const std::size_t place = path.back();
        path.pop_back();
        Term *outer = termAt(*condition, path);
        if (!outer || outer->kind == TermKind::Not || place >= outer->terms.size())
            return;
        outer->terms.erase(outer->terms.begin() + static_cast<std::ptrdiff_t>(place));
        set(tr("Remove this part of the condition"), m_property, *m_place.item, value);
    }

    // One that a trigger or a condition needs, and that was removed.
    void makeTrack()
    {
        if (m_problem.expected != ContentExpectation::Track || m_problem.found.empty())
            return;
        m_fixes.push_back({tr("Add the track %1").arg(editor::toQString(m_problem.found)),
                           [&document = m_document, id = m_problem.found] {
                               return std::make_unique<AddTrackCommand>(document, id);
                           }});
    }

    // A threshold lies where the marker starts: one box further on.
    void moveStart()
    {
        if (!m_place.item || m_place.item->table != Table::Threshold)
            return;
        const Track &track = m_document.scenario().tracks[m_place.item->index];
        const int at = track.start < track.max ? track.start + 1 : track.start - 1;
        if (at >= track.min)
            set(tr("Set it to %1").arg(at), m_property, *m_place.item, at);
    }

    PropertyValue valueNow() const { return m_property->get(m_document.scenario(), *m_place.item); }

    void useNearest()
    {
        if (!m_property || m_problem.values.size() != 2)
            return;
        const int nearest = std::clamp(editor::toQString(m_problem.found).toInt(),
                                       editor::toQString(m_problem.values[0]).toInt(),
                                       editor::toQString(m_problem.values[1]).toInt());
        const PropertyValue value = valueNow();
        const QString text = tr("Set it to %1").arg(nearest);
        if (const int *number = std::get_if<int>(&value); number && *number != nearest)
            set(text, m_property, *m_place.item, nearest);
        else
            change(text, [nearest](Term &term) { term.number = nearest; });
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
        set(tr("Call it %1").arg(editor::toQString(other)), m_property, *m_place.item, other);
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
            set(tr("Move it to %1").arg(editor::toQString(toString(*free))), at, *m_place.item,
                *free);
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

    void allowNation()
    {
        if (!m_property)
            return;
        PropertyValue value = valueNow();
        if (auto *nations = std::get_if<std::vector<std::string>>(&value)) {
            nations->push_back(m_problem.found);
            //: %1 is a nation
            set(tr("Add %1 to its nations").arg(editor::toQString(m_problem.found)), m_property,
                *m_place.item, value);
        }
    }

    // Where the condition is nothing but a number of objectives: as many as leave the others too
    // few.
    void needMore()
    {
        Scenario trial = m_document.scenario();
        Victory &victory = trial.victories[m_place.item->index];
        Term &term =
            victory.term.kind != TermKind::ControlsAtLeast && victory.term.terms.size() == 1
                ? victory.term.terms.front()
                : victory.term;
        if (!m_property || term.kind != TermKind::ControlsAtLeast)
            return;
        const auto isDrawn = [&](const Victory &other) {
            return canBothHold(other, victory, trial);
        };
        const int most = static_cast<int>(trial.objectives.size());
        while (term.number < most &&
               std::any_of(trial.victories.begin(), trial.victories.end(), isDrawn))
            ++term.number;
        set(tr("Set it to %1").arg(term.number), m_property, *m_place.item, victory.term);
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
                           },
                           true});
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

} // namespace hexwerk::assault::ui
