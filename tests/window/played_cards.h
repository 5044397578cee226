// A command card and a support card with all that such cards have.
#pragma once

#include "core/assault/cards/support_card.h"

namespace hexwerk::assault::ui::window {

inline CommandCard orderCard()
{
    CommandCard card;
    card.id = "my.forced_march";
    card.name = {{"en", "Forced march"}, {"de", "Gewaltmarsch"}};
    card.nation = "us";
    card.category = {{"en", "Movement"}, {"de", "Bewegung"}};
    card.time = ActivationTime::Special;
    card.timing = {{"en", "After an initiative roll"}, {"de", "Nach einem Initiativewurf"}};
    card.types = {UnitType::Infantry, UnitType::Vehicle};
    card.effects = {{"movement", 2, {}, {}},
                    {"attack_dice", {}, Pool().add(Die::Red).add(Die::Yellow), {}},
                    {"gain_ability", {}, {}, "scout"}};
    card.text = {{"en", "Only on roads, and never twice in a turn."},
                 {"de", "Nur auf Straßen und nie zweimal in einer Runde."}};
    return card;
}

inline SupportCard barrageCard()
{
    SupportCard card;
    card.id = "my.barrage";
    card.name = {{"en", "Barrage"}, {"de", "Sperrfeuer"}};
    card.nation = "us";
    card.kind = SupportKind::Artillery;
    card.time = ActivationTime::Support;
    card.attack = Pool().add(Die::Red).add(Die::Yellow, 2);
    card.suppressiveFire = Pool().add(Die::Yellow, 2).add(Die::Green, 2);
    card.fireForEffect = Pool().add(Die::Red, 2);
    card.bombardment = Pool().add(Die::Red, 3);
    card.smoke = Pool().add(Die::Blue, 2);
    card.secondary = Pool().add(Die::Green);
    card.hexes = 3;
    card.blast = Die::Yellow;
    card.second = -1;
    card.effects = {{"spotting", 1, {}, {}}};
    card.text = {{"en", "Not at night."}, {"de", "Nicht bei Nacht."}};
    return card;
}

} // namespace hexwerk::assault::ui::window
