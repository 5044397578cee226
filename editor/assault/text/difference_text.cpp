#include "editor/assault/text/difference_text.h"

#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/item_text.h"
#include "editor/assault/text/term_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

static QString listed(const QStringList &parts)
{
    return parts.join(QLatin1String(", "));
}

static QString hexesText(const std::vector<Hex> &hexes)
{
    QStringList names;
    for (const Hex hex : hexes)
        names << editor::toQString(toString(hex));
    return listed(names);
}

static constexpr qsizetype kMostLetters = 120; // of a text in one language

static QString localText(const LocalText &text)
{
    QStringList lines;
    for (const auto &[language, words] : text) {
        QString shown = editor::toQString(words).simplified();
        if (shown.size() > kMostLetters)
            shown = shown.left(kMostLetters) + QStringLiteral("...");
        lines << QStringLiteral("%1: %2").arg(editor::toQString(language), shown);
    }
    return lines.join(QLatin1Char('\n'));
}

QString DifferenceText::value(const Property &property, const PropertyValue &value,
                              const Scenario &scenario, const DataStore &library)
{
    const auto choice = [&](const std::string &id) {
        return property.choices == Choices::None
                   ? editor::toQString(id)
                   : ChoiceText::of(property.choices, id, scenario, library);
    };
    if (std::holds_alternative<std::monostate>(value))
        return tr("not set");
    if (const auto *flag = std::get_if<bool>(&value))
        return *flag ? tr("yes") : tr("no");
    if (const auto *number = std::get_if<int>(&value))
        return property.kind == FieldKind::Facing ? ChoiceText::facing(*number)
                                                  : QString::number(*number);
    if (const auto *text = std::get_if<std::string>(&value))
        return text->empty() ? tr("not set") : choice(*text);
    if (const auto *texts = std::get_if<LocalText>(&value))
        return texts->empty() ? tr("not set") : localText(*texts);
    if (const auto *hex = std::get_if<Hex>(&value))
        return editor::toQString(toString(*hex));
    if (const auto *hexes = std::get_if<std::vector<Hex>>(&value))
        return hexes->empty() ? tr("none") : hexesText(*hexes);
    if (const auto *crop = std::get_if<Crop>(&value))
        //: two hexes: from, to
        return tr("%1 to %2")
            .arg(editor::toQString(toString(crop->from)), editor::toQString(toString(crop->to)));
    if (const auto *term = std::get_if<Term>(&value))
        return TermText::whole(*term, scenario, {}, editor::Tongue());
    QStringList names;
    for (const std::string &name : std::get<std::vector<std::string>>(value))
        names << choice(name);
    return names.isEmpty() ? tr("none") : listed(names);
}

QString DifferenceText::subject(const Difference &difference, const Scenario &scenario,
                                const DataStore &library)
{
    switch (difference.kind) {
    case DifferenceKind::Terrain:
        //: %1 is a hex
        return tr("Terrain of %1").arg(editor::toQString(toString(difference.hex.value_or(Hex()))));
    case DifferenceKind::Level:
        //: %1 is a hex
        return tr("Level of %1").arg(editor::toQString(toString(difference.hex.value_or(Hex()))));
    case DifferenceKind::OnlyHere:
    case DifferenceKind::OnlyThere:
    case DifferenceKind::Key:
        break;
    }
    const QString label = difference.property ? labelOf(*difference.property) : QString();
    return ItemText::withKey(difference.item, label, scenario, library);
}

QString DifferenceText::side(const Difference &difference, const PropertyValue &said,
                             DifferenceKind onlyOne, const Scenario &scenario,
                             const DataStore &library)
{
    switch (difference.kind) {
    case DifferenceKind::OnlyHere:
    case DifferenceKind::OnlyThere:
        return difference.kind == onlyOne ? tr("present") : tr("missing");
    case DifferenceKind::Terrain:
        return ChoiceText::of(Choices::Terrains, std::get<std::string>(said), scenario, library);
    case DifferenceKind::Level:
        return QString::number(std::get<int>(said));
    case DifferenceKind::Key:
        return value(*difference.property, said, scenario, library);
    }
    return {};
}

QString DifferenceText::here(const Difference &difference, const Scenario &scenario,
                             const DataStore &library)
{
    return side(difference, difference.here, DifferenceKind::OnlyHere, scenario, library);
}

QString DifferenceText::there(const Difference &difference, const Scenario &scenario,
                              const DataStore &library)
{
    return side(difference, difference.there, DifferenceKind::OnlyThere, scenario, library);
}

} // namespace hexwerk::assault::ui
