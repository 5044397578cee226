#include "editor/assault/text/table_text.h"

#include "editor/assault/canvas/dice_painter.h"
#include "editor/assault/text/choice_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

static QString say(const char *text)
{
    return *text ? QCoreApplication::translate("hexwerk::assault::ui::PropertyText", text)
                 : QString();
}

static QString localText(const TomlValue *value)
{
    return editor::inWindowLanguage(std::get<LocalText>(shownValue({}, value)));
}

// The name that the row itself gives; empty if it has none.
static QString ownName(const TomlTable &tree, ValuePath row)
{
    row.emplace_back("name");
    const TomlValue *name = valueAt(tree, row);
    return name && name->as<TomlTable>() ? localText(name) : QString();
}

// Of the last part of the path: its word, its own name, else its id.
static QString partName(const SystemTable &table, const ValuePath &row, const TomlTable &tree)
{
    for (const auto &[id, label] : table.names)
        if (row.back() == id && *label)
            return say(label);
    const QString name = ownName(tree, row);
    return name.isEmpty() ? editor::toQString(row.back()) : name;
}

QString TableText::table(const SystemTable &table)
{
    return say(table.label);
}

QString TableText::row(const SystemTable &table, const ValuePath &row, const TomlTable &tree)
{
    if (row.size() < 2 || table.shape == SystemTable::Shape::List)
        return {};
    if (row.front() == "dice")
        //: %1 is a letter that names a set of dice faces, %2 a die
        return tr("Faces %1: %2").arg(editor::toQString(row[1]), partName(table, row, tree));
    if (row.front() == "profile")
        //: %1 is an edition of the game, %2 a row of a table, such as a terrain or marker
        return tr("%1: %2").arg(ownName(tree, {row[0], row[1]}),
                                partName(table, ValuePath(row.begin() + 2, row.end()), tree));
    if (row.front() == "ability")
        //: %1 is an ability, %2 a number
        return tr("%1, effect %2").arg(ownName(tree, {row[0], row[1]})).arg(std::stoi(row[3]) + 1);
    return partName(table, row, tree);
}

QString TableText::column(const TableColumn &column)
{
    //: %1 is a group of columns, such as Movement points, %2 one of them
    return *column.group ? tr("%1: %2").arg(say(column.group), say(column.label))
                         : say(column.label);
}

QString TableText::header(const TableColumn &column)
{
    return *column.group ? say(column.group) + QLatin1Char('\n') + say(column.label)
                         : say(column.label);
}

QString TableText::name(const TableValue &value, const TomlTable &tree)
{
    const QString row = TableText::row(*value.table, value.row, tree);
    //: %1 is a row of a table, %2 a column
    return row.isEmpty() ? column(*value.column) : tr("%1, %2").arg(row, column(*value.column));
}

QString TableText::place(const TableValue &value, const TomlTable &tree)
{
    //: %1 is a table, %2 a value in it
    return tr("%1: %2").arg(table(*value.table), name(value, tree));
}

QString TableText::word(const TableColumn &column, const std::string &id, const DataStore &library)
{
    for (const auto &[word, label] : column.words)
        if (id == word)
            return say(label);
    return ChoiceText::of(column.choices, id, {}, library);
}

static QString diceInWords(const std::string &letters)
{
    QStringList words;
    for (const Die die : poolFromString(letters).value_or(Pool()).dice())
        words << DicePainter::word(die);
    return words.join(QStringLiteral(", "));
}

QString TableText::value(const TableColumn &column, const TomlValue *value,
                         const DataStore &library)
{
    const PropertyValue shown = shownValue(column, value);
    if (const auto *flag = std::get_if<bool>(&shown))
        return *flag ? tr("yes") : tr("no");
    if (const auto *number = std::get_if<int>(&shown))
        return QString::number(*number);
    if (const auto *texts = std::get_if<LocalText>(&shown))
        return editor::inWindowLanguage(*texts);
    if (const auto *names = std::get_if<std::vector<std::string>>(&shown)) {
        QStringList words;
        for (const std::string &name : *names)
            words << word(column, name, library);
        return words.isEmpty() ? tr("none") : words.join(QStringLiteral(", "));
    }
    const auto *text = std::get_if<std::string>(&shown);
    if (!text)
        return tr("none");
    switch (column.kind) {
    case FieldKind::Dice:
        return text->empty() ? tr("no die") : diceInWords(*text);
    case FieldKind::Face:
        return DicePainter::faceText(symbolsFromString(*text).value_or(Symbols()));
    case FieldKind::NumberOrWord:
        return editor::toQString(*text);
    default:
        return word(column, *text, library);
    }
}

QString TableText::mark(const Corrections &corrections, const ValuePath &path)
{
    const char letter = markAt(corrections.shipped(), path);
    const QString ours = letter ? ChoiceText::sourceMark(std::string(1, letter)) : tr("no mark");
    if (corrections.isCorrected(path))
        //: %1 says how sure our own value was
        return tr("Corrected by you. Ours: %1.").arg(ours);
    if (corrections.isChecked(path))
        return tr("You have compared it with your copy: same value. Before: %1.").arg(ours);
    if (!corrections.mark(path))
        return tr("No mark: our own name, not a value of the game.");
    return ours + QLatin1Char('.');
}

} // namespace hexwerk::assault::ui
