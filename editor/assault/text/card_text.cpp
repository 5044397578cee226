#include "editor/assault/text/card_text.h"

#include <QStringList>

#include "core/assault/files/checks/data_check.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/effect_text.h"
#include "editor/assault/text/problem_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

QString CardText::name(const AnyCard &card)
{
    const QString name =
        std::visit([](const auto &one) { return editor::inWindowLanguage(one.name); }, card);
    return name.isEmpty() ? editor::toQString(idOf(card)) : name;
}

QString CardText::nation(const AnyCard &card, const DataStore &library)
{
    const std::string id = std::visit([](const auto &one) { return one.nation; }, card);
    return id.empty() ? tr("Both sides") : ChoiceText::of(Choices::Nations, id, {}, library);
}

QString CardText::type(const AnyCard &any)
{
    return std::visit(
        [](const auto &card) {
            if constexpr (requires { card.kind; })
                return ChoiceText::supportKind(card.kind);
            else if constexpr (requires { card.type; })
                return ChoiceText::unitType(card.type);
            else
                return ChoiceText::activationTime(card.time);
        },
        any);
}

QString CardText::kind(CardKind kind)
{
    switch (kind) {
    case CardKind::Unit:
        return tr("Unit cards");
    case CardKind::Formation:
        return tr("Formation cards");
    case CardKind::Command:
        return tr("Command cards");
    case CardKind::Support:
        return tr("Support cards");
    }
    return {};
}

QString CardText::sentence(CardFaultKind kind)
{
    switch (kind) {
    case CardFaultKind::HalfStrengthAboveFull:
        return tr("Half strength cannot be more than full strength.");
    case CardFaultKind::HalfPointsAboveFull:
        return tr("A unit at half strength cannot be worth more points than one at full strength.");
    case CardFaultKind::BandsOverlap:
        return tr("The range bands must ascend and may not overlap.");
    case CardFaultKind::TurretOfNoVehicle:
        return tr("Only vehicles have a turret.");
    case CardFaultKind::TransportOfNoVehicle:
        return tr("Only vehicles carry other units.");
    case CardFaultKind::TruckOfNoVehicle:
        return tr("Only vehicles can be trucks.");
    case CardFaultKind::MovesAsAnother:
        return tr("Units of this type do not move this way.");
    case CardFaultKind::AreasOfNoVehicle:
        return tr("Only vehicles have different defence dice for each area.");
    case CardFaultKind::BlastWithoutIndirect:
        return tr("A blast for indirect fire alone needs a band for indirect fire.");
    case CardFaultKind::DefenceOfArtillery:
        return tr("Only aircraft have a defence die.");
    case CardFaultKind::ModeOfAircraft:
        return tr("Only artillery has smoke, several hexes and other fire modes.");
    case CardFaultKind::ArmouredTruck:
        return tr("An unarmoured vehicle has no die stronger than blue; with this one it counts "
                  "as armoured.");
    case CardFaultKind::BlastBeyondRange:
        return tr("The blast reaches farther than the unit fires.");
    case CardFaultKind::TimeNotSaid:
        return tr("The card is played at the time it states, but it does not state one.");
    case CardFaultKind::DoesNothing:
        return tr("The card does nothing yet: give it an effect or describe what it does.");
    case CardFaultKind::AircraftWithoutDefence:
        return tr(
            "Without a defence die, nothing can be rolled for the aircraft when guns fire at it.");
    }
    return {};
}

QString CardText::fault(const CardFault &fault)
{
    //: %1 is a sentence, %2 a rule
    return tr("%1 (%2)").arg(sentence(fault.kind), editor::toQString(fault.rule));
}

QStringList CardText::faults(const FiledCard &card, const DataStore &library)
{
    QStringList all;
    for (const CardFault &one : faultsOf(card.card))
        all << fault(one);
    if (!all.isEmpty())
        return all;
    for (const Problem &problem :
         checkCard(card.card, library.system, library.cards, library.cards.effects))
        all << ProblemText::sentence(problem);
    return all;
}

QString CardText::origin(const LibraryDocument &document, const CardRef &card)
{
    switch (document.originOf(card)) {
    case CardOrigin::Shipped:
        return tr("Shipped");
    case CardOrigin::Folder:
        return tr("Other folder");
    case CardOrigin::Own:
        return document.replacesAnother(card) ? tr("Yours, replacing another") : tr("Yours");
    }
    return {};
}

namespace {

struct InShort
{
    const CardProperty &property;
    const DataStore &library;

    QString operator()(std::monostate) const { return {}; }
    QString operator()(bool on) const { return on ? CardText::tr("Yes") : CardText::tr("No"); }
    QString operator()(int number) const { return QString::number(number); }
    QString operator()(const std::string &text) const
    {
        return property.choices == Choices::None
                   ? editor::toQString(text)
                   : ChoiceText::of(property.choices, text, {}, library);
    }
    QString operator()(const LocalText &text) const { return editor::inWindowLanguage(text); }
    QString operator()(const std::vector<std::string> &names) const
    {
        QStringList all;
        for (const std::string &name : names)
            all << (*this)(name);
        return all.join(QStringLiteral(", "));
    }
    QString operator()(const std::vector<RangeBand> &bands) const
    {
        QStringList all;
        for (const RangeBand &band : bands)
            all << QStringLiteral("%1-%2 %3")
                       .arg(band.from)
                       .arg(band.to)
                       .arg(editor::toQString(toString(band.dice)));
        return all.join(QStringLiteral(", "));
    }
    QString operator()(const std::vector<FormationUnits> &units) const
    {
        QStringList all;
        for (const FormationUnits &one : units)
            all << QStringLiteral("%1 \u00d7 %2")
                       .arg(one.count)
                       .arg(ChoiceText::of(Choices::Cards, one.card, {}, library));
        return all.join(QStringLiteral(", "));
    }
    QString operator()(const std::vector<CardEffect> &effects) const
    {
        QStringList all;
        for (const CardEffect &one : effects)
            all << EffectText::sentence(one, library);
        return all.join(QLatin1Char(' '));
    }
    template<typename Other>
    QString operator()(const Other &) const
    {
        return {}; // no card has such a value
    }
};

} // namespace

QString CardText::value(const CardProperty &property, const AnyCard &card, const DataStore &library)
{
    if (property.applies && !property.applies(card))
        return QStringLiteral("\u2013");
    const QString text = std::visit(InShort{property, library}, property.get(card));
    return text.isEmpty() ? QStringLiteral("\u2013") : text;
}

} // namespace hexwerk::assault::ui
