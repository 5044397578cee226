#include "editor/assault/library/import_cards.h"

#include "core/assault/files/checks/data_check.h"
#include "core/assault/files/checks/validation.h"
#include "core/assault/files/library/card_csv.h"
#include "core/files/text_file.h"
#include "editor/assault/library/library_document.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace hexwerk::assault::ui {

static std::vector<CsvFault> faultsFrom(const std::vector<Problem> &problems)
{
    std::vector<CsvFault> faults;
    for (const Problem &problem : problems)
        if (problem.severity() == Severity::Error)
            faults.push_back({.kind = CsvFault::Kind::Value,
                              .place = {problem.line, problem.column},
                              .column = problem.key,
                              .problem = problem});
    return faults;
}

static tl::expected<std::vector<FiledCard>, std::vector<CsvFault>>
readCardToml(const std::string &text, const DataStore &library, const CardCheck &check)
{
    const LoadResult<FiledCards> read = readFiledCards(text, {});
    std::vector<CsvFault> faults =
        faultsFrom(read ? validateText(text, {}, library) : read.problems);
    std::vector<FiledCard> cards;
    if (faults.empty())
        for (const auto &[ref, card] : *read.value) {
            const std::vector<CsvFault> ofCard = faultsFrom(check(card.card)); // words of its own
            faults.insert(faults.end(), ofCard.begin(), ofCard.end());
            cards.push_back(card);
        }
    if (!faults.empty())
        return tl::unexpected(std::move(faults));
    std::stable_sort(cards.begin(), cards.end(), [](const FiledCard &one, const FiledCard &other) {
        return one.place < other.place;
    });
    return cards;
}

static bool isTable(const std::string &file)
{
    std::string ending = std::filesystem::path(file).extension().string();
    std::transform(ending.begin(), ending.end(), ending.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return ending == ".csv";
}

tl::expected<std::vector<FiledCard>, std::vector<CsvFault>> readCardFile(const std::string &file,
                                                                         const DataStore &library)
{
    const LoadResult<std::string> text = readTextFile(file);
    if (!text)
        return tl::unexpected(faultsFrom(text.problems));
    const CardCheck check = [&library](const AnyCard &card) {
        return checkCard(card, library.system, library.cards, library.cards.effects);
    };
    return isTable(file) ? readCardCsv(*text.value, check)
                         : readCardToml(*text.value, library, check);
}

std::vector<ImportedCard> compared(const LibraryDocument &document,
                                   const std::vector<FiledCard> &cards)
{
    using Kind = ImportedCard::Kind;
    std::vector<ImportedCard> all;
    for (const FiledCard &card : cards) {
        const FiledCard *here = document.find(refOf(card.card));
        const bool isSame = here && toTree(*here) == toTree(card);
        all.push_back({card,
                       isSame ? Kind::Same
                       : here ? Kind::Different
                              : Kind::New,
                       document.mayEdit(refOf(card.card))});
    }
    return all;
}

std::vector<const CardProperty *> differences(const AnyCard &one, const AnyCard &other)
{
    std::vector<const CardProperty *> all;
    for (const CardProperty &property : cardProperties(kindOf(one))) {
        const auto applies = [&property](const AnyCard &card) {
            return !property.applies || property.applies(card);
        };
        if ((applies(one) || applies(other)) && property.get(one) != property.get(other))
            all.push_back(&property);
    }
    return all;
}

// Each in the file and place that the owner has it in; new ones at the end, in their order.
static LibraryChange imported(const LibraryDocument &document, const std::vector<FiledCard> &cards)
{
    std::vector<CardChange> changes;
    int fresh = 0;
    for (const FiledCard &card : cards) {
        const CardRef ref = refOf(card.card);
        if (const FiledCard *here = document.find(ref); here && toTree(*here) == toTree(card))
            continue;
        CardChange change{ref, std::nullopt, document.filed(card.card)};
        if (const FiledCard *own = document.own(ref)) {
            change.before = *own;
            change.after->file = own->file;
            change.after->place = own->place;
        } else {
            change.after->place += fresh++;
        }
        change.after->marks = card.marks;
        changes.push_back(std::move(change));
    }
    return LibraryChange(std::move(changes));
}

ImportCardsCommand::ImportCardsCommand(LibraryDocument &document,
                                       const std::vector<FiledCard> &cards)
    : LibraryCommand(
          document,
          [n = static_cast<int>(cards.size())] { return tr("Import %n card(s)", nullptr, n); },
          imported(document, cards))
{
}

} // namespace hexwerk::assault::ui
