#include "app/assault/assistant/unit_picker.h"

#include "app/assault/assistant/card_choice.h"
#include "app/assault/assistant/counter_picture.h"
#include "core/assault/tables/traits.h"
#include "editor/assault/text/desk_text.h"

namespace hexwerk::assault::ui {

UnitPicker::UnitPicker(const AttackDesk &desk, QWidget *parent)
    : LetterPicker(parent)
    , m_desk(desk)
{
}

void UnitPicker::ask(Role role)
{
    m_role = role;
    open();
}

void UnitPicker::add(const TableUnit &counter, const QString &text)
{
    LetterPicker::add(pictureOf(m_desk.rules(), counter, kPickedPicture), text);
    m_offered.emplace_back(counter);
}

void UnitPicker::offerKind(AttackKind kind, const QString &letters)
{
    const QString text = DeskText::kind(kind);
    if (!text.contains(letters, Qt::CaseInsensitive))
        return;
    LetterPicker::add({}, text);
    m_offered.emplace_back(kind);
}

// [R7.2a]
bool UnitPicker::canFireSmoke() const
{
    const UnitCard *card = m_desk.card(m_desk.unit(Role::Attacker));
    return card && card->indirect && traitsOf(*card, m_desk.rules().data).firesSmoke;
}

// Nobody attacks itself or a friend.
bool UnitPicker::isOffered(const TableUnit &counter) const
{
    if (m_role == Role::Attacker || !m_desk.has(Role::Attacker))
        return true;
    const TableUnit &attacker = m_desk.unit(Role::Attacker);
    const auto side = m_desk.sideOf(counter);
    return counter.id != attacker.id && (!side || side != m_desk.sideOf(attacker));
}

void UnitPicker::offer(const QString &letters)
{
    m_offered.clear();
    const DeskText text(m_desk.rules(), {});
    const Role other = m_role == Role::Attacker ? Role::Target : Role::Attacker;
    for (const TableUnit &counter : m_desk.counters())
        if (const UnitCard *card = m_desk.card(counter);
            hasLetters(letters, counter, *card) && isOffered(counter))
            //: %1 is a unit, %2 how it is
            add(counter, tr("%1 – %2").arg(text.counter(counter), text.condition(counter)));
    // Whom somebody attacks is of another nation.
    const std::string last =
        m_desk.has(other) ? m_desk.card(m_desk.unit(other))->nation : std::string();
    for (const UnitCard *card : cardsWith(
             letters, m_desk.rules(), [&](const std::string &nation) { return nation == last; }))
        //: another counter: %1 is its card and its nation
        add(m_desk.newCounter(card->id), tr("New: %1").arg(cardAndNation(*card, m_desk.rules())));
    if (m_role == Role::Attacker) {
        offerKind(AttackKind::Mines, letters);
        offerKind(AttackKind::Ground, letters);
    } else if (canFireSmoke()) {
        offerKind(AttackKind::Smoke, letters);
    }
}

void UnitPicker::take(int row)
{
    const Offered offered = m_offered[static_cast<std::size_t>(row)];
    if (const auto *kind = std::get_if<AttackKind>(&offered))
        emit kindChosen(*kind);
    else
        emit chosen(std::get<TableUnit>(offered));
}

QString UnitPicker::nearWord(const QString &letters) const
{
    return nearWordOf(letters, m_desk.rules());
}

QString UnitPicker::title() const
{
    return m_role == Role::Attacker ? tr("Choose the attacker") : tr("Choose the target");
}

} // namespace hexwerk::assault::ui
