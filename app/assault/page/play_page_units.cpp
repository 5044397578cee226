// Units to read and to choose: stacks that open up, cards, the list of all, and the map without
// counters.
#include <QSettings>

#include "app/assault/map/play_marks.h"
#include "app/assault/page/play_page.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr QLatin1String kAnimation("play/animation"); // keys of the settings
static constexpr QLatin1String kTurned("play/turned");
static constexpr int kPointing = 600; // milliseconds
static constexpr int kHeld = 400;     // milliseconds: longer than a key is pressed

void PlayPage::connectUnits()
{
    const auto on = [this](Act act, auto slot) {
        connect(m_actions[act], &QAction::triggered, this, slot);
    };
    m_actions[Act::HideCounters]->setAutoRepeat(false);
    m_actions[Act::Animation]->setChecked(QSettings().value(kAnimation, true).toBool());
    on(Act::Animation, [this](bool isOn) {
        QSettings().setValue(kAnimation, isOn);
        m_canvas->finishMotion();
    });
    m_actions[Act::TurnBoard]->setChecked(QSettings().value(kTurned, false).toBool());
    on(Act::TurnBoard, [this](bool isOn) {
        QSettings().setValue(kTurned, isOn);
        turnBoard();
        if (isOn && !m_isTurned)
            emit told(tr("This board is not shown larger when it is turned."));
    });
    on(Act::OpenStack, [this] { openStack(m_canvas->cursor(), StackView::Focus::Taken); });
    on(Act::HideCounters, [this](bool isOn) { hideCounters(isOn); });
    on(Act::UnitCard, [this](bool isOn) { showCard(isOn); });
    on(Act::UnitList, [this] {
        m_tabs->setCurrentWidget(m_list);
        m_list->setFocus();
    });
    connect(m_list, &UnitList::outdated, this, &PlayPage::refreshUnits);
    connect(m_list, &UnitList::unitWanted, this, &PlayPage::goToUnit);
    connect(m_stack, &StackView::unitChosen, this, &PlayPage::chooseInStack);
    connect(m_stack, &StackView::unitShown, this, [this](UnitId unit) {
        if (m_card->isVisible())
            m_card->show(m_look.position(), unit, m_library);
    });
    connect(m_card, &CardPeek::closed, this, [this] { showCard(false); });
    m_pointing.setSingleShot(true);
    m_pointing.setInterval(kPointing);
    connect(&m_pointing, &QTimer::timeout, this, [this] {
        if (m_canvas->underMouse() && !m_sight.isOn())
            openStack(m_look.pointedAt(), StackView::Focus::Left);
    });
    connect(m_canvas, &MapCanvas::hexHovered, this, [this](const HexPointer &pointer) {
        if (m_stack->hex() != pointer.hex) {
            m_stack->close();
            m_pointing.start();
        }
        m_card->keepClearOf(pointer.hex);
        refreshCard();
    });
    connect(m_canvas, &MapCanvas::hexPressed, &m_pointing, &QTimer::stop);
    connect(m_canvas, &MapCanvas::cursorMoved, this, [this](Hex hex) {
        if (m_stack->hex() != hex)
            m_stack->close();
        m_card->keepClearOf(hex);
        refreshCard();
    });
}

// Under the pointer or the cursor, whichever moved last.
UnitId PlayPage::unitPointedAt() const
{
    if (m_look.pointedAt().isNowhere())
        return {};
    const std::vector<UnitId> units = unitsIn(m_look.position(), m_look.pointedAt());
    const bool isChosenThere =
        std::find(units.begin(), units.end(), m_look.picked().unit) != units.end();
    return isChosenThere ? m_look.picked().unit : units.empty() ? UnitId{} : units.front();
}

void PlayPage::refreshUnits()
{
    if (!m_game.isRunning())
        return;
    if (m_list->isVisible())
        m_list->show(m_look.position(), m_look.picked().unit);
    m_stack->follow(m_look.position(), m_look.picked().unit);
    refreshCard();
}

void PlayPage::openStack(Hex hex, StackView::Focus focus)
{
    if (!m_game.isRunning() || hex.isNowhere())
        return;
    m_stack->open(m_look.position(), hex, m_look.picked().unit, focus);
    if (m_stack->hex() != hex && focus == StackView::Focus::Taken)
        emit told(tr("No more than one unit stands here."));
}

// As a click on it alone would be meant.
void PlayPage::chooseInStack(UnitId unit)
{
    const Position &p = m_look.position();
    if (const auto action = m_look.moment() ? std::nullopt : m_plan.firesAtUnit(unit))
        return fireAt(unit, *action);
    std::vector<Order> meant;
    if (!m_look.moment() && p.pending.question != Question::Announce)
        for (const Order &order : m_look.seen().orders)
            if (unitOf(order) == unit)
                meant.push_back(order);
    if (meant.size() == 1 && !std::holds_alternative<Place>(meant.front()))
        return say(meant.front());
    goToUnit(unit);
    refreshCard();
}

void PlayPage::hideCounters(bool areHidden)
{
    const MapLayers counters =
        MapLayer::Units | MapLayer::Mines | MapLayer::Smoke | MapLayer::Objectives;
    m_canvas->setHiddenLayers(areHidden ? counters : MapLayers());
    if (!areHidden)
        return m_hiding.invalidate();
    if (m_input->origin() == Origin::Key)
        m_hiding.start();
    emit told(tr("The counters are hidden; Shift+H shows them again."));
}

// They stay hidden after a short press, and come back after a long one.
void PlayPage::releaseHidingKey()
{
    if (!m_hiding.isValid())
        return;
    const bool wasHeld = m_hiding.hasExpired(kHeld);
    m_hiding.invalidate();
    if (!wasHeld)
        return;
    m_actions[Act::HideCounters]->setChecked(false);
    hideCounters(false);
}

void PlayPage::showCard(bool isWanted)
{
    m_actions[Act::UnitCard]->setChecked(isWanted);
    m_card->setVisible(isWanted);
    refreshCard();
    if (!isWanted)
        m_canvas->setFocus();
}

void PlayPage::refreshCard()
{
    if (!m_game.isRunning() || !m_card->isVisible())
        return;
    if (m_card->isOffer()) {
        if (asksForCard(m_look.position()))
            return;
        m_card->setVisible(m_actions[Act::UnitCard]->isChecked());
    }
    const UnitId pointed = unitPointedAt();
    const UnitId wanted = pointed != UnitId{}                ? pointed
                          : m_look.picked().unit != UnitId{} ? m_look.picked().unit
                                                             : m_card->unit();
    m_card->show(m_look.position(), wanted, m_library);
}

} // namespace hexwerk::assault::ui
