#include "app/assault/page/units_show.h"

#include "app/assault/answer/card_choices.h"
#include "editor/keys/action_keys.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kPointing = 600; // milliseconds
static constexpr int kHeld = 400;     // milliseconds: longer than a key is pressed

UnitsShow::UnitsShow(const Views &views, const GameLook &look, const SightShow &sight,
                     const PlayInput &input, const OwnActions &actions, SharedData library,
                     QObject *parent)
    : QObject(parent)
    , m_canvas(views.canvas)
    , m_stack(views.stack)
    , m_card(views.card)
    , m_list(views.list)
    , m_look(look)
    , m_sight(sight)
    , m_input(input)
    , m_actions(actions)
    , m_library(std::move(library))
{
    connectActions();
    connect(&m_list, &UnitList::outdated, this, &UnitsShow::refresh);
    connect(&m_stack, &StackView::unitChosen, this, &UnitsShow::chosen);
    connect(&m_stack, &StackView::unitShown, this, [this](UnitId unit) {
        if (m_card.isVisible())
            m_card.show(m_look.position(), unit, m_library);
    });
    connect(&m_card, &CardPeek::closed, this, [this] { showCard(false); });
    connect(&m_input, &PlayInput::hidingKeyReleased, this, &UnitsShow::releaseHidingKey);
    m_pointing.setSingleShot(true);
    m_pointing.setInterval(kPointing);
    connect(&m_pointing, &QTimer::timeout, this, [this] {
        if (m_canvas.underMouse() && !m_sight.isOn())
            openStack(m_look.pointedAt(), StackView::Focus::Left);
    });
    connect(&m_canvas, &MapCanvas::hexPressed, &m_pointing, &QTimer::stop);
}

void UnitsShow::connectActions()
{
    const auto on = [this](OwnAct act, auto slot) {
        connect(m_actions[act], &QAction::triggered, this, slot);
    };
    m_actions[OwnAct::HideCounters]->setAutoRepeat(false);
    on(OwnAct::OpenStack, [this] { openStack(m_canvas.cursor(), StackView::Focus::Taken); });
    on(OwnAct::HideCounters, [this](bool isOn) { hideCounters(isOn); });
    on(OwnAct::UnitCard, [this](bool isOn) { showCard(isOn); });
    on(OwnAct::UnitList, [this] {
        emit listWanted();
        m_list.setFocus();
    });
}

void UnitsShow::pointAt(Hex hex)
{
    if (m_stack.hex() != hex) {
        m_stack.close();
        m_pointing.start();
    }
    m_card.keepClearOf(hex);
    refreshCard();
}

void UnitsShow::moveCursorTo(Hex hex)
{
    if (m_stack.hex() != hex)
        m_stack.close();
    m_card.keepClearOf(hex);
    refreshCard();
}

UnitId UnitsShow::unitPointedAt() const
{
    if (m_look.pointedAt().isNowhere())
        return {};
    const std::vector<UnitId> units = unitsIn(m_look.position(), m_look.pointedAt());
    const UnitId picked = m_look.picked().unit;
    const bool isPickedThere = std::find(units.begin(), units.end(), picked) != units.end();
    return isPickedThere ? picked : units.empty() ? UnitId{} : units.front();
}

void UnitsShow::refresh()
{
    if (!m_look.game().isRunning())
        return;
    const UnitId picked = m_look.picked().unit;
    if (m_list.isVisible()) {
        const SideIndex viewer = m_look.viewer();
        const Position &p = m_look.position();
        m_list.show(p, viewer != kNobody ? viewer : p.pending.side, picked);
    }
    m_stack.follow(m_look.position(), picked);
    refreshCard();
}

void UnitsShow::openStack(Hex hex, StackView::Focus focus)
{
    if (!m_look.game().isRunning() || hex.isNowhere())
        return;
    m_stack.open(m_look.position(), hex, m_look.picked().unit, focus);
    if (m_stack.hex() != hex && focus == StackView::Focus::Taken)
        emit told(tr("There is no more than one unit here."));
}

void UnitsShow::hideCounters(bool areHidden)
{
    const MapLayers counters =
        MapLayer::Units | MapLayer::Mines | MapLayer::Smoke | MapLayer::Objectives;
    m_canvas.setHiddenLayers(areHidden ? counters : MapLayers());
    if (!areHidden)
        return m_hiding.invalidate();
    if (m_input.origin() == Origin::Key)
        m_hiding.start();
    const QString key = editor::keyOf(QStringLiteral("assault.HideCounters"));
    emit told(key.isEmpty() ? tr("The counters are hidden.")
                            //: %1 is a key
                            : tr("The counters are hidden; %1 shows them again.").arg(key));
}

// They stay hidden after a short press, and come back after a long one.
void UnitsShow::releaseHidingKey()
{
    if (!m_hiding.isValid())
        return;
    const bool wasHeld = m_hiding.hasExpired(kHeld);
    m_hiding.invalidate();
    if (!wasHeld)
        return;
    m_actions[OwnAct::HideCounters]->setChecked(false);
    hideCounters(false);
}

void UnitsShow::showCard(bool isWanted)
{
    m_actions[OwnAct::UnitCard]->setChecked(isWanted);
    m_card.setVisible(isWanted);
    refreshCard();
    if (!isWanted)
        m_canvas.setFocus();
}

static bool asksForCard(const Position &p)
{
    return p.pending.question == Question::Card || p.pending.question == Question::Formation;
}

void UnitsShow::offerCard(const Order &order)
{
    const auto *choice = std::get_if<Choose>(&order);
    if (!choice || !asksForCard(m_look.position()))
        return;
    const CardStore &cards = m_library->cards;
    if (const UnitCard *unit = cards.unit(choice->id))
        m_card.offer(*unit, m_library);
    else if (const FormationCard *formation = cards.formation(choice->id))
        m_card.offer(*formation, m_library);
}

void UnitsShow::peekAt(const std::string &card)
{
    if (const auto shown = playedCard(m_look.position(), card))
        m_card.offer(*shown, m_library);
    else
        refreshCard();
}

void UnitsShow::refreshCard()
{
    if (!m_look.game().isRunning() || !m_card.isVisible())
        return;
    if (m_card.isOffer()) {
        if (asksForCard(m_look.position()))
            return;
        m_card.setVisible(m_actions[OwnAct::UnitCard]->isChecked());
    }
    const UnitId pointed = unitPointedAt();
    const UnitId picked = m_look.picked().unit;
    const UnitId wanted = pointed != UnitId{}  ? pointed
                          : picked != UnitId{} ? picked
                                               : m_card.unit();
    m_card.show(m_look.position(), wanted, m_library);
}

} // namespace hexwerk::assault::ui
