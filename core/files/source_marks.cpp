#include "core/files/source_marks.h"

namespace hexwerk {

static std::string readMark(const ValueReader &value)
{
    std::string mark;
    if (!value.read(mark))
        return {};
    if (mark.empty() || mark.find_first_not_of("TWOGHC") != std::string::npos)
        value.report(FileProblem::BadName, FileExpectation::OneOf, {"T", "W", "O", "G", "H", "C"});
    return mark;
}

SourceMarks readSourceMarks(TableReader &row)
{
    SourceMarks all;
    const std::optional<ValueReader> source = row.find("source");
    if (!source)
        return all;
    if (source->isText()) {
        all[{}] = readMark(*source);
        return all;
    }
    source->readTable([&](TableReader &marks) {
        marks.eachKey([&](std::string_view key, const ValueReader &value) {
            if (!row.has(key))
                value.report(FileProblem::UnknownId);
            all[std::string(key)] = readMark(value);
        });
    });
    return all;
}

} // namespace hexwerk
