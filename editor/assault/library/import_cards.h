// Cards of a file beside those of the library: what taking them over would change, and the step
// that does it.
#pragma once

#include "core/files/csv_fault.h"
#include "editor/assault/document/shared_data.h"
#include "editor/assault/library/library_commands.h"

#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace hexwerk::assault::ui {

// A table if the name ends in ".csv", else TOML. Each card is such as the library can have; what is
// wrong in TOML comes as faults of values.
tl::expected<std::vector<FiledCard>, std::vector<CsvFault>> readCardFile(const std::string &file,
                                                                         const DataStore &library);

struct ImportedCard
{
    enum class Kind : std::uint8_t { New, Same, Different };
    FiledCard card;
    Kind kind = Kind::New;
    bool mayTake = true; // false where a folder that is asked before the owner's has the card
};
std::vector<ImportedCard> compared(const LibraryDocument &document,
                                   const std::vector<FiledCard> &cards);
// The keys in which they differ.
std::vector<const CardProperty *> differences(const AnyCard &one, const AnyCard &other);

// The cards with their marks, in the place of those of the same ids.
class ImportCardsCommand final : public LibraryCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::ImportCardsCommand)

public:
    ImportCardsCommand(LibraryDocument &document, const std::vector<FiledCard> &cards);
};

} // namespace hexwerk::assault::ui
