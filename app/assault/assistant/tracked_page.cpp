#include "app/assault/assistant/tracked_page.h"

#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QTimer>

#include "app/assault/answer/rule_cases.h"
#include "app/assault/assistant/no_hint.h"
#include "app/basis/book_event.h"
#include "core/assault/game/box.h"
#include "core/assault/referee/corrections.h"
#include "core/assault/tabletop/table_course.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/assault/text/told_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

TrackedPage::TrackedPage(TableSession &session, const RulesText &rules, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_rule(new RuleSheet(rules, this))
{
    setFocusPolicy(Qt::StrongFocus);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 8);
    column->setSpacing(4);
    makeBar();
    column->addWidget(m_bar);
    m_sheets = new QStackedWidget(this);
    column->addWidget(m_sheets, 1);
    makeGameSheet();
    makeTurnEndSheet();
    makeEverythingSheet();
    makeLogSheet();
    makeRuleSheet();
    m_joins = new JoinPicker(this);
    m_sheets->addWidget(m_joins);
    connect(m_joins, &JoinPicker::chosen, this, &TrackedPage::join);
    connect(m_joins, &JoinPicker::cancelled, this, [this] { showSheet(Game); });
    connect(&m_session, &TableSession::refused, this, [this](const Refusal &refusal) {
        m_refusal = RefusalText::refusal(refusal);
        m_refusalRule = editor::toQString(refusal.rule);
        m_refusalText->setText(QStringLiteral("<p>%1<br><b>%2</b> <a href=\"%3\">%3</a></p>")
                                   .arg(tr("The rules do not allow that.").toHtmlEscaped(),
                                        m_refusal.toHtmlEscaped(),
                                        editor::toQString(refusal.rule)));
    });
    retranslate();
    arrange();
}

void TrackedPage::begin()
{
    m_unit = {};
    m_ringOnMarkers = false;
    m_firstDigit = 0;
    m_refused.reset();
    m_changes.clear();
    m_side = 0;
    m_showsCourse = false;
    showSheet(Game);
    arrange();
    fill();
}

const Unit *TrackedPage::chosen() const
{
    return m_session.isRunning() && table().game.has(m_unit) ? &table().game.unit(m_unit) : nullptr;
}

std::vector<UnitId> TrackedPage::unitsOf(SideIndex side) const
{
    std::vector<UnitId> units;
    for (const Unit &unit : table().game.units)
        if (unit.side == side && unit.state != UnitState::InBox)
            units.push_back(unit.id);
    return units;
}

std::string TrackedPage::pathOf(const char *key) const
{
    return "unit." + table().game.setting->unitName(m_unit) + "." + key;
}

// A refused order waits until it is forced or something else is told.
void TrackedPage::tell(const TableOrder &order)
{
    m_refused.reset();
    if (!m_session.say(order))
        m_refused = order;
    showRefusal();
    fill();
}

// On a small screen it stands on the other page.
void TrackedPage::showRefusal()
{
    if (m_shape != Shape::Small || m_refused.has_value() == m_turnedForRefusal)
        return;
    m_turnedForRefusal = m_refused.has_value();
    m_showsCourse = m_turnedForRefusal;
    arrange();
}

void TrackedPage::sayWhyNoHint()
{
    m_refused.reset();
    if (m_shape == Shape::Small && !m_showsCourse)
        turnPage();
    fill();
    const auto at = m_session.hasScenario() ? NoHint::At::Scenario : NoHint::At::Units;
    m_refusalText->setText(QStringLiteral("<p>%1</p>").arg(NoHint::why(at).toHtmlEscaped()));
    m_refusalBox->show();
}

void TrackedPage::force()
{
    if (!m_refused)
        return;
    const TableOrder order = *std::exchange(m_refused, std::nullopt);
    m_session.say(order, play::Enforce::No);
    showRefusal();
    fill();
}

void TrackedPage::takeBack()
{
    m_refused.reset();
    m_changes.clear();
    m_session.takeBack();
    showSheet(Game);
    fill();
}

void TrackedPage::chooseSide(SideIndex side)
{
    m_side = side;
    m_unit = {};
    m_ringOnMarkers = false;
    m_firstDigit = 0;
    arrange();
    fill();
}

void TrackedPage::chooseUnit(UnitId unit)
{
    m_unit = unit;
    m_side = table().game.unit(unit).side;
    m_ringOnMarkers = true;
    m_firstDigit = 0;
    fill();
    QTimer::singleShot(0, this, [this] { // once everything has its place
        for (std::size_t side = 0; side < m_strips.size(); ++side)
            for (UnitStrip *strip : m_strips[side])
                if (strip->isChecked())
                    m_areas[side]->ensureWidgetVisible(strip);
    });
}

// Numbers of two digits wait for the second one while it can still come.
void TrackedPage::pressDigit(int digit)
{
    if (asksForCards(table()) && !m_ringOnMarkers) {
        const std::vector<std::string> cards = choices(table().game);
        if (digit >= 1 && digit <= static_cast<int>(cards.size())) {
            const std::string &card = cards[static_cast<std::size_t>(digit - 1)];
            tell(table().game.pending.isChance() ? TableOrder(Draw{card})
                                                 : TableOrder(Choose{card}));
        }
        return;
    }
    if (table().game.phase == Phase::Initiative && fixedStarter(table()) == kNobody &&
        !m_ringOnMarkers) {
        if (digit == 1 || digit == 2)
            tell(BeginTurn{static_cast<SideIndex>(digit - 1)});
        return;
    }
    if (m_ringOnMarkers) {
        if (digit == 9)
            return chosen() ? showSheet(Everything) : void();
        // The next digit is the next unit's.
        m_ringOnMarkers = false;
        if (digit >= 1)
            pressMarker(static_cast<std::size_t>(digit - 1));
        return fill();
    }
    const std::vector<UnitId> units = unitsOf(m_side);
    const int number = m_firstDigit * 10 + digit;
    if (number * 10 <= static_cast<int>(units.size()) && number > 0) {
        m_firstDigit = number;
        return;
    }
    m_firstDigit = 0;
    if (number >= 1 && number <= static_cast<int>(units.size()))
        chooseUnit(units[static_cast<std::size_t>(number - 1)]);
}

void TrackedPage::correct(const std::string &path, const std::string &value)
{
    const std::string old = valueAt(table().game, path);
    if (old != value)
        tell(Correct{path, old, value});
}

void TrackedPage::toggle(Marker marker)
{
    MarkerSet markers = chosen()->markers;
    const bool wasThere = markers.has(marker);
    if (wasThere) {
        markers.clear(marker);
    } else { // [R13.2a] [R13.3a] it takes the place of what does not lie beside it
        if (kActionMarkers.has(marker) || kMoraleMarkers.has(marker))
            markers.clear(kActionMarkers);
        if (kActionMarkers.has(marker))
            markers.clear(kMoraleMarkers);
        if (marker == Marker::Fallback)
            markers.clear(Marker::Suppressed);
        if (marker == Marker::Suppressed)
            markers.clear(Marker::Fallback);
        markers.set(marker);
    }
    std::string names;
    for (int i = 0; i < kMarkers; ++i)
        if (markers.has(static_cast<Marker>(i)))
            names += (names.empty() ? "" : ",") + std::string(toString(static_cast<Marker>(i)));
    correct(pathOf("markers"), names);
}

// A marker of an action is that action, as long as the unit can take one.
static std::optional<TakeAction> actionOf(Marker marker)
{
    switch (marker) {
    case Marker::Firing:
        return TakeAction{{}, Action::Fire};
    case Marker::NormalAction:
        return TakeAction{{}, Action::NormalMove};
    case Marker::FastAction:
        return TakeAction{{}, Action::FastMove};
    case Marker::DelayedAction:
        return TakeAction{{}, Action::NormalMove, true};
    case Marker::DiggingIn:
        return TakeAction{{}, Action::DigIn};
    case Marker::HideAction:
        return TakeAction{{}, Action::Hide};
    default:
        return std::nullopt;
    }
}

void TrackedPage::pressMarker(std::size_t place)
{
    const Unit *unit = chosen();
    if (!unit || place >= kUsualMarkers.size() || !unit->isOnMap())
        return;
    const Marker marker = kUsualMarkers[place];
    auto act = actionOf(marker);
    if (!act || unit->markers.has(marker) || table().game.phase != Phase::Action)
        return toggle(marker);
    act->unit = table().game.setting->unitName(m_unit);
    if (unit->state == UnitState::Carried)
        act->action = Action::Dismount;
    tell(*act);
}

void TrackedPage::changeStrength(int by)
{
    const Unit *unit = chosen();
    if (!unit || !unit->isOnMap())
        return;
    if (by < 0)
        return tell(LosePoints{table().game.setting->unitName(m_unit), -by});
    if (unit->strength + by <= table().game.card(m_unit).strength)
        correct(pathOf("strength"), std::to_string(unit->strength + by));
}

void TrackedPage::pass()
{
    tell(Pass{});
    if (!m_refused)
        turnToWhoActs();
}

void TrackedPage::turnToWhoActs()
{
    const Phase phase = table().game.phase;
    const bool alternates = phase == Phase::Support || phase == Phase::Action;
    chooseSide(alternates ? table().toAct : m_side);
}

void TrackedPage::nextPhase()
{
    const bool endsTurn = table().game.phase == Phase::Action;
    const TablePosition before = table();
    tell(NextPhase{});
    turnToWhoActs();
    if (!endsTurn || m_refused)
        return;
    m_changes = changesOfTurnEnd(before, table());
    const QString verdict = ToldText::verdict(table());
    m_ended =
        verdict.isEmpty()
            ? tr("Turn %1 is over. Now make these changes on the table.").arg(before.game.turn)
            : verdict;
    fillTurnEnd();
    showSheet(TurnEnd);
}

void TrackedPage::showSheet(Sheet sheet)
{
    m_sheets->setCurrentIndex(sheet);
    if (sheet == Everything)
        fillEverything();
    if (sheet == Log)
        fillLog();
    setFocusProxy(sheet == Joining ? m_joins->field() : nullptr); // also behind a menu
    setFocus();
}

void TrackedPage::askWhoJoins(SideIndex side)
{
    m_side = side;
    showSheet(Joining);
    m_joins->ask(table(), side); // it takes the keys
}

// The last of them is chosen, so that markers can be placed on it at once.
void TrackedPage::join(const std::vector<std::string> &cards)
{
    const auto isTaken = [this](const std::string &id) {
        return table().game.setting->unitId(id) != UnitId{};
    };
    for (const std::string &card : cards) {
        const UnitCard &own = *table().rules->cards.unit(card);
        tell(
            Join{{.id = freeCounterId(own.nation, isTaken), .card = card, .strength = own.strength},
                 m_joins->side()});
        if (m_refused)
            break;
    }
    showSheet(Game);
    if (!m_refused)
        chooseUnit(table().game.units.back().id);
}

void TrackedPage::showRule(const QString &id)
{
    if (m_sheets->currentIndex() != Rule)
        m_beforeRule = static_cast<Sheet>(m_sheets->currentIndex());
    m_rule->showRule(id);
    showSheet(Rule);
}

void TrackedPage::askForRule()
{
    if (m_sheets->currentIndex() == Rule && !m_rule->rule().isEmpty())
        return wantBook(*this, m_rule->rule(), m_rule->shownCase());
    if (m_refused && !m_refusalRule.isEmpty())
        return wantBook(*this, m_refusalRule, [sentence = m_refusal, rule = m_refusalRule] {
            return RuleCase{.rule = rule, .title = RuleCases::refused(), .sentence = sentence};
        });
    showRule({});
}

void TrackedPage::turnPage()
{
    m_showsCourse = !m_showsCourse;
    arrange();
    fill();
}

void TrackedPage::keyPressEvent(QKeyEvent *event)
{
    const auto sheet = static_cast<Sheet>(m_sheets->currentIndex());
    const int key = event->key();
    const bool isPlain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == 0;
    if (!isPlain || event->isAutoRepeat() || !m_session.isRunning())
        return QWidget::keyPressEvent(event);
    if (sheet != Game) {
        if (key == Qt::Key_Escape || key == Qt::Key_Return || key == Qt::Key_Enter)
            return showSheet(sheet == Rule ? m_beforeRule : Game);
        if (key == Qt::Key_O && sheet == Rule)
            return m_rule->changeLanguage();
        if (key == Qt::Key_F1 && sheet == Rule)
            return askForRule();
        if (key == Qt::Key_Backspace && sheet == TurnEnd)
            return takeBack();
        if (key == Qt::Key_J && sheet == Log)
            return writeNote();
        return QWidget::keyPressEvent(event);
    }
    if (key >= Qt::Key_0 && key <= Qt::Key_9)
        return pressDigit(key - Qt::Key_0);
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_firstDigit > 0) {
            const std::vector<UnitId> units = unitsOf(m_side);
            chooseUnit(units[static_cast<std::size_t>(std::exchange(m_firstDigit, 0) - 1)]);
        }
        return;
    case Qt::Key_A:
        emit attackWanted(m_unit);
        return;
    case Qt::Key_Tab:
        return chooseSide(enemyOf(m_side));
    case Qt::Key_U:
        m_ringOnMarkers = false;
        return fill();
    case Qt::Key_G: { // the next that can act
        const std::vector<UnitId> units = unitsOf(m_side);
        const auto now = std::find(units.begin(), units.end(), m_unit);
        for (std::size_t i = 1; i <= units.size(); ++i) {
            const auto at = (static_cast<std::size_t>(now - units.begin()) + i) % units.size();
            const Unit &unit = table().game.unit(units[at]);
            if (unit.inPlay() && !unit.activated && !unit.markers.hasAny(kMoraleMarkers))
                return chooseUnit(units[at]);
        }
        return;
    }
    case Qt::Key_H:
        return sayWhyNoHint();
    case Qt::Key_N:
        return askWhoJoins(m_side);
    case Qt::Key_B:
        return m_pass->isEnabled() ? pass() : void();
    case Qt::Key_P:
        return m_next->isEnabled() ? nextPhase() : void();
    case Qt::Key_Y:
        return force();
    case Qt::Key_V:
        return showSheet(Log);
    case Qt::Key_J:
        return writeNote();
    case Qt::Key_Greater:
    case Qt::Key_Less:
        return m_page->isVisible() ? turnPage() : void();
    case Qt::Key_Minus:
        return changeStrength(-1);
    case Qt::Key_Plus:
        return changeStrength(1);
    case Qt::Key_F1:
        return askForRule();
    case Qt::Key_Backspace:
        return takeBack();
    case Qt::Key_Escape:
        if (m_refused || m_ringOnMarkers || m_firstDigit > 0) {
            m_refused.reset();
            m_ringOnMarkers = false;
            m_firstDigit = 0;
            m_unit = {};
            showRefusal();
            return fill();
        }
        emit leaveWanted();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void TrackedPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void TrackedPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    retranslate(); // now the writing has its size
    setFocus();
}

void TrackedPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (m_session.isRunning())
            fill();
    }
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui
