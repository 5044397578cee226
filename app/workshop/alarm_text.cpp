#include "app/workshop/alarm_text.h"

#include <QCoreApplication>

#include "editor/text/local_text.h"

namespace hexwerk {

using editor::toQString;
using translation::Alarm;
using translation::CheckCode;
using translation::ExchangeFault;
using translation::ExchangeProblem;
using translation::UnitKind;
using translation::UnitState;

namespace {

struct WorkshopWords
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::WorkshopWords)
};

} // namespace

QString textOf(const Alarm &alarm)
{
    const QString found = toQString(alarm.found);
    const QString expected = toQString(alarm.expected);
    switch (alarm.code) {
    case CheckCode::Placeholder:
        return WorkshopWords::tr("The placeholders differ: %1").arg(found);
    case CheckCode::Number:
        return WorkshopWords::tr("The numbers differ: %1").arg(found);
    case CheckCode::Dice:
        return WorkshopWords::tr("The dice differ: %1").arg(found);
    case CheckCode::Id:
        return WorkshopWords::tr("The ids differ: %1").arg(found);
    case CheckCode::RuleId:
        return WorkshopWords::tr("The rules differ: %1").arg(found);
    case CheckCode::PluralForm:
        return WorkshopWords::tr("A plural form is missing");
    case CheckCode::Accelerator:
        return WorkshopWords::tr("The key after & is missing, or not in the source");
    case CheckCode::AcceleratorTwice:
        return WorkshopWords::tr("Another text of this menu has the same key: %1").arg(found);
    case CheckCode::FinalPunctuation:
        return WorkshopWords::tr("The end differs: “%1” instead of “%2”").arg(found, expected);
    case CheckCode::Ellipsis:
        return WorkshopWords::tr("An ellipsis is one character: …");
    case CheckCode::Quotes:
        return WorkshopWords::tr("Use the quotes of the language: %1").arg(expected);
    case CheckCode::Minus:
        return WorkshopWords::tr("Use a real minus before a number: −");
    case CheckCode::DoubleSpace:
        return WorkshopWords::tr("Two spaces in a row");
    case CheckCode::EdgeSpace:
        return WorkshopWords::tr("The spaces at the edge differ from the source");
    case CheckCode::TermMissed:
        return WorkshopWords::tr("The term is missing: %1")
            .arg(expected.isEmpty() ? found : expected);
    case CheckCode::TermAvoided:
        return WorkshopWords::tr("Avoid “%1”; the term is “%2”").arg(found, expected);
    case CheckCode::Spelling:
        return WorkshopWords::tr("Not in the dictionary: %1").arg(found);
    case CheckCode::TooLong:
        //: %1 and %2 are numbers of pixels
        return WorkshopWords::tr("Too long where it is drawn: %1 pixels, and there is room for %2")
            .arg(found, expected);
    case CheckCode::TranslatedDifferently:
        return WorkshopWords::tr("The same source is translated as “%1” elsewhere").arg(expected);
    case CheckCode::TranslatedAlike:
        return WorkshopWords::tr("Another source has the same translation");
    case CheckCode::Untouched:
        return WorkshopWords::tr("The same as the source");
    }
    return {};
}

static QString sentenceOf(const ExchangeProblem &problem)
{
    const QString found = toQString(problem.found);
    switch (problem.fault) {
    case ExchangeFault::TooLarge:
        return WorkshopWords::tr("The file is too large.");
    case ExchangeFault::NotUtf8:
        return WorkshopWords::tr("The file is not UTF-8. Save it as UTF-8 and import it again.");
    case ExchangeFault::Syntax:
        return WorkshopWords::tr("The file is broken here: %1").arg(found);
    case ExchangeFault::TooDeep:
        return WorkshopWords::tr("The file is nested too deeply.");
    case ExchangeFault::Entity:
        return WorkshopWords::tr("The file declares entities; they are not allowed.");
    case ExchangeFault::WrongProject:
        return WorkshopWords::tr("The file belongs to another program: %1").arg(found);
    case ExchangeFault::WrongLanguage:
        return WorkshopWords::tr("The file is in another language: %1").arg(found);
    case ExchangeFault::OtherVersion:
        return WorkshopWords::tr("The file was made for version %1.").arg(found);
    case ExchangeFault::UnknownKey:
        return WorkshopWords::tr("There is no such text any more; it is left out.");
    case ExchangeFault::KeyTwice:
        return WorkshopWords::tr("The text occurs twice; the second one is left out.");
    case ExchangeFault::Placeholder:
        return WorkshopWords::tr("A placeholder is missing or added: %1. The text is left out.")
            .arg(found);
    case ExchangeFault::PluralForms:
        return WorkshopWords::tr("The number of plural forms is wrong: %1. The text is left out.")
            .arg(found);
    case ExchangeFault::SourceChanged:
        return WorkshopWords::tr("The source has changed since; the text needs work.");
    }
    return {};
}

QString textOf(const ExchangeProblem &problem)
{
    QString place;
    if (problem.line > 0)
        place = WorkshopWords::tr("Line %1: ").arg(problem.line);
    if (!problem.key.empty())
        place += toQString(problem.key) + QStringLiteral(": ");
    return place + sentenceOf(problem);
}

QString shownPlace(const translation::TextUnit &unit)
{
    if (unit.context.empty())
        return toQString(unit.key);
    return toQString(unit.context).section(QLatin1String("::"), -1);
}

QString nameOf(UnitKind kind)
{
    switch (kind) {
    case UnitKind::Rule:
        return WorkshopWords::tr("Rules");
    case UnitKind::Term:
        return WorkshopWords::tr("Terms");
    case UnitKind::Ruling:
        return WorkshopWords::tr("Rulings");
    case UnitKind::Lesson:
        return WorkshopWords::tr("Lessons");
    case UnitKind::Example:
        return WorkshopWords::tr("Examples");
    case UnitKind::Card:
        return WorkshopWords::tr("Cards");
    case UnitKind::Table:
        return WorkshopWords::tr("Tables");
    case UnitKind::Scenario:
        return WorkshopWords::tr("Scenarios");
    case UnitKind::Tile:
        return WorkshopWords::tr("Tiles");
    case UnitKind::Template:
        return WorkshopWords::tr("Templates");
    case UnitKind::Program:
        return WorkshopWords::tr("Program");
    }
    return {};
}

QString nameOf(UnitState state)
{
    switch (state) {
    case UnitState::Untranslated:
        return WorkshopWords::tr("Untranslated");
    case UnitState::Draft:
        return WorkshopWords::tr("Needs work");
    case UnitState::Review:
        return WorkshopWords::tr("To review");
    case UnitState::Final:
        return WorkshopWords::tr("Approved");
    }
    return {};
}

} // namespace hexwerk
