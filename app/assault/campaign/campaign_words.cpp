#include "app/assault/campaign/campaign_words.h"

#include "editor/assault/campaign/campaign_text.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/problem_text.h"
#include "editor/assault/text/term_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

QString CampaignWords::side(const CampaignPosition &p, SideIndex side, const editor::Tongue &in)
{
    if (side == kNobody)
        return in.translate("hexwerk::assault::ui::CampaignWords", "Nobody");
    const CampaignSide &own = p.campaign().sides[side];
    const QString name = in.of(own.name);
    return name.isEmpty() ? editor::toQString(own.id) : name;
}

QString CampaignWords::card(const CampaignPosition &p, const std::string &id,
                            const editor::Tongue &in)
{
    const UnitCard *card = p.setting->cards.unit(id);
    const QString name = card ? in.of(card->name) : QString();
    return name.isEmpty() ? editor::toQString(id) : name;
}

QString CampaignWords::core(const CampaignPosition &p, const CoreNow &core,
                            const editor::Tongue &in)
{
    const QString name = in.of(core.name);
    //: %1 is the name of a card, %2 the id of a unit
    return name.isEmpty() ? in.translate("hexwerk::assault::ui::CampaignWords", "%1 (%2)")
                                .arg(card(p, core.card, in), editor::toQString(core.id))
                          : name;
}

QString CampaignWords::battle(const CampaignPosition &p, std::size_t battle,
                              const editor::Tongue &in)
{
    const CampaignBattle &own = p.campaign().battles[battle];
    const QString title = in.of(own.title);
    if (!title.isEmpty())
        return title;
    const QString scenario = in.of(p.setting->grounds[battle].scenario.title);
    return scenario.isEmpty() ? editor::toQString(own.id) : scenario;
}

QString CampaignWords::outcome(const CampaignPosition &p, const Fought &fought,
                               const editor::Tongue &in)
{
    if (fought.winner == kNobody)
        return in.translate("hexwerk::assault::ui::CampaignWords", "Draw");
    const QString winner = side(p, fought.winner, in);
    return fought.margin > 0
               ? in.translate("hexwerk::assault::ui::CampaignWords", "Won by %1, margin %2")
                     .arg(winner)
                     .arg(fought.margin)
               : in.translate("hexwerk::assault::ui::CampaignWords", "Won by %1").arg(winner);
}

QString CampaignWords::now(const CampaignPosition &p, const editor::Tongue &in)
{
    switch (p.question) {
    case CampaignQuestion::Plan:
    case CampaignQuestion::Show:
        return in.translate("hexwerk::assault::ui::CampaignWords", "Up next");
    case CampaignQuestion::Battle:
        return in.translate("hexwerk::assault::ui::CampaignWords", "Fought now");
    case CampaignQuestion::Over:
    case CampaignQuestion::Choose:
    case CampaignQuestion::Roll:
        return {};
    }
    Q_UNREACHABLE();
}

QString CampaignWords::date(const std::string &date)
{
    return CampaignText::date(date, {});
}

QString CampaignWords::state(const CampaignPosition &p, const CoreNow &core,
                             const editor::Tongue &in)
{
    if (!core.lives())
        return in.translate("hexwerk::assault::ui::CampaignWords", "lost in battle %1")
            .arg(core.lostIn);
    if (core.battlesLeft == 0)
        return in.translate("hexwerk::assault::ui::CampaignWords", "given up");
    if (core.strength == p.setting->card(core.card).strength)
        return in.translate("hexwerk::assault::ui::CampaignWords", "fit for battle");
    return p.setting->card(core.card).type == UnitType::Vehicle
               ? in.translate("hexwerk::assault::ui::CampaignWords", "damaged")
               : in.translate("hexwerk::assault::ui::CampaignWords", "reduced");
}

static const CoreNow *coreWith(const CampaignPosition &p, const std::string &id)
{
    const auto found = std::find_if(p.cores.begin(), p.cores.end(),
                                    [&](const CoreNow &core) { return core.id == id; });
    return found == p.cores.end() ? nullptr : &*found;
}

template<typename List>
static QString nameIn(const List &items, const std::string &id, const editor::Tongue &in)
{
    for (const auto &item : items)
        if (item.id == id)
            if (const QString name = in.of(item.name); !name.isEmpty())
                return name;
    return editor::toQString(id);
}

QString CampaignWords::fighter(const CampaignPosition &p, const std::string &unit,
                               const editor::Tongue &in)
{
    for (const SlotTaken &taken : p.taken)
        if (taken.unit == unit && taken.core)
            return core(p, p.cores[*taken.core], in);
    for (const UnitSpec &spec : p.setting->grounds[p.battle].scenario.units)
        if (spec.id == unit)
            return in.translate("hexwerk::assault::ui::CampaignWords", "%1 (%2)")
                .arg(spec.name.empty() ? card(p, spec.card, in) : in.of(spec.name),
                     editor::toQString(unit));
    return editor::toQString(unit);
}

QString CampaignWords::objective(const CampaignPosition &p, const std::string &id,
                                 const editor::Tongue &in)
{
    return nameIn(p.setting->grounds[p.battle].scenario.objectives, id, in);
}

QString CampaignWords::medal(const CampaignPosition &p, const std::string &id,
                             const editor::Tongue &in)
{
    return nameIn(p.campaign().medals, id, in);
}

QString CampaignWords::event(const CampaignPosition &p, const CampaignEvent &event,
                             const editor::Tongue &in)
{
    using Kind = CampaignEventKind;
    const CoreNow *unit = coreWith(p, event.id);
    const QString name = unit ? core(p, *unit, in) : QString();
    const auto battleName = [&] {
        const auto place = battleIndex(p.campaign(), event.id);
        return place ? battle(p, *place, in) : QString();
    };
    switch (event.kind) {
    case Kind::PlanMade:
        return in.translate("hexwerk::assault::ui::CampaignWords", "Decided: %1.")
            .arg(side(p, event.side, in));
    case Kind::Salvaged:
        return in.translate("hexwerk::assault::ui::CampaignWords", "Salvaged by %1: %2.")
            .arg(side(p, event.side, in), name);
    case Kind::Restored:
        //: %1 is a unit, %2 and %3 are strength points
        return in.translate("hexwerk::assault::ui::CampaignWords", "%1: strength from %2 to %3.")
            .arg(name)
            .arg(event.from)
            .arg(event.to);
    case Kind::Replaced:
        return in.translate("hexwerk::assault::ui::CampaignWords", "%1 replaces a lost unit.")
            .arg(name);
    case Kind::Recruited:
        return in.translate("hexwerk::assault::ui::CampaignWords", "%1 joins from the reserve.")
            .arg(name);
    case Kind::Promoted:
        return in.translate("hexwerk::assault::ui::CampaignWords", "%1 is now %2.")
            .arg(name, card(p, event.card, in));
    case Kind::BattleBegan:
        return in.translate("hexwerk::assault::ui::CampaignWords", "Battle %1 begins: %2.")
            .arg(event.to)
            .arg(battleName());
    case Kind::BattleEnded:
        return event.side == kNobody
                   ? in.translate("hexwerk::assault::ui::CampaignWords", "%1 ends in a draw.")
                         .arg(battleName())
                   : in.translate("hexwerk::assault::ui::CampaignWords", "%1: won by %2.")
                         .arg(battleName(), side(p, event.side, in));
    case Kind::CoreFought:
        return in
            .translate("hexwerk::assault::ui::CampaignWords", "%1 fought: strength from %2 to %3.")
            .arg(name)
            .arg(event.from)
            .arg(event.to);
    case Kind::CoreLost:
        return event.from > 0 ? in.translate("hexwerk::assault::ui::CampaignWords",
                                             "%1 was lost in battle %2, order %3.")
                                    .arg(name)
                                    .arg(event.to)
                                    .arg(event.from)
                              : in.translate("hexwerk::assault::ui::CampaignWords",
                                             "%1 was lost in battle %2.")
                                    .arg(name)
                                    .arg(event.to);
    case Kind::ExperienceGained:
        return in.translate("hexwerk::assault::ui::CampaignWords", "%1 gains experience: %2.")
            .arg(name, ChoiceText::experience(static_cast<Experience>(event.to), in));
    case Kind::MedalWon:
        return in.translate("hexwerk::assault::ui::CampaignWords", "%1 wins a medal: %2.")
            .arg(name, medal(p, event.card, in));
    case Kind::PointsGained:
        return in.translate("hexwerk::assault::ui::CampaignWords", "Replacement points for %1: %2.")
            .arg(side(p, event.side, in))
            .arg(event.from);
    case Kind::TrackMoved:
        return in.translate("hexwerk::assault::ui::CampaignWords", "%1 moves from %2 to %3.")
            .arg(nameIn(p.campaign().tracks, event.id, in))
            .arg(event.from)
            .arg(event.to);
    case Kind::ThresholdReached:
        return in.translate("hexwerk::assault::ui::CampaignWords", "%1 reaches %2.")
            .arg(nameIn(p.campaign().tracks, event.id, in))
            .arg(event.from);
    case Kind::BattleChosen:
        return in.translate("hexwerk::assault::ui::CampaignWords", "The next battle is %1.")
            .arg(battleName());
    case Kind::SalvageGivenUp:
        return in.translate("hexwerk::assault::ui::CampaignWords", "%1 is given up.").arg(name);
    case Kind::CoreRenamed:
        //: %1 is a unit
        return in.translate("hexwerk::assault::ui::CampaignWords", "Renamed: %1.").arg(name);
    case Kind::CampaignEnded:
        return event.side == kNobody
                   ? in.translate("hexwerk::assault::ui::CampaignWords",
                                  "The campaign ends in a draw.")
                   : in.translate("hexwerk::assault::ui::CampaignWords", "Campaign won by %1.")
                         .arg(side(p, event.side, in));
    }
    return {};
}

QString CampaignWords::question(const CampaignPosition &p, const editor::Tongue &in)
{
    const QString next = in.translate("hexwerk::assault::ui::CampaignWords", "battle %1, %2")
                             .arg(p.battleNumber())
                             .arg(battle(p, p.battle, in));
    switch (p.question) {
    case CampaignQuestion::Over:
        return p.winner == kNobody
                   ? in.translate("hexwerk::assault::ui::CampaignWords",
                                  "The campaign has ended in a draw.")
                   : in.translate("hexwerk::assault::ui::CampaignWords", "Campaign won by %1.")
                         .arg(side(p, p.winner, in));
    case CampaignQuestion::Plan:
    case CampaignQuestion::Show:
        //: %1 is a battle, %2 a side
        return in.translate("hexwerk::assault::ui::CampaignWords", "Next: %1. Still to decide: %2.")
            .arg(next, side(p, p.asked, in));
    case CampaignQuestion::Battle:
        return in
            .translate("hexwerk::assault::ui::CampaignWords",
                       "Now: %1. Play it here or at the table, or enter how it ended.")
            .arg(next);
    case CampaignQuestion::Choose:
        return in
            .translate("hexwerk::assault::ui::CampaignWords", "The next battle is chosen by %1.")
            .arg(side(p, p.asked, in));
    case CampaignQuestion::Roll:
        return in.translate("hexwerk::assault::ui::CampaignWords",
                            "A roll decides which battle is next.");
    }
    return {};
}

QString CampaignWords::term(const CampaignPosition &p, const Term &term)
{
    return capitalized(TermText::whole(term, p.setting->grounds[p.battle].scenario, {}, {}));
}

QString CampaignWords::fault(const CampaignPosition &p, const HandedIn &handed)
{
    switch (handed.fault) {
    case HandInFault::None:
        return {};
    case HandInFault::Unreadable:
        return handed.problems.empty() ? tr("The file is no game of a scenario.")
                                       : ProblemText::withPlace(handed.problems.front());
    case HandInFault::OtherScenario:
        //: %1 is the number of a battle, %2 a file, %3 the id of a scenario
        return tr("Battle %1 expects %2; this is a game of %3.")
            .arg(p.battleNumber())
            .arg(editor::toQString(p.nextBattle().scenario), editor::toQString(handed.id));
    case HandInFault::OtherForces:
        return tr("Battle %1 is fought by other units than those of this game.")
            .arg(p.battleNumber());
    case HandInFault::WithoutMap:
        return tr("This game has no map, so Hexwerk cannot check it. Enter its result by hand.");
    case HandInFault::Cut:
        return tr("The game cannot be replayed beyond order %1.").arg(handed.orders);
    case HandInFault::Changed:
        return tr("The game cannot be confirmed beyond order %1: its file was changed, or another "
                  "version of Hexwerk wrote it.")
            .arg(handed.orders);
    case HandInFault::NotOver:
        return tr("The game is not over: it has %n order(s).", nullptr,
                  static_cast<int>(handed.orders));
    }
    return {};
}

QString CampaignWords::notable(const HandedIn &handed)
{
    QStringList sentences;
    if (handed.forced > 0)
        sentences << tr("%n order(s) of this game broke the rules and were played anyway.", nullptr,
                        static_cast<int>(handed.forced));
    QStringList ids;
    for (const std::string &id : handed.otherData)
        ids << editor::toQString(id);
    if (!ids.isEmpty())
        //: %1 lists ids of cards and tables
        sentences << tr("It was played with other values than yours of: %1.")
                         .arg(ids.join(QStringLiteral(", ")));
    return sentences.join(u' ');
}

} // namespace hexwerk::assault::ui
