#include "app/assault/assistant/form_questions.h"

#include "core/assault/tables/switches.h"
#include "core/assault/tables/traits.h"
#include "editor/assault/text/desk_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <array>

namespace hexwerk::assault::ui {

FormQuestion FormQuestions::range() const
{
    FormQuestion question{.text = tr("Range"), .key = QStringLiteral("D"), .isNumbered = false};
    for (int range = 1; range <= kMostFormRange; ++range)
        question.choices << QString::number(range);
    question.chosen = {m_form.range - 1};
    question.choose = [](AttackForm &form, int choice) {
        form.range = choice + 1;
        const auto most = static_cast<std::size_t>(choice); // hexes between
        if (form.sight.hindering.size() > most)
            form.sight.hindering.resize(most);
    };
    return question;
}

std::string FormQuestions::usualHindrance() const
{
    for (const TerrainRow &row : m_desk.rules().data.terrain.rows)
        if (row.sight == SightEffect::Hinders && row.house.empty())
            return row.id;
    return {};
}

FormQuestion FormQuestions::sight() const
{
    FormQuestion question{.text = tr("Sight"), .key = QStringLiteral("L")};
    question.choices = {tr("clear"), tr("hindered"), tr("hindered twice"), tr("blocked")};
    const auto count = static_cast<int>(m_form.sight.hindering.size());
    if (m_form.sight.isBlocked)
        question.chosen = {3};
    else if (count <= 2)
        question.chosen = {count};
    question.choose = [terrain = usualHindrance()](AttackForm &form, int choice) {
        form.sight.isBlocked = choice == 3;
        form.sight.hindering.clear();
        if (choice < 3)
            form.sight.hindering.assign(static_cast<std::size_t>(choice), terrain);
        // So many hexes lie between.
        form.range = std::max(form.range, choice < 3 ? choice + 1 : 1);
    };
    return question;
}

FormQuestion FormQuestions::cover() const
{
    FormQuestion question{.text = tr("Cover"), .key = QStringLiteral("C"), .shown = 4};
    std::vector<std::string> ids = m_desk.usualTerrain();
    for (const TerrainRow &row : m_desk.rules().data.terrain.rows)
        if (std::find(ids.begin(), ids.end(), row.id) == ids.end())
            ids.push_back(row.id);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const TerrainChart &chart = m_desk.rules().data.terrain;
        question.choices << editor::inWindowLanguage(chart.row(*chart.find(ids[i])).name);
        if (ids[i] == m_form.terrain)
            question.chosen = {static_cast<int>(i)};
    }
    question.choose = [ids](AttackForm &form, int choice) {
        form.terrain = ids[static_cast<std::size_t>(choice)];
    };
    return question;
}

FormQuestion FormQuestions::action() const
{
    FormQuestion question{.text = tr("Action"), .key = QStringLiteral("F"), .shown = 4};
    struct Kind
    {
        AttackKind kind = AttackKind::Shot;
        Action action = Action::Fire;
        bool isReaction = false;
        bool operator==(const Kind &) const = default;
    };
    std::vector<Kind> kinds;
    const auto offer = [&](Kind kind, const QString &text) {
        kinds.push_back(kind);
        question.choices << text;
    };
    const UnitCard &own = card(Role::Attacker);
    offer({}, PlayText::action(Action::Fire));
    offer({.action = Action::MoveAndFire}, PlayText::action(Action::MoveAndFire));
    offer({.kind = AttackKind::Assault}, tr("Assault"));
    offer({.isReaction = true}, tr("Reaction fire"));
    offer({.action = Action::FireAndMove}, PlayText::action(Action::FireAndMove));
    if (own.type == UnitType::Vehicle && card(Role::Target).type == UnitType::Artillery)
        offer({.kind = AttackKind::Overrun}, tr("Overrun"));
    if (own.turret)
        offer({.action = Action::TurretFire}, PlayText::action(Action::TurretFire));
    if (own.indirect)
        offer({.action = Action::IndirectFire}, PlayText::action(Action::IndirectFire));
    if (traitsOf(own, m_desk.rules().data).support)
        offer({.action = Action::SpecialAbility}, PlayText::action(Action::SpecialAbility));
    const bool isShot = m_form.kind == AttackKind::Shot;
    const Kind now{m_form.kind, isShot ? m_form.action : Action::Fire, m_form.isReaction};
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (kinds[i] == now)
            question.chosen = {static_cast<int>(i)};
    question.choose = [kinds](AttackForm &form, int choice) {
        const Kind &kind = kinds[static_cast<std::size_t>(choice)];
        if (form.kind != kind.kind) { // other units help in it
            form.joined.clear();
            form.assaultSupport.reset();
            form.defenceSupport.reset();
            form.isFast = form.isBackward = false;
        }
        form.kind = kind.kind;
        form.action = kind.action;
        form.isReaction = kind.isReaction;
        form.motion = kind.isReaction ? TargetMotion::Moves : TargetMotion::Rests;
        form.isOutOfArc = kind.action == Action::TurretFire;
    };
    return question;
}

FormQuestion FormQuestions::haste() const
{
    FormQuestion question{.text = tr("Assault by")};
    question.choices = {tr("normal action"), tr("fast action")};
    if (card(Role::Attacker).type == UnitType::Vehicle)
        question.choices << tr("reversing");
    question.chosen = {m_form.isBackward ? 2 : m_form.isFast ? 1 : 0};
    question.choose = [](AttackForm &form, int choice) {
        form.isFast = choice == 1;
        form.isBackward = choice == 2;
    };
    return question;
}

FormQuestion FormQuestions::area() const
{
    constexpr std::array kAreas = {AreaOfImpact::Front, AreaOfImpact::Flank, AreaOfImpact::Rear};
    FormQuestion question{.text = tr("Side hit")};
    for (const AreaOfImpact area : kAreas)
        question.choices << DeskText::area(area);
    question.chosen = {static_cast<int>(m_form.area)};
    question.choose = [](AttackForm &form, int choice) {
        form.area = static_cast<AreaOfImpact>(choice);
    };
    return question;
}

FormQuestion FormQuestions::arc() const
{
    FormQuestion question{.text = tr("Target is")};
    question.choices = {tr("in the arc of fire"), m_form.action == Action::MoveAndFire
                                                      ? tr("outside now or before the move")
                                                      : tr("outside")};
    question.chosen = {m_form.isOutOfArc ? 1 : 0};
    question.choose = [](AttackForm &form, int choice) { form.isOutOfArc = choice == 1; };
    return question;
}

FormQuestion FormQuestions::motion() const
{
    FormQuestion question{.text = tr("Target")};
    for (int i = 0; i < 4; ++i)
        question.choices << DeskText::motion(static_cast<TargetMotion>(i));
    question.chosen = {static_cast<int>(m_form.motion)};
    question.choose = [](AttackForm &form, int choice) {
        form.motion = static_cast<TargetMotion>(choice);
        form.isReaction = form.motion != TargetMotion::Rests;
        if (form.road)
            form.road->isFollowed = form.isReaction;
    };
    return question;
}

FormQuestion FormQuestions::hindering() const
{
    FormQuestion question{.text = tr("Hindering hexes"), .isNumbered = false};
    const int most = std::min(m_form.range - 1, 6);
    for (int count = 0; count <= most; ++count)
        question.choices << QString::number(count);
    question.chosen = {static_cast<int>(m_form.sight.hindering.size())};
    question.choose = [terrain = usualHindrance()](AttackForm &form, int choice) {
        form.sight.isBlocked = false;
        form.sight.hindering.assign(static_cast<std::size_t>(choice), terrain);
    };
    return question;
}

FormQuestion FormQuestions::smoke() const
{
    FormQuestion question{.text = tr("Smoke markers"), .isNumbered = false};
    for (int count = 0; count <= m_desk.rules().data.mostSmoke; ++count)
        question.choices << QString::number(count);
    question.chosen = {m_form.sight.smoke};
    question.choose = [](AttackForm &form, int choice) { form.sight.smoke = choice; };
    return question;
}

FormQuestion FormQuestions::dugIn() const
{
    FormQuestion question{.text = tr("Dug in")};
    question.choices = {tr("no"), tr("yes")};
    question.chosen = {m_form.isDugIn ? 1 : 0};
    question.choose = [](AttackForm &form, int choice) { form.isDugIn = choice == 1; };
    return question;
}

FormQuestion FormQuestions::work() const
{
    FormQuestion question{.text = tr("Fortification"), .shown = 4};
    question.choices << tr("none");
    const auto &works = m_desk.rules().data.fortifications;
    for (const FortificationRow &row : works)
        question.choices << editor::inWindowLanguage(row.name);
    question.chosen = {m_form.work ? static_cast<int>(m_form.work->kind) + 1 : 0};
    question.choose = [](AttackForm &form, int choice) {
        const Sector side = form.work ? form.work->side : Sector::Front;
        form.work.reset();
        if (choice > 0)
            form.work = {static_cast<OverlayKind>(choice - 1), side};
    };
    return question;
}

FormQuestion FormQuestions::workSide() const
{
    FormQuestion question{.text = tr("Fortification side")};
    for (const AreaOfImpact area : {AreaOfImpact::Front, AreaOfImpact::Flank, AreaOfImpact::Rear})
        question.choices << DeskText::area(area);
    question.chosen = {static_cast<int>(m_form.work->side)};
    question.choose = [](AttackForm &form, int choice) {
        form.work->side = static_cast<Sector>(choice);
    };
    return question;
}

FormQuestion FormQuestions::sides() const
{
    FormQuestion question{.text = tr("On the hexside"), .shown = 4};
    const auto &rows = m_desk.rules().data.terrain.hexsides;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        question.choices << editor::inWindowLanguage(rows[i].name);
        if (std::any_of(m_form.sides.begin(), m_form.sides.end(), [&](const TableSide &side) {
                return static_cast<std::size_t>(side.kind) == i;
            }))
            question.chosen.push_back(static_cast<int>(i));
    }
    question.choose = [](AttackForm &form, int choice) {
        const auto kind = static_cast<HexsideKind>(choice);
        const auto same = [kind](const TableSide &side) { return side.kind == kind; };
        if (std::erase_if(form.sides, same) == 0)
            form.sides.push_back({kind});
    };
    return question;
}

FormQuestion FormQuestions::road() const
{
    FormQuestion question{.text = tr("Road in its hex"), .shown = 4};
    question.choices << tr("none");
    std::vector<RoadKind> kinds;
    const TerrainChart &chart = m_desk.rules().data.terrain;
    for (const RoadKind kind : chart.roadKinds()) {
        if (chart.row(kind).isWater)
            continue;
        kinds.push_back(kind);
        question.choices << editor::inWindowLanguage(chart.row(kind).name);
        if (m_form.road && m_form.road->kind == kind)
            question.chosen = {static_cast<int>(kinds.size())};
    }
    if (!m_form.road)
        question.chosen = {0};
    question.choose = [kinds](AttackForm &form, int choice) {
        form.road.reset();
        if (choice > 0)
            form.road = {kinds[static_cast<std::size_t>(choice) - 1],
                         form.kind == AttackKind::Ground || form.motion != TargetMotion::Rests};
    };
    return question;
}

FormQuestion FormQuestions::alongRoad() const
{
    FormQuestion question{.text = tr("Sight along the road")};
    question.choices = {tr("no"), tr("yes")};
    question.chosen = {m_form.road->isAlongSight ? 1 : 0};
    question.choose = [](AttackForm &form, int choice) { form.road->isAlongSight = choice == 1; };
    return question;
}

std::vector<FormQuestion> FormQuestions::main() const
{
    switch (m_form.kind) {
    case AttackKind::Shot:
        break;
    case AttackKind::Assault:
        return {haste(), sides(), cover(), action()};
    case AttackKind::Overrun:
        return {comesFrom(), action()};
    case AttackKind::Mines:
        return {mineKind(), mineStep(), mineMotion()};
    case AttackKind::Ground:
        return {entered(), sides(), byRoad()};
    case AttackKind::Smoke:
        return {range(), sight(), smokeHexes()};
    }
    return {range(), sight(), cover(), action()};
}

// Of what nobody shoots at, or nobody shoots.
std::vector<FormQuestion> FormQuestions::furtherOfHazard() const
{
    std::vector<FormQuestion> questions;
    if (m_form.kind == AttackKind::Ground)
        questions.push_back(road());
    if (m_form.kind == AttackKind::Smoke) {
        questions.push_back(hindering());
        questions.push_back(smoke());
        if (FormQuestion question = spotter(); question.choices.size() > 1)
            questions.push_back(std::move(question));
    }
    addCommandCards(questions);
    addUnits(questions);
    return questions;
}

// How each of them is.
void FormQuestions::addUnits(std::vector<FormQuestion> &questions) const
{
    if (hasCard(Role::Target) && canCarry(card(Role::Target)))
        if (FormQuestion question = aboard(); !question.choices.isEmpty())
            questions.push_back(std::move(question));
    for (const Role role : {Role::Target, Role::Attacker})
        if (hasCard(role)) {
            questions.push_back(strength(role));
            questions.push_back(markers(role));
            questions.push_back(experience(role));
        }
}

std::vector<FormQuestion> FormQuestions::further() const
{
    if (m_form.kind != AttackKind::Shot && !isAssault())
        return furtherOfHazard();
    std::vector<FormQuestion> questions;
    const bool isTargetInfantry = card(Role::Target).type == UnitType::Infantry;
    if (!isTargetInfantry)
        questions.push_back(area());
    if (!isAssault()) {
        if (card(Role::Attacker).type != UnitType::Infantry)
            questions.push_back(arc());
        questions.push_back(motion());
        questions.push_back(hindering());
        questions.push_back(smoke());
        questions.push_back(sides());
        questions.push_back(road());
        if (m_form.road)
            questions.push_back(alongRoad());
    } else {
        questions.push_back(activated());
        questions.push_back(support(true));
        questions.push_back(support(false));
    }
    questions.push_back(dugIn());
    questions.push_back(work());
    if (m_form.work)
        questions.push_back(workSide());
    const auto addIfAny = [&questions](FormQuestion question, qsizetype least) {
        if (question.choices.size() > least)
            questions.push_back(std::move(question));
    };
    if (!isAssault()) {
        if (m_form.action == Action::IndirectFire)
            addIfAny(spotter(), 1);
        else
            addIfAny(joined(), 0);
        const Profile *profile = nullptr;
        if (const auto found = m_desk.rules().data.profiles.find(m_desk.rules().profile);
            found != m_desk.rules().data.profiles.end())
            profile = &found->second;
        if (m_form.isReaction && profile &&
            switchesFrom(profile->switches, m_desk.rules().options).coveringFire)
            questions.push_back(coverDie());
        if (isTargetInfantry)
            addIfAny(carrier(), 1);
    }
    addCommandCards(questions);
    addUnits(questions);
    return questions;
}

QString FormQuestions::furtherInShort() const
{
    QStringList parts;
    const auto say = [&](bool isSo, const QString &text) {
        if (isSo)
            parts << text;
    };
    say(m_form.area != AreaOfImpact::Front && m_form.kind != AttackKind::Overrun,
        DeskText::area(m_form.area));
    say(m_form.motion != TargetMotion::Rests && m_form.kind == AttackKind::Shot,
        DeskText::motion(m_form.motion));
    say(m_form.isOutOfArc, tr("outside the arc"));
    say(m_form.sight.smoke > 0, tr("%n smoke marker(s)", nullptr, m_form.sight.smoke));
    say(m_form.isDugIn, tr("dug in"));
    if (m_form.work)
        parts << editor::inWindowLanguage(
            m_desk.rules().data.fortifications[static_cast<std::size_t>(m_form.work->kind)].name);
    if (m_form.kind == AttackKind::Shot)
        for (const TableSide &side : m_form.sides)
            parts << editor::inWindowLanguage(m_desk.rules().data.terrain.row(side.kind).name);
    if (m_form.road)
        parts << editor::inWindowLanguage(m_desk.rules().data.terrain.row(m_form.road->kind).name);
    say(m_form.coverDie.has_value(), tr("covering fire"));
    if (m_form.spotter)
        parts << tr("spotter: %1").arg(nameOf(m_form.spotter->unit));
    if (m_form.carrier)
        //: %1 is a vehicle
        parts << tr("rides on %1").arg(nameOf(*m_form.carrier));
    say(!m_form.aboard.empty(),
        tr("%n passengers", nullptr, static_cast<int>(m_form.aboard.size())));
    say(!m_form.joined.empty(),
        tr("joint fire of %n unit(s)", nullptr, static_cast<int>(m_form.joined.size())));
    const auto cards = m_form.attackerCards.size() + m_form.targetCards.size();
    say(cards > 0, tr("%n command card(s)", nullptr, static_cast<int>(cards)));
    return parts.join(QStringLiteral(", "));
}

} // namespace hexwerk::assault::ui
