#include "app/assault/page/computer_play.h"

#include <QSettings>

#include "app/assault/answer/computer_dialog.h"
#include "app/assault/game/side_to_speak.h"
#include "core/assault/game/decks.h"
#include "editor/assault/text/advice_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk::assault::ui {

static constexpr QLatin1String kPaceKey("play/computer-pace");
static constexpr QLatin1String kLevelKey("play/computer-level");
static constexpr QLatin1String kTemperKey("play/computer-style");

// Last time; what was not chosen is that of `usual`.
static Opponent chosenOpponent(Opponent usual)
{
    const auto nameOf = [](QLatin1String key) {
        return QSettings().value(key).toString().toStdString();
    };
    const Level level = levelFromString(nameOf(kLevelKey)).value_or(usual.level);
    return {level != Level::Random ? level : usual.level,
            temperFromString(nameOf(kTemperKey)).value_or(usual.temper)};
}

ComputerPlay::ComputerPlay(ComputerPanel &panel, ComputerSides &sides, GameLook &look,
                           const OwnActions &actions, QWidget *page)
    : QObject(page)
    , m_panel(panel)
    , m_sides(sides)
    , m_look(look)
    , m_page(page)
{
    m_sides.setPace(QSettings().value(kPaceKey, m_sides.pace()).toInt());
    m_sides.setOpponent(chosenOpponent(m_sides.opponent()));
    connect(actions[OwnAct::Computer], &QAction::triggered, this, &ComputerPlay::ask);
    connect(&m_panel, &ComputerPanel::opponentWanted, this, &ComputerPlay::ask);
    connect(&m_panel, &ComputerPanel::holdWanted, &m_sides, &ComputerSides::setHeld);
    connect(&m_panel, &ComputerPanel::nextWanted, &m_sides, &ComputerSides::hurry);
    connect(&m_sides, &ComputerSides::changed, this, [this] {
        m_look.handOver().setComputer(m_sides.played());
        m_look.lookAgain();
        emit changed();
    });
    connect(&m_sides, &ComputerSides::leads, this, &ComputerPlay::think);
    connect(&m_look.game(), &PlayGame::isNotAsked, this,
            [this] { emit told(tr("The computer has to answer first.")); });
}

void ComputerPlay::ask()
{
    if (!m_look.game().isRunning())
        return;
    const Position &p = m_look.position();
    ComputerDialog dialog({PlayText::side(p, 0), PlayText::side(p, 1)}, m_sides.played(),
                          m_sides.opponent(), m_sides.pace(), m_page);
    if (dialog.exec() != QDialog::Accepted)
        return;
    QSettings().setValue(kPaceKey, dialog.pace());
    m_sides.setPace(dialog.pace());
    if (const Opponent opponent = dialog.opponent(); opponent != m_sides.opponent()) {
        QSettings().setValue(kLevelKey, editor::toQString(toString(opponent.level)));
        QSettings().setValue(kTemperKey, editor::toQString(toString(opponent.temper)));
        m_sides.setOpponent(opponent);
        m_chosen.reset();
    }
    m_sides.setPlayed(dialog.played());
}

void ComputerPlay::play(const std::array<std::optional<Opponent>, 2> &players)
{
    const std::array<Opponent, 2> before = m_sides.opponents();
    m_chosen = m_chosen.value_or(before);
    m_sides.setOpponents(
        {players[0].value_or((*m_chosen)[0]), players[1].value_or((*m_chosen)[1])});
    m_sides.setPlayed({players[0].has_value(), players[1].has_value()});
    if (m_sides.isToSpeak() && !m_look.game().records().empty())
        m_sides.setHeld(true);
}

void ComputerPlay::forget()
{
    m_sides.setPlayed({});
    if (const auto chosen = std::exchange(m_chosen, std::nullopt))
        m_sides.setOpponents(*chosen);
}

// Only where that tells nobody what its side hides from him.
void ComputerPlay::think(const Plan &plan, double chance)
{
    const Position &p = m_look.position();
    const std::array<bool, 2> played = m_sides.played();
    const bool hasSecrets = !p.minefields.empty() || holdsFaceDown(p, p.pending.side);
    if (!m_panel.isVisible() || (hasSecrets && !(played[0] && played[1])))
        return;
    //: %1 is a plan, %2 a percentage
    m_panel.think(tr("It considers: %1 (chance to win %2)")
                      .arg(AdviceText::plan(p, plan), AdviceText::percent(chance)));
}

bool ComputerPlay::refresh()
{
    const bool isIts = !m_look.moment() && m_sides.isToSpeak();
    m_panel.setVisible(isIts);
    m_sides.setUnseen(m_look.moment().has_value());
    if (!isIts)
        return false;
    const Position &p = m_look.position();
    const SideIndex side = sideToSpeak(p);
    using State = ComputerPanel::State;
    m_panel.ask(side == kNobody ? tr("both sides") : PlayText::side(p, side),
                m_sides.isConceding() ? State::Conceding
                : m_sides.isHeld()    ? State::Held
                                      : State::Playing);
    return true;
}

} // namespace hexwerk::assault::ui
