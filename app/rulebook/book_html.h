// Pages of the rulebook as rich text.
#pragma once

#include <QPalette>
#include <QString>

#include "app/rulebook/book.h"

#include <string>
#include <vector>

namespace hexwerk {

// Which text is read.
struct Reading
{
    std::string profile;  // edition that gives the numbers
    std::string language; // BCP 47 tag of the text
    bool operator==(const Reading &) const = default;
};

// Where links lead: "rule:R10.3e", "term:minefield", "show:W-28", "compare:off-board-guns".
struct BookColours
{
    QString badge;     // ground of a badge
    QString faint;     // text of less weight
    QString highlight; // ground of the rule that was opened
};
BookColours bookColours(const QPalette &palette);

// A chapter: its headings, rules, examples. `beside`: the same rules in another reading next to it.
// `chapter`: number of its top node in `outline`.
QString chapterHtml(const Book &book, const std::vector<OutlineNode> &outline,
                    const std::string &chapter, const Reading &reading, const Reading *beside,
                    const BookColours &colours);

// Single things of the book, as they stand there.
QString ruleHtml(const Book &book, const RuleEntry &entry, const std::string &language,
                 const BookColours &colours);
QString rulingHtml(const BookRuling &ruling, const std::string &language,
                   const BookColours &colours);
QString termHtml(const Term &term, const std::string &language);
QString exampleHtml(const WorkedExample &example, const std::string &language);

// What belongs to one rule: where the editions have it, state, links, rulings, terms.
QString contextHtml(const Book &book, const RuleEntry &entry, const Reading &reading,
                    const BookColours &colours);

// Chapter of a node's number: "9" of "9.6.4", "12" of "12:ID"; "H" of the house rules.
std::string chapterOf(const std::string &number);
// The node that has the rule; null if the outline does not have it.
const OutlineNode *nodeWith(const std::vector<OutlineNode> &outline, const std::string &rule);
// "10.3 Line of sight"; of a comparison its title.
QString headingOf(const OutlineNode &node, const std::string &language);

} // namespace hexwerk
