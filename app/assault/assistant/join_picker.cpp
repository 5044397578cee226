#include "app/assault/assistant/join_picker.h"

#include "app/assault/assistant/card_choice.h"
#include "app/assault/assistant/counter_picture.h"
#include "editor/assault/text/play_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

JoinPicker::JoinPicker(QWidget *parent)
    : LetterPicker(parent)
{
}

void JoinPicker::ask(const TablePosition &table, SideIndex side)
{
    m_rules = table.rules;
    m_side = side;
    m_sideName = PlayText::side(table.game, side);
    m_nations = table.game.setting->scenario.sides[side].nations;
    if (m_nations.empty())
        for (const Unit &unit : table.game.units)
            if (unit.side == side)
                m_nations.push_back(table.game.card(unit.id).nation);
    open();
}

bool JoinPicker::isOwn(const std::string &nation) const
{
    return m_nations.empty() ||
           std::find(m_nations.begin(), m_nations.end(), nation) != m_nations.end();
}

void JoinPicker::offer(const QString &letters)
{
    m_offered.clear();
    if (!m_rules)
        return;
    for (const UnitCard *card : cardsWith(
             letters, *m_rules, [this](const std::string &nation) { return !isOwn(nation); })) {
        add(pictureOf(*m_rules, {.card = card->id, .strength = card->strength}, kPickedPicture),
            cardAndNation(*card, *m_rules));
        m_offered.push_back({card->id});
    }
    for (const bool own : {true, false})
        for (const auto &[id, formation] : m_rules->cards.formations) {
            if (isOwn(formation.nation) != own || !hasLetters(letters, formation.name))
                continue;
            std::vector<std::string> cards;
            for (const FormationUnits &units : formation.units)
                cards.insert(cards.end(), static_cast<std::size_t>(units.count), units.card);
            const auto known = [this](const std::string &card) {
                return m_rules->cards.unit(card);
            };
            if (cards.empty() || !std::all_of(cards.begin(), cards.end(), known))
                continue;
            add(pictureOf(*m_rules,
                          {.card = cards.front(), .strength = known(cards.front())->strength},
                          kPickedPicture),
                //: a formation: %1 is its name, %2 its nation
                tr("%1, %2: %n units", nullptr, static_cast<int>(cards.size()))
                    .arg(editor::inWindowLanguage(formation.name),
                         nationName(formation.nation, *m_rules)));
            m_offered.push_back(std::move(cards));
        }
}

void JoinPicker::take(int row)
{
    emit chosen(std::vector<std::string>(m_offered[static_cast<std::size_t>(row)]));
}

QString JoinPicker::nearWord(const QString &letters) const
{
    return m_rules ? nearWordOf(letters, *m_rules) : QString();
}

QString JoinPicker::title() const
{
    //: %1 is a side
    return tr("New units: %1").arg(m_sideName);
}

} // namespace hexwerk::assault::ui
