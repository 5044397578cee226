#include "editor/text/file_problem_text.h"

#include <QLocale>

#include "editor/text/local_text.h"

namespace hexwerk::editor {

QString FileProblemText::listed(const std::vector<std::string> &words)
{
    QStringList list;
    for (const std::string &word : words)
        list << toQString(word);
    return list.join(QStringLiteral(", "));
}

QString FileProblemText::value(const Problem &problem, std::size_t place)
{
    return place < problem.values.size() ? toQString(problem.values[place]) : QString();
}

QString FileProblemText::expectedId(const Problem &problem)
{
    const QString near = listed(problem.values);
    if (near.isEmpty())
        return tr("an existing id");
    //: %1 are ids that look alike
    return tr("an existing id, perhaps %1").arg(near);
}

QString FileProblemText::expected(const Problem &problem)
{
    const QString words = listed(problem.values);
    // No default: the compiler names what has no text.
    switch (problem.expected.as<FileExpectation>()) {
    case FileExpectation::Nothing:
        return {};
    case FileExpectation::WholeNumber:
        return problem.values.size() == 2
                   ? tr("a whole number from %1 to %2").arg(value(problem, 0), value(problem, 1))
                   : tr("a whole number");
    case FileExpectation::TrueOrFalse:
        return tr("true or false");
    case FileExpectation::Text:
        return tr("a text");
    case FileExpectation::Table:
        return tr("a table");
    case FileExpectation::Array:
        return tr("an array");
    case FileExpectation::LocalTexts:
        return tr("texts by language, such as { en = \"...\", de = \"...\" }");
    case FileExpectation::NumberOrText:
        return tr("a whole number or one of: %1").arg(words);
    case FileExpectation::AnyValue:
        return tr("true, false, a whole number or a text");
    case FileExpectation::OneOf:
        return tr("one of: %1").arg(words);
    case FileExpectation::OneKeyOf:
        return tr("one of the keys: %1").arg(words);
    case FileExpectation::PictureName:
        return tr("a PNG or JPEG file in the folder of this file or below");
    case FileExpectation::Id:
        return tr("letters, digits, '.', '_' and '-'");
    case FileExpectation::GameOrder:
        return tr("an order as a JSON object");
    case FileExpectation::Seed:
        return tr("64 hexadecimal digits");
    case FileExpectation::FileName:
        //: %1 is the ending of a file name
        return tr("a %1 file in the folder of this file or below").arg(value(problem, 0));
    case FileExpectation::Date:
        return tr("a date such as 1943-07-10");
    case FileExpectation::TwoNumbers:
        return tr("two whole numbers");
    case FileExpectation::ArrayOf:
        //: %1 is a number
        return tr("a list of %1 elements").arg(value(problem, 0));
    case FileExpectation::Hash:
        return tr("16 hexadecimal digits");
    case FileExpectation::System:
        return expectedId(problem);
    }
    return {};
}

QString FileProblemText::ofFile(const Problem &problem)
{
    const QString found = toQString(problem.found);
    switch (problem.code.as<FileProblem>()) {
    case FileProblem::CannotRead:
        return tr("The file cannot be read. %1").arg(found).trimmed();
    case FileProblem::TooLarge:
        return tr("The file is larger than %1 MiB.").arg(value(problem, 0));
    case FileProblem::NotUtf8:
        return tr("The file is not UTF-8. Save it as UTF-8 and open it again.");
    case FileProblem::Syntax:
        //: %1 is what the parser says, in English
        return tr("This is not TOML: %1").arg(found);
    case FileProblem::WrongFormat:
        return tr("The format of the file is %1.").arg(found);
    case FileProblem::WrongSystem:
        return tr("The file belongs to the system %1. Put it into the folder of that system.")
            .arg(found);
    case FileProblem::NewerVersion:
        return tr("The file has version %1; this program reads up to version %2. A newer program "
                  "is needed.")
            .arg(found, value(problem, 1));
    case FileProblem::NewerSystem:
        //: %1 and %2 are numbers, %3 the key of a file
        return tr("The corrections were made for version %1 of the tables, but this program has "
                  "version %2. Use a newer program, or check the values and set %3 to %2.")
            .arg(found, value(problem, 0), toQString(problem.key));
    case FileProblem::TooDeep:
        return tr("Tables and arrays are nested more than %1 levels deep.").arg(value(problem, 0));
    case FileProblem::MoreErrors:
    case FileProblem::MoreWarnings:
        return tr("And %n more, which are not listed.", nullptr, found.toInt());
    default:
        return {};
    }
}

QString FileProblemText::ofKey(const Problem &problem)
{
    const QString key = toQString(problem.key);
    const QString found = toQString(problem.found);
    switch (problem.code.as<FileProblem>()) {
    case FileProblem::MissingKey:
        return tr("%1 is missing.").arg(key);
    case FileProblem::UnknownKey:
        return tr("%1 is unknown; it is kept but has no effect.").arg(key);
    case FileProblem::WrongType:
        return tr("%1 has the wrong type: %2.").arg(key, found);
    case FileProblem::BadName:
        return tr("%1 cannot be \"%2\".").arg(key, found);
    case FileProblem::OutOfRange:
        return tr("%1 is out of range: %2.").arg(key, found);
    case FileProblem::Conflict:
        return tr("%1 has keys that exclude each other.").arg(key);
    case FileProblem::TooLong:
        if (key.isEmpty())
            return tr("A key is longer than %1 bytes.").arg(value(problem, 0));
        return tr("%1 is longer than %2 characters.").arg(key, value(problem, 0));
    case FileProblem::TooMany:
        if (key.isEmpty())
            return tr("The file has more than %1 values.").arg(value(problem, 0));
        return tr("%1 has more than %2 elements.").arg(key, value(problem, 0));
    case FileProblem::UnknownId:
        return tr("%1 refers to \"%2\", which does not exist.").arg(key, found);
    case FileProblem::DuplicateId:
        return tr("%1: the id \"%2\" is used twice.").arg(key, found);
    case FileProblem::Damaged:
        //: %1 and %2 are keys of a file, %3 and %4 are numbers
        return tr("%1 is damaged: %2 comes to %3 and not to %4.")
            .arg(key, value(problem, 0), value(problem, 1), value(problem, 2));
    default:
        return {};
    }
}

// "33000000 bytes" and "41000000 pixels" come with their unit.
static QString amount(const QString &text)
{
    const QString number = text.section(u' ', 0, 0);
    return text.endsWith(QLatin1String("pixels"))
               //: %1 is a number with its digits in groups
               ? FileProblemText::tr("%1 pixels").arg(QLocale().toString(number.toLongLong()))
               : QLocale().formattedDataSize(number.toLongLong(), 0);
}

QString FileProblemText::ofPicture(const Problem &problem)
{
    const QString found = toQString(problem.found);
    switch (problem.code.as<FileProblem>()) {
    case FileProblem::PictureMissing:
        //: %1 is a file, %2 what the system says
        return tr("The picture %1 cannot be read (%2). Put it back or choose another one.")
            .arg(found, value(problem, 0));
    case FileProblem::NotAPicture:
        return tr("%1 is not a PNG or JPEG picture, or is incomplete: save it as one.").arg(found);
    case FileProblem::PictureTooLarge:
        //: %1 is a file, %2 and %3 are numbers with their unit
        return tr("The picture %1 has %2, but at most %3 are possible: make it smaller.")
            .arg(found, amount(value(problem, 0)), amount(value(problem, 1)));
    default:
        return {};
    }
}

QString FileProblemText::wrong(const Problem &problem)
{
    for (const QString &sentence : {ofFile(problem), ofKey(problem)})
        if (!sentence.isEmpty())
            return sentence;
    return ofPicture(problem);
}

QString FileProblemText::joined(const Problem &problem, const QString &wrong,
                                const QString &expected)
{
    if (expected.isEmpty() || problem.code == FileProblem::NewerVersion)
        return wrong;
    if (problem.code == FileProblem::UnknownKey)
        //: %1 is a sentence, %2 are keys that look alike
        return tr("%1 Did you mean: %2?").arg(wrong, listed(problem.values));
    //: %1 is a sentence, %2 what would have been right
    return tr("%1 Expected: %2.").arg(wrong, expected);
}

QString FileProblemText::withPlace(const Problem &problem, const QString &sentence)
{
    return problem.line <= 0
               ? sentence
               : tr("Line %1, column %2: %3").arg(problem.line).arg(problem.column).arg(sentence);
}

} // namespace hexwerk::editor
