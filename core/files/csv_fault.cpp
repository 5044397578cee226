#include "core/files/csv_fault.h"

#include "core/base/contract.h"

namespace hexwerk {

std::string_view toString(CsvFault::Kind kind)
{
    using enum CsvFault::Kind;
    switch (kind) {
    case Utf16:
        return "utf16";
    case NotUtf8:
        return "not-utf8";
    case Quote:
        return "quote";
    case TooLarge:
        return "too-large";
    case More:
        return "more";
    case NoHeader:
        return "no-header";
    case MissingColumn:
        return "missing-column";
    case UnknownColumn:
        return "unknown-column";
    case ColumnTwice:
        return "column-twice";
    case TooFewCells:
        return "too-few-cells";
    case TooManyCells:
        return "too-many-cells";
    case BothFilled:
        return "both-filled";
    case IdTwice:
        return "id-twice";
    case NotInList:
        return "not-in-list";
    case Value:
        return "value";
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk
