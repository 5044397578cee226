#include "app/rulebook/book.h"

#include "core/files/rules_index_reader.h"
#include "core/files/text_file.h"
#include "editor/text/languages.h"
#include "editor/text/local_text.h"
#include "texts/translation/spoken_texts.h"

#include <algorithm>

namespace hexwerk {

template<typename Row>
static std::vector<const Row *> about(const std::vector<Row> &rows, std::string_view rule)
{
    std::vector<const Row *> found;
    for (const Row &row : rows)
        if (std::find(row.rules.begin(), row.rules.end(), rule) != row.rules.end())
            found.push_back(&row);
    return found;
}

template<typename Row>
static const Row *withId(const std::vector<Row> &rows, std::string_view id)
{
    const auto found =
        std::find_if(rows.begin(), rows.end(), [id](const Row &row) { return row.id == id; });
    return found == rows.end() ? nullptr : &*found;
}

std::vector<const BookRuling *> Book::rulingsOn(std::string_view rule) const
{
    return about(rulings, rule);
}

std::vector<const WorkedExample *> Book::examplesOf(std::string_view rule) const
{
    return about(examples, rule);
}

const WorkedExample *Book::example(std::string_view id) const
{
    return withId(examples, id);
}

const Term *Book::term(std::string_view id) const
{
    return withId(terms, id);
}

const BookComparison *Book::comparison(std::string_view id) const
{
    return withId(headings.comparisons, id);
}

QString Book::boardCalled(const QString &name) const
{
    const WorkedExample *const shown = example(name.section(QLatin1Char('.'), 0, 0).toStdString());
    const auto number = name.section(QLatin1Char('.'), 1).toUInt();
    return shown && number >= 1 && number <= shown->boards.size()
               ? editor::toQString(shown->boards[number - 1])
               : QString();
}

std::optional<BoardExample> Book::onBoard(const QString &name) const
{
    const QString file = boardCalled(name);
    const auto scenario = readTextFile(file.toStdString());
    if (file.isEmpty() || !scenario)
        return std::nullopt;
    const WorkedExample &shown = *example(name.section(QLatin1Char('.'), 0, 0).toStdString());
    BoardExample found{.id = editor::toQString(shown.id),
                       .title = shown.title,
                       .text = shown.text,
                       .board = name.section(QLatin1Char('.'), 1).toInt(),
                       .boards = static_cast<int>(shown.boards.size()),
                       .scenario = *scenario.value,
                       .file = file};
    for (const std::string &rule : shown.rules)
        found.rules << editor::toQString(rule);
    if (found.board != 1 || shown.orders.empty())
        return found;
    if (const auto text = readTextFile(shown.orders))
        for (const QString &line :
             editor::toQString(*text.value).split(QLatin1Char('\n'), Qt::SkipEmptyParts))
            found.orders.push_back(line.toStdString());
    return found;
}

QString Book::editionName(const std::string &profile) const
{
    const auto found = headings.editions.find(profile);
    return found == headings.editions.end() ? editor::toQString(profile)
                                            : editor::inWindowLanguage(found->second);
}

void Book::speakAnew()
{
    rulebook = &**rules;
    terms = shippedTerms;
    editor::Languages::own()->putInto(terms);
}

Book loadBook(const DataPaths &paths, const Rules &system, const RulesText &rules)
{
    Book book;
    book.rules = &rules;
    const auto &grammar = system.grammar();
    book.index = loadRulesIndex(paths, system.id(), grammar).value.value_or(RulesIndex());
    book.headings = loadHeadings(paths, system.id(), grammar).value.value_or(BookHeadings());
    book.shippedTerms = *loadTerms(paths, system.id(), grammar).value;
    book.rulings = *loadRulings(paths, system.id(), grammar).value;
    book.examples = *loadWorkedExamples(paths, system.id(), grammar).value;
    book.speakAnew();
    return book;
}

} // namespace hexwerk
