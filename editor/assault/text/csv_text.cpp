#include "editor/assault/text/csv_text.h"

#include "editor/assault/text/problem_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

static QString value(const CsvFault &fault, std::size_t place = 0)
{
    return place < fault.values.size() ? editor::toQString(fault.values[place]) : QString();
}

QString CsvText::ofFile(const CsvFault &fault)
{
    switch (fault.kind) {
    case CsvFault::Kind::Utf16:
        return tr("The file is UTF-16. Save it as UTF-8; spreadsheets call it \"CSV UTF-8\".");
    case CsvFault::Kind::NotUtf8:
        //: %1 is a byte, such as 0xE4
        return tr("The byte %1 is not UTF-8. Save the file as UTF-8; spreadsheets call it "
                  "\"CSV UTF-8\".")
            .arg(editor::toQString(fault.found));
    case CsvFault::Kind::Quote:
        return tr("A quotation mark is not closed, or is inside a cell. Put the whole cell in "
                  "quotation marks, and double each one inside it.");
    case CsvFault::Kind::TooLarge:
        //: %1 is a number of MiB
        return tr("The table is too large: it may have up to %1 MiB, %2 rows and %3 columns. Split "
                  "it.")
            .arg(value(fault, 0), value(fault, 1), value(fault, 2));
    case CsvFault::Kind::More:
        return tr("And %n more, which are not listed.", nullptr,
                  editor::toQString(fault.found).toInt());
    case CsvFault::Kind::NoHeader:
        return tr(
            "The first row must name the columns, as in an exported table: id, name.en and so on.");
    default:
        return {};
    }
}

QString CsvText::ofColumns(const CsvFault &fault)
{
    const QString column = editor::toQString(fault.column);
    switch (fault.kind) {
    case CsvFault::Kind::MissingColumn:
        //: %1 is the name of a column of a table
        return tr("The column %1 is missing. Add it; an exported table has all columns.")
            .arg(column);
    case CsvFault::Kind::UnknownColumn: {
        if (column.isEmpty())
            return tr("A column has no name. Name it, or remove it.");
        QStringList near;
        for (const std::string &name : fault.values)
            near << editor::toQString(name);
        return near.isEmpty()
                   ? tr("These cards have no column %1. Remove it.").arg(column)
                   //: %2 are columns with names that look alike
                   : tr("These cards have no column %1. Remove it, or correct its name: %2?")
                         .arg(column, near.join(QStringLiteral(", ")));
    }
    case CsvFault::Kind::ColumnTwice:
        return tr("The column %1 appears twice. Remove one.").arg(column);
    default:
        return {};
    }
}

QString CsvText::ofRow(const CsvFault &fault)
{
    const QString column = editor::toQString(fault.column);
    const QString found = editor::toQString(fault.found);
    switch (fault.kind) {
    case CsvFault::Kind::TooFewCells:
        return tr("The row has %1 cells, the first row %2. Add empty cells at the end.")
            .arg(found, value(fault));
    case CsvFault::Kind::TooManyCells:
        return tr("The row has %1 cells, the first row %2. Remove the extra cells, or put a cell "
                  "that contains the separator in quotation marks.")
            .arg(found, value(fault));
    case CsvFault::Kind::BothFilled:
        //: %1 and %2 are columns of a table
        return tr("%1 and %2 exclude each other. Empty one of them.").arg(column, found);
    case CsvFault::Kind::IdTwice:
        return tr("The id %1 appears twice, first in line %2. Change one, or remove the row.")
            .arg(found, value(fault));
    case CsvFault::Kind::NotInList:
        //: %1 is a column, %2 what stands there, %3 an example
        return tr("%1: \"%2\" cannot be read. Write it like this: %3")
            .arg(column, found, value(fault));
    default:
        return {};
    }
}

QString CsvText::sentence(const CsvFault &fault)
{
    if (fault.kind == CsvFault::Kind::Value)
        return ProblemText::sentence(fault.problem);
    for (const QString &sentence : {ofFile(fault), ofColumns(fault)})
        if (!sentence.isEmpty())
            return sentence;
    return ofRow(fault);
}

QString CsvText::withPlace(const CsvFault &fault)
{
    if (fault.kind == CsvFault::Kind::Value)
        return ProblemText::withPlace(fault.problem);
    if (fault.kind == CsvFault::Kind::More)
        return sentence(fault);
    return tr("Line %1, column %2: %3")
        .arg(fault.place.line)
        .arg(fault.place.column)
        .arg(sentence(fault));
}

QString CsvText::inShort(const std::vector<CsvFault> &faults)
{
    const QString first = withPlace(faults.front());
    const int more = static_cast<int>(faults.size()) - 1;
    //: %1 is a sentence
    return more == 0 ? first : tr("%1 (and %n more)", nullptr, more).arg(first);
}

} // namespace hexwerk::assault::ui
