// What the ids of a choice are called on the screen.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/cards/support_card.h"
#include "editor/assault/document/shared_data.h"
#include "editor/assault/models/property.h"
#include "editor/text/tongue.h"

#include <string>

namespace hexwerk::assault::ui {

class ChoiceText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::ChoiceText)

public:
    // The id itself where nothing better is known.
    static QString of(Choices choices, const std::string &id, const Scenario &scenario,
                      const DataStore &library);

    // Name, nation and strength of a unit card, in two lines.
    static QString cardDetails(const std::string &id, const DataStore &library);
    // Name, nation, kind and dice of a support card, in two lines.
    static QString supportDetails(const std::string &id, const DataStore &library);
    static QString purpose(ZonePurpose purpose);
    static QString method(FormationMethod method);
    static QString unitType(UnitType type);
    static QString unitClass(UnitClass unitClass);
    static QString movementType(MovementType type);
    static QString activationTime(ActivationTime time);
    static QString specialMoment(SpecialMoment moment);
    static QString supportKind(SupportKind kind);
    static QString sourceMark(const std::string &mark);
    // What an ability does.
    static QString abilityHelp(const std::string &id, const DataStore &library);
    static QString experience(Experience experience, const editor::Tongue &in = {});
    static QString thresholdEffect(ThresholdEffect effect);
    static QString triggerEvent(TriggerEvent event, const editor::Tongue &in = {});
    static QString effectKind(EffectKind kind);
    static QString victoryCheck(VictoryCheck check);
    static QString direction(Direction direction);
    // A vertex, 0 to 5.
    static QString facing(int facing);
    static QString overlayKind(OverlayKind kind, const DataStore &library);
    static QString mineKind(MineKind kind);
};

// The label of a property in the language of the window; its key where it has none.
QString labelOf(const FieldSpec &property);
QString helpOf(const FieldSpec &property);

} // namespace hexwerk::assault::ui
