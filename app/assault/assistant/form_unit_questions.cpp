// The questions about single units: who helps, who is carried, and what lies on their counters.
#include "app/assault/assistant/form_questions.h"
#include "core/assault/game/carriage.h"
#include "core/assault/tables/switches.h"
#include "core/assault/tables/traits.h"
#include "core/assault/tabletop/attack_cards.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/desk_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <array>

namespace hexwerk::assault::ui {

static TableUnit &unitOf(AttackForm &form, Role role)
{
    return role == Role::Attacker ? form.attacker : form.target;
}

std::vector<TableUnit> FormQuestions::friendsOf(Role role) const
{
    const TableUnit &own = m_desk.unit(role);
    const auto side = m_desk.sideOf(own);
    std::vector<TableUnit> friends;
    for (const TableUnit &counter : m_desk.counters()) {
        const UnitCard *other = m_desk.card(counter);
        const bool isFriend =
            side ? m_desk.sideOf(counter) == side : other && other->nation == card(role).nation;
        if (other && isFriend && counter.id != m_form.attacker.id && counter.id != m_form.target.id)
            friends.push_back(counter);
    }
    return friends;
}

QString FormQuestions::nameOf(const TableUnit &counter) const
{
    return QStringLiteral("%1 (%2)").arg(editor::inWindowLanguage(m_desk.card(counter)->name),
                                         QString::fromStdString(counter.id));
}

FormQuestion FormQuestions::joined() const
{
    FormQuestion question{.text = tr("Joint fire"), .shown = 4};
    const std::vector<TableUnit> friends = friendsOf(Role::Attacker);
    for (const TableUnit &counter : friends) {
        if (std::any_of(m_form.joined.begin(), m_form.joined.end(),
                        [&](const TableHelper &helper) { return helper.unit.id == counter.id; }))
            question.chosen.push_back(static_cast<int>(question.choices.size()));
        question.choices << nameOf(counter);
    }
    question.choose = [friends](AttackForm &form, int choice) {
        const TableUnit &counter = friends[static_cast<std::size_t>(choice)];
        const auto same = [&](const TableHelper &helper) { return helper.unit.id == counter.id; };
        if (std::erase_if(form.joined, same) == 0)
            form.joined.push_back({counter, form.range, form.sight});
    };
    return question;
}

// [R7.1.1b] The line that is asked for is then that of the spotter.
FormQuestion FormQuestions::spotter() const
{
    FormQuestion question{.text = tr("Spotter"), .shown = 4};
    question.choices << tr("nobody");
    question.chosen = {0};
    const std::vector<TableUnit> friends = friendsOf(Role::Attacker);
    for (const TableUnit &counter : friends) {
        if (m_form.spotter && m_form.spotter->unit.id == counter.id)
            question.chosen = {static_cast<int>(question.choices.size())};
        question.choices << nameOf(counter);
    }
    question.choose = [friends](AttackForm &form, int choice) {
        form.spotter.reset();
        if (choice > 0)
            form.spotter = {friends[static_cast<std::size_t>(choice) - 1], form.range, form.sight};
    };
    return question;
}

// [D9.13c]
FormQuestion FormQuestions::commandCards(Role role) const
{
    FormQuestion question{.text = role == Role::Attacker ? tr("Cards of the attacker")
                                                         : tr("Cards of the defender"),
                          .shown = 2};
    const auto &played = role == Role::Attacker ? m_form.attackerCards : m_form.targetCards;
    const auto mayBePlayed = [&](const CommandCard &command) {
        const auto isFor = [&](Role one) {
            return hasCard(one) && std::find(command.types.begin(), command.types.end(),
                                             card(one).type) != command.types.end();
        };
        return worksInAttack(command) &&
               (command.nation.empty() || command.nation == card(role).nation) &&
               (command.types.empty() || isFor(Role::Attacker) || isFor(Role::Target));
    };
    std::vector<std::string> ids = played;
    for (const auto &[id, command] : m_desk.rules().cards.commands)
        if (mayBePlayed(command) && std::find(played.begin(), played.end(), id) == played.end())
            ids.push_back(id);
    const auto nameOfCard = [this](const std::string &id) {
        const auto found = m_desk.rules().cards.commands.find(id);
        return found == m_desk.rules().cards.commands.end()
                   ? editor::toQString(id)
                   : editor::inWindowLanguage(found->second.name);
    };
    const auto unplayed = ids.begin() + static_cast<std::ptrdiff_t>(played.size());
    std::sort(unplayed, ids.end(), [&](const std::string &a, const std::string &b) {
        return QString::localeAwareCompare(nameOfCard(a), nameOfCard(b)) < 0;
    });
    question.choices << tr("no cards");
    if (played.empty())
        question.chosen = {0};
    for (std::size_t i = 0; i < ids.size(); ++i) {
        question.choices << nameOfCard(ids[i]);
        if (i < played.size())
            question.chosen.push_back(static_cast<int>(i) + 1);
    }
    question.choose = [ids, role](AttackForm &form, int choice) {
        auto &cards = role == Role::Attacker ? form.attackerCards : form.targetCards;
        if (choice == 0)
            return cards.clear();
        const std::string &id = ids[static_cast<std::size_t>(choice) - 1];
        if (std::erase(cards, id) == 0)
            cards.push_back(id);
    };
    return question;
}

// In a game without them nobody has any.
void FormQuestions::addCommandCards(std::vector<FormQuestion> &questions) const
{
    const auto profile = m_desk.rules().data.profiles.find(m_desk.rules().profile);
    if (m_desk.isFollowing() &&
        (profile == m_desk.rules().data.profiles.end() ||
         !switchesFrom(profile->second.switches, m_desk.rules().options).commandCards))
        return;
    for (const Role role : {Role::Attacker, Role::Target})
        if (m_desk.has(role) && hasCard(role))
            if (FormQuestion question = commandCards(role); question.choices.size() > 1)
                questions.push_back(std::move(question));
}

FormQuestion FormQuestions::coverDie() const
{
    constexpr std::array kDice = {Die::Red, Die::Yellow, Die::Green, Die::Blue};
    FormQuestion question{.text = tr("Covering fire gives the target")};
    question.choices = {tr("nothing"), tr("Red"), tr("Yellow"), tr("Green"), tr("Blue")};
    question.chosen = {0};
    for (std::size_t i = 0; i < kDice.size(); ++i)
        if (m_form.coverDie == kDice[i])
            question.chosen = {static_cast<int>(i) + 1};
    question.choose = [kDice](AttackForm &form, int choice) {
        form.coverDie.reset();
        if (choice > 0)
            form.coverDie = kDice[static_cast<std::size_t>(choice) - 1];
    };
    return question;
}

bool FormQuestions::canCarry(const UnitCard &own) const
{
    return carriageOf(own, traitsOf(own, m_desk.rules().data), m_desk.rules().data).points > 0;
}

// [R9.11]
FormQuestion FormQuestions::aboard() const
{
    FormQuestion question{.text = tr("Aboard the target"), .shown = 4};
    std::vector<TableUnit> friends = friendsOf(Role::Target);
    const UnitCard &transport = card(Role::Target);
    const Carriage carriage =
        carriageOf(transport, traitsOf(transport, m_desk.rules().data), m_desk.rules().data);
    std::erase_if(friends,
                  [&](const TableUnit &counter) { return !carriage.takes(*m_desk.card(counter)); });
    for (const TableUnit &counter : friends) {
        if (std::any_of(m_form.aboard.begin(), m_form.aboard.end(),
                        [&](const TableUnit &own) { return own.id == counter.id; }))
            question.chosen.push_back(static_cast<int>(question.choices.size()));
        question.choices << nameOf(counter);
    }
    question.choose = [friends](AttackForm &form, int choice) {
        const TableUnit &counter = friends[static_cast<std::size_t>(choice)];
        if (std::erase_if(form.aboard,
                          [&](const TableUnit &own) { return own.id == counter.id; }) == 0)
            form.aboard.push_back(counter);
    };
    return question;
}

// [R10.10.1b]
FormQuestion FormQuestions::carrier() const
{
    FormQuestion question{.text = tr("Target rides on"), .shown = 4};
    question.choices << tr("nothing");
    question.chosen = {0};
    std::vector<TableUnit> vehicles = friendsOf(Role::Target);
    std::erase_if(vehicles, [&](const TableUnit &counter) {
        const UnitCard &own = *m_desk.card(counter);
        return own.type != UnitType::Vehicle || !canCarry(own);
    });
    for (const TableUnit &counter : vehicles) {
        if (m_form.carrier && m_form.carrier->id == counter.id)
            question.chosen = {static_cast<int>(question.choices.size())};
        question.choices << nameOf(counter);
    }
    question.choose = [vehicles](AttackForm &form, int choice) {
        form.carrier.reset();
        if (choice > 0)
            form.carrier = vehicles[static_cast<std::size_t>(choice) - 1];
    };
    return question;
}

FormQuestion FormQuestions::support(bool ofAssault) const
{
    FormQuestion question{.text = ofAssault ? tr("Assault support") : tr("Defence support"),
                          .shown = 4};
    question.choices << tr("nobody");
    const auto &chosen = ofAssault ? m_form.assaultSupport : m_form.defenceSupport;
    question.chosen = {0};
    const std::vector<TableUnit> friends = friendsOf(ofAssault ? Role::Attacker : Role::Target);
    for (const TableUnit &counter : friends) {
        if (chosen && chosen->id == counter.id)
            question.chosen = {static_cast<int>(question.choices.size())};
        question.choices << nameOf(counter);
    }
    question.choose = [friends, ofAssault](AttackForm &form, int choice) {
        auto &support = ofAssault ? form.assaultSupport : form.defenceSupport;
        support.reset();
        if (choice > 0)
            support = friends[static_cast<std::size_t>(choice) - 1];
    };
    return question;
}

FormQuestion FormQuestions::strength(Role role) const
{
    FormQuestion question{.text = role == Role::Attacker ? tr("Strength of the attacker")
                                                         : tr("Strength of the target"),
                          .isNumbered = false};
    for (int points = 1; points <= card(role).strength; ++points)
        question.choices << QString::number(points);
    question.chosen = {m_desk.unit(role).strength - 1};
    question.choose = [role](AttackForm &form, int choice) {
        unitOf(form, role).strength = choice + 1;
    };
    return question;
}

FormQuestion FormQuestions::markers(Role role) const
{
    FormQuestion question{.text = role == Role::Attacker ? tr("Markers of the attacker")
                                                         : tr("Markers of the target"),
                          .shown = 4};
    const DeskText text(m_desk.rules(), {});
    // Those that matter for dice first; DugIn lies on the hex.
    constexpr std::array kOffered = {
        Marker::Suppressed,  Marker::FastAction,  Marker::NormalAction,     Marker::Firing,
        Marker::MoveAndFire, Marker::FireAndMove, Marker::AttackDiceMinus1, Marker::Hidden,
        Marker::Ambush,      Marker::HideAction,  Marker::TurretFiring,     Marker::DelayedAction,
        Marker::DiggingIn,   Marker::Fallback,    Marker::Immobilised};
    for (std::size_t i = 0; i < kOffered.size(); ++i) {
        question.choices << text.marker(kOffered[i]);
        if (m_desk.unit(role).markers.has(kOffered[i]))
            question.chosen.push_back(static_cast<int>(i));
    }
    question.choose = [role, kOffered](AttackForm &form, int choice) {
        MarkerSet &markers = unitOf(form, role).markers;
        const Marker marker = kOffered[static_cast<std::size_t>(choice)];
        if (markers.has(marker)) {
            markers.clear(marker);
            return;
        }
        // [R13.2a] [R13.3a] What cannot lie beside it goes.
        const MarkerSet before = markers;
        markers.set(marker);
        if (!mayLieTogether(markers)) {
            markers.clear(kActionMarkers);
            if (kActionMarkers.has(marker))
                markers.clear(kMoraleMarkers);
            if (marker == Marker::Hidden || marker == Marker::Ambush)
                markers.clear({Marker::Hidden, Marker::Ambush});
            markers.set(marker);
        }
        if (!mayLieTogether(markers))
            markers = before;
    };
    return question;
}

FormQuestion FormQuestions::experience(Role role) const
{
    FormQuestion question{.text = role == Role::Attacker ? tr("Experience of the attacker")
                                                         : tr("Experience of the target")};
    for (int i = 0; i <= static_cast<int>(Experience::Elite); ++i)
        question.choices << ChoiceText::experience(static_cast<Experience>(i));
    question.chosen = {static_cast<int>(m_desk.unit(role).experience)};
    question.choose = [role](AttackForm &form, int choice) {
        unitOf(form, role).experience = static_cast<Experience>(choice);
    };
    return question;
}

FormQuestion FormQuestions::activated() const
{
    FormQuestion question{.text = tr("Target already activated")};
    question.choices = {tr("no"), tr("yes")};
    question.chosen = {m_form.target.activated ? 1 : 0};
    question.choose = [](AttackForm &form, int choice) { form.target.activated = choice == 1; };
    return question;
}

} // namespace hexwerk::assault::ui
