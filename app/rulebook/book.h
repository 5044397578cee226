// The rulebook of a system with all that goes with it.
#pragma once

#include <QString>

#include "app/basis/rules_text.h"
#include "app/table/play_view.h"
#include "core/files/book_reader.h"
#include "core/rulebook/rule_links.h"
#include "core/system/rules.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

class ReaderNotes;

struct Book
{
    const RulesText *rules = nullptr;
    const Rulebook *rulebook = nullptr; // of the rules
    RulesIndex index;
    BookHeadings headings;
    Terms shippedTerms;
    Terms terms; // with what users have translated
    std::vector<BookRuling> rulings;
    std::vector<WorkedExample> examples;
    std::map<std::string, QString> tables;   // rich text of the tables in force, by rule
    std::map<std::string, QString> pictures; // rich text with pictures, by rule
    const ReaderNotes *notes = nullptr;      // the reader's own

    // Those about the rule.
    std::vector<const BookRuling *> rulingsOn(std::string_view rule) const;
    std::vector<const WorkedExample *> examplesOf(std::string_view rule) const;
    // Null for an id that it does not have.
    const WorkedExample *example(std::string_view id) const;
    const Term *term(std::string_view id) const;
    const BookComparison *comparison(std::string_view id) const;
    // The file of a board by its number: "W-28.1" is the first one of W-28. Empty: there is none.
    QString boardCalled(const QString &name) const;
    // The example on that board, with its orders if they are played there.
    std::optional<BoardExample> onBoard(const QString &name) const;
    // The name of an edition in the language of the window.
    QString editionName(const std::string &profile) const;
    // After users have translated something else.
    void speakAnew();
};

// `rules` must outlive the book. Broken files are left out.
Book loadBook(const DataPaths &paths, const Rules &system, const RulesText &rules);

} // namespace hexwerk
