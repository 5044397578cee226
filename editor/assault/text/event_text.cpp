#include "editor/assault/text/event_text.h"

#include "editor/assault/canvas/dice_painter.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/correction_text.h"
#include "editor/assault/text/course_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/term_text.h"
#include "editor/assault/text/victory_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

namespace {

class Sentence
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::EventSentence)

public:
    explicit Sentence(const Position &p)
        : m_p(p)
    {
    }

    QString operator()(const TurnBegan &e) const { return tr("Turn %1 begins.").arg(e.turn); }
    QString operator()(const PhaseBegan &e) const { return PlayText::phase(e.phase); }
    QString operator()(const StartingPlayerChosen &e) const
    {
        return tr("Starting player: %1.").arg(side(e.side));
    }
    QString operator()(const Passed &e) const { return tr("%1: passed.").arg(side(e.side)); }
    QString operator()(const UnitPlaced &e) const
    {
        return tr("%1 is placed in %2.").arg(unit(e.unit), hex(e.hex));
    }
    QString operator()(const UnitActivated &e) const
    {
        return tr("%1: %2.").arg(unit(e.unit), PlayText::action(e.action));
    }
    QString operator()(const UnitMoved &e) const
    {
        return e.to.isNowhere() ? QString() : tr("%1 moves to %2.").arg(unit(e.unit), hex(e.to));
    }
    QString operator()(const UnitTurned &e) const
    {
        return tr("%1 turns: %2.").arg(unit(e.unit), ChoiceText::facing(e.facing));
    }
    QString operator()(const UnitsSwapped &e) const
    {
        return tr("%1 and %2 swap hexes.").arg(unit(e.unit), unit(e.other));
    }
    QString operator()(const UnitPushedBack &e) const
    {
        return tr("%1 goes back to %2.").arg(unit(e.unit), hex(e.to));
    }
    QString operator()(const MarkerPlaced &e) const
    {
        return tr("%1 is marked: %2.").arg(unit(e.unit), PlayText::marker(m_p, e.marker));
    }
    QString operator()(const ShotFired &e) const
    {
        return e.reaction ? tr("%1 reacts and fires at %2.").arg(unit(e.firer), unit(e.target))
                          : tr("%1 fires at %2.").arg(unit(e.firer), unit(e.target));
    }
    QString operator()(const SpotterNamed &e) const
    {
        return tr("%1 spots for %2.").arg(unit(e.unit), unit(e.firer));
    }
    QString operator()(const JointFireNamed &e) const
    {
        return tr("%1 fires together with %2.").arg(unit(e.unit), unit(e.firer));
    }
    QString operator()(const CoverGiven &e) const
    {
        return tr("%1 covers %2.").arg(unit(e.unit), unit(e.mover));
    }
    QString operator()(const SpottingRolled &e) const
    {
        const QString roll = tr("%1 rolled, %2 modifier, %3 needed")
                                 .arg(e.roll)
                                 .arg(editor::signedNumber(e.modifier))
                                 .arg(e.needed);
        return e.spotted ? tr("%1 spots %2 (%3).").arg(unit(e.firer), unit(e.target), roll)
                         : tr("%1 does not spot %2 and fires blind (%3).")
                               .arg(unit(e.firer), unit(e.target), roll);
    }
    QString operator()(const DiceRolled &e) const
    {
        QStringList shown;
        const std::vector<Die> dice = e.dice.dice();
        for (std::size_t i = 0; i < dice.size() && i < e.symbols.size(); ++i)
            shown << tr("%1: %2").arg(DicePainter::word(dice[i]),
                                      DicePainter::faceText(e.symbols[i]));
        if (dice.empty())
            for (const std::uint8_t face : e.faces)
                shown << QString::number(face);
        QString text = tr("%1 – %2.").arg(PlayText::use(e.use), shown.join(tr("; ")));
        if (e.offProfile)
            text += QLatin1Char(' ') + tr("This face is not in the dice table: check it.");
        return text;
    }
    QString operator()(const AttackResolved &e) const
    {
        if (!m_p.has(e.defender)) // a blast in an empty hex
            return tr("Left: %1.").arg(PlayText::symbols(e.left));
        return tr("Left against %1: %2.").arg(unit(e.defender), PlayText::symbols(e.left));
    }
    QString operator()(const UnitDamaged &e) const
    {
        return tr("%1 loses %n strength point(s).", nullptr, e.points).arg(unit(e.unit));
    }
    QString operator()(const UnitHalved &e) const
    {
        return tr("%1 is down to half strength.").arg(unit(e.unit));
    }
    QString operator()(const UnitEliminated &e) const
    {
        return tr("%1 is eliminated.").arg(unit(e.unit));
    }
    QString operator()(const UnitLeftMap &e) const
    {
        return tr("%1 leaves the map.").arg(unit(e.unit));
    }
    QString operator()(const FallbackBegan &e) const
    {
        return tr("%1 falls back.").arg(unit(e.unit));
    }
    QString operator()(const OverrunBegan &e) const
    {
        return tr("%1 overruns %2.").arg(unit(e.unit), unit(e.target));
    }
    QString operator()(const DetectionRolled &e) const
    {
        const QString roll = tr("%1 rolled, %2 modifier, %3 needed")
                                 .arg(e.roll)
                                 .arg(editor::signedNumber(e.modifier))
                                 .arg(e.needed);
        return e.detected ? tr("%1 finds its way through the minefield in %2 (%3).")
                                .arg(unit(e.unit), hex(e.hex), roll)
                          : tr("%1 sets off the minefield in %2 (%3).")
                                .arg(unit(e.unit), hex(e.hex), roll);
    }
    QString operator()(const MineLaid &e) const
    {
        return tr("%1: a minefield marker is laid in %2.").arg(side(e.side), hex(e.hex));
    }
    QString operator()(const SupportCalled &e) const
    {
        return tr("%1: support %2 is turned over.").arg(side(e.side), PlayText::card(m_p, e.card));
    }
    QString operator()(const AirTargetNamed &e) const
    {
        return tr("%1 attacks %2.").arg(PlayText::card(m_p, e.card), unit(e.target));
    }
    QString operator()(const AircraftFiredAt &e) const
    {
        const QString who = unit(e.unit);
        const QString card = PlayText::card(m_p, e.card);
        if (!e.result)
            return tr("%1 fires at %2 without effect.").arg(who, card);
        switch (*e.result) {
        case AirDefence::Crash:
            return tr("%1 shoots down %2.").arg(who, card);
        case AirDefence::Damaged:
            return tr("%1 damages %2; it does not attack.").arg(who, card);
        case AirDefence::SlightlyDamaged:
            return tr("%1 damages %2 slightly; its attack is less accurate.").arg(who, card);
        case AirDefence::TurnsAway:
            return tr("%1 makes %2 turn away; it can come again next turn.").arg(who, card);
        }
        Q_UNREACHABLE();
    }
    QString operator()(const AccuracyRolled &e) const
    {
        //: %1 is a support card, %2 the die, %3 its modifier with sign
        return tr("Accuracy of %1: %2 (%3).")
            .arg(PlayText::card(m_p, e.card), QString::number(e.roll),
                 editor::signedNumber(e.modifier));
    }
    QString operator()(const FriendlyFire &e) const
    {
        return tr("Friendly fire: %1 hits %2 as well.")
            .arg(PlayText::card(m_p, e.card), unit(e.unit));
    }
    QString operator()(const SupportSpotted &e) const
    {
        return tr("%1 spots for %2.").arg(unit(e.unit), PlayText::card(m_p, e.card));
    }
    QString operator()(const WaypointPlaced &e) const
    {
        return tr("The waypoint marker of %1 lies in %2.")
            .arg(PlayText::card(m_p, e.card), hex(e.hex));
    }
    QString operator()(const FireModeChosen &e) const
    {
        //: %1 is a support card, %2 how it fires, %3 a hex
        return tr("%1: %2 on %3.")
            .arg(PlayText::card(m_p, e.card), PlayText::fireMode(std::string(toString(e.mode))),
                 hex(e.hex));
    }
    QString operator()(const SupportRequested &e) const
    {
        return tr("%1: requests support with a face-down card.").arg(side(e.side));
    }
    QString operator()(const PointAllotted &e) const
    {
        return tr("%1: places a command point face down.").arg(side(e.side));
    }
    QString operator()(const PointsShown &e) const
    {
        if (e.card.empty())
            return tr("%1: %n command point(s) in the command focus.", nullptr, e.points)
                .arg(side(e.side));
        return tr("%1: %n command point(s) on %2.", nullptr, e.points)
            .arg(side(e.side), PlayText::card(m_p, e.card));
    }
    QString operator()(const PointSpent &e) const
    {
        return e.ofFocus ? tr("A command point of the command focus is spent on %1; %2 left.")
                               .arg(unit(e.unit))
                               .arg(e.left)
                         : tr("A command point is spent on %1; %2 left on its card.")
                               .arg(unit(e.unit))
                               .arg(e.left);
    }
    QString operator()(const PointLost &e) const
    {
        return tr("%1: a command point is lost with %2; %3 left.")
            .arg(side(e.side), unit(e.unit))
            .arg(e.left);
    }
    QString operator()(const HandDrawn &e) const
    {
        return tr("%1: draws a command card.").arg(side(e.side));
    }
    QString operator()(const CardDiscarded &e) const
    {
        return tr("%1: discards %2.").arg(side(e.side), PlayText::card(m_p, e.card));
    }
    QString operator()(const DeckReshuffled &e) const
    {
        return tr("%1: shuffles the discard pile into a new deck.").arg(side(e.side));
    }
    QString operator()(const CardPlayed &e) const
    {
        const QString card = PlayText::card(m_p, e.card);
        if (e.unit != UnitId{})
            //: %1 is a side, %2 a card, %3 a unit
            return tr("%1: plays %2 for %3.").arg(side(e.side), card, unit(e.unit));
        return e.hex.isNowhere() ? tr("%1: plays %2.").arg(side(e.side), card)
                                 //: %1 is a side, %2 a card, %3 a hex
                                 : tr("%1: plays %2 in %3.").arg(side(e.side), card, hex(e.hex));
    }
    QString operator()(const CardCancelled &e) const
    {
        return tr("%1 has no effect.").arg(PlayText::card(m_p, e.card));
    }
    QString operator()(const CardTakenBack &e) const
    {
        return tr("%1: takes %2 back into hand.").arg(side(e.side), PlayText::card(m_p, e.card));
    }
    QString operator()(const MarkerRemoved &e) const
    {
        return tr("%1 loses the marker %2.").arg(unit(e.unit), PlayText::marker(m_p, e.marker));
    }
    QString operator()(const UnitRecovered &e) const
    {
        return tr("%1 recovers %n strength point(s); %2 left.", nullptr, e.points)
            .arg(unit(e.unit))
            .arg(e.left);
    }
    QString operator()(const FocusChanged &e) const
    {
        return tr("The command focus of %1 now has %n point(s).", nullptr, e.left)
            .arg(side(e.side));
    }
    QString operator()(const WorkTurned &e) const
    {
        return tr("The fortification or obstacle in %1 is turned clockwise.").arg(hex(e.hex));
    }
    QString operator()(const MineFound &e) const
    {
        return e.kind == MineKind::Dummy
                   ? tr("The minefield marker in %1 is a dummy and is removed.").arg(hex(e.hex))
                   : tr("The minefield marker in %1 is revealed: %2.")
                         .arg(hex(e.hex), ChoiceText::mineKind(e.kind));
    }
    QString operator()(const UnitLoaded &e) const
    {
        return tr("%1 is now carried by %2.").arg(unit(e.unit), unit(e.carrier));
    }
    QString operator()(const UnitDisembarked &e) const
    {
        return tr("%1 leaves %2 for %3.").arg(unit(e.unit), unit(e.carrier), hex(e.hex));
    }
    QString operator()(const CloseCombatBegan &e) const
    {
        return tr("%1 assaults %2 in %3.").arg(unit(e.assault), unit(e.defence), hex(e.hex));
    }
    QString operator()(const SupportNamed &e) const
    {
        return tr("%1 supports the close combat in %2.").arg(unit(e.unit), hex(e.hex));
    }
    QString operator()(const CloseCombatRoundBegan &e) const
    {
        return tr("Round %1 of the close combat.").arg(e.round);
    }
    QString operator()(const UnitWithdrew &e) const
    {
        return tr("%1 withdraws.").arg(unit(e.unit));
    }
    QString operator()(const CloseCombatEnded &e) const
    {
        return tr("The close combat in %1 is over.").arg(hex(e.hex));
    }
    QString operator()(const DugInMarkerRemoved &e) const
    {
        return tr("The dug-in marker in %1 is removed.").arg(hex(e.hex));
    }
    QString operator()(const DugInMarkerPlaced &e) const
    {
        return tr("%1 in %2 is dug in.").arg(unit(e.unit), hex(e.hex));
    }
    QString operator()(const StructureCollapsed &e) const
    {
        if (!e.work)
            return tr("The building in %1 collapses and leaves ruins.").arg(hex(e.hex));
        const QString work = editor::inWindowLanguage(
            m_p.setting->data.fortifications[static_cast<std::size_t>(*e.work)].name);
        //: %1 is a hex, %2 a fortification, such as Bunker
        QString text = tr("The fortification in %1 collapses and is removed: %2.");
        if (e.leaves == OverlayKind::Ruin)
            text = tr("The fortification in %1 collapses and leaves ruins: %2.");
        else if (e.leaves == OverlayKind::Trench)
            text = tr("The fortification in %1 collapses and becomes a trench: %2.");
        return text.arg(hex(e.hex), work);
    }
    QString operator()(const ObstaclesDestroyed &e) const
    {
        return tr("The obstacle in %1 is destroyed.").arg(hex(e.hex));
    }
    QString operator()(const CraterPlaced &e) const
    {
        return tr("A crater marker is placed in %1.").arg(hex(e.hex));
    }
    QString operator()(const SmokePlaced &e) const
    {
        return tr("Smoke in %1: %n marker(s).", nullptr, e.count).arg(hex(e.hex));
    }
    QString operator()(const SmokeThinned &e) const
    {
        return e.left == 0 ? tr("The smoke in %1 is gone.").arg(hex(e.hex))
                           : tr("The smoke in %1 thins.").arg(hex(e.hex));
    }
    QString operator()(const ObjectiveTaken &e) const
    {
        //: %1 is an objective, %2 a side
        return tr("%1 is now held by: %2.")
            .arg(PlayText::objective(m_p.setting->scenario.objectives[e.objective]), side(e.side));
    }
    QString operator()(const CardTaken &e) const
    {
        if (e.player > 0)
            return tr("%1, player %2: leads %3.")
                .arg(side(e.side))
                .arg(e.player)
                .arg(PlayText::card(m_p, e.card));
        return tr("%1: takes %2.").arg(side(e.side), PlayText::card(m_p, e.card));
    }
    QString operator()(const CardDrawn &e) const
    {
        if (e.card.empty())
            //: %1 is a side
            return tr("%1: draws a card that is named later.").arg(side(e.side));
        return tr("%1: draws %2.").arg(side(e.side), PlayText::card(m_p, e.card));
    }
    QString operator()(const TrackMoved &e) const
    {
        //: %1 is a track, %2 and %3 where its marker stood and stands, %4 why
        return tr("%1: from %2 to %3 – %4.")
            .arg(track(e.track))
            .arg(e.from)
            .arg(e.to)
            .arg(causeOf(e));
    }
    QString operator()(const ThresholdReached &e) const
    {
        const Track &track = m_p.setting->scenario.tracks[e.track];
        const Threshold &threshold = track.thresholds[e.threshold];
        const QString text = editor::inWindowLanguage(threshold.text);
        //: %1 is a track, %2 its value, %3 what is said then
        return tr("%1 at %2. %3").arg(this->track(e.track)).arg(threshold.at).arg(text).trimmed();
    }
    QString operator()(const TriggerWorked &e) const
    {
        const Setting &setting = *m_p.setting;
        const CourseNames names = {
            .card =
                [&](const std::string &id) {
                    const auto found =
                        std::find_if(setting.cards.begin(), setting.cards.end(),
                                     [&](const UnitCard &card) { return card.id == id; });
                    return found == setting.cards.end() ? LocalText() : found->name;
                },
            .terrain =
                [&](const std::string &id) {
                    const auto place = setting.data.terrain.find(id);
                    return place ? setting.data.terrain.row(*place).name : LocalText();
                }};
        const TriggerEffect &effect = setting.scenario.triggers[e.trigger].effects[e.effect];
        const QString what = CourseText(setting.scenario, editor::Tongue(), names).of(effect);
        //: %1 is an event, such as A unit is eliminated, %2 what comes of it
        return tr("%1: %2.").arg(ChoiceText::triggerEvent(setting.scenario.triggers[e.trigger].on),
                                 what);
    }
    QString operator()(const Corrected &e) const { return CorrectionText::change(m_p, e); }
    QString operator()(const GameEnded &) const
    {
        return tr("%1 %2", "winner and reason")
            .arg(VictoryText::winner(m_p), VictoryText::reason(m_p));
    }

private:
    QString unit(UnitId id) const { return PlayText::unit(m_p, id); }
    QString side(SideIndex index) const { return PlayText::side(m_p, index); }
    static QString hex(Hex hex) { return editor::toQString(toString(hex)); }
    QString track(std::size_t place) const
    {
        const auto &tracks = m_p.setting->scenario.tracks;
        return TermText::named(tracks, tracks[place].id, editor::Tongue());
    }
    // "unit eliminated: Rifles 43 (g1)"
    QString causeOf(const TrackMoved &e) const
    {
        const Scenario &scenario = m_p.setting->scenario;
        const Trigger &trigger = scenario.triggers[e.trigger];
        const QString what = ChoiceText::triggerEvent(trigger.on);
        const QString about =
            e.unit != UnitId{} ? unit(e.unit)
            : needsObjective(trigger.on)
                ? TermText::named(scenario.objectives, trigger.objective, editor::Tongue())
                : QString();
        //: %1 is an event, such as A unit is eliminated, %2 the unit or objective
        return about.isEmpty() ? what : tr("%1: %2").arg(what, about);
    }

    const Position &m_p;
};

} // namespace

QString EventText::of(const Position &p, const Event &event)
{
    return std::visit(Sentence(p), event.what);
}

} // namespace hexwerk::assault::ui
