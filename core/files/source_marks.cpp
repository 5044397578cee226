#include "core/files/source_marks.h"

namespace hexwerk {

static void readMark(const ValueReader &value)
{
    std::string mark;
    if (!value.read(mark))
        return;
    if (mark.empty() || mark.find_first_not_of("TWOG") != std::string::npos)
        value.report(ProblemCode::BadName, Expectation::OneOf, {"T", "W", "O", "G"});
}

void readSourceMarks(TableReader &row)
{
    const std::optional<ValueReader> source = row.find("source");
    if (!source)
        return;
    if (source->isText())
        return readMark(*source);
    source->readTable([&row](TableReader &marks) {
        marks.eachKey([&row](std::string_view key, const ValueReader &value) {
            if (!row.has(key))
                value.report(ProblemCode::UnknownId);
            readMark(value);
        });
    });
}

} // namespace hexwerk
