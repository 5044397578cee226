// The numbers in the layers of a TMX file, however they are packed.
#pragma once

#include <QXmlStreamReader>

#include "editor/tmx/tmx_map.h"
#include "editor/tmx/tmx_reader.h"

#include <map>
#include <utility>

namespace hexwerk::editor {

// Numbers of tiles by column and row of the file; 0 where none lies.
struct TmxLayer
{
    QString name;
    std::map<std::pair<int, int>, quint32> numbers;
};

// Of the element that was read last; empty if it has none of that name.
inline QString attribute(const QXmlStreamReader &xml, const char *name)
{
    return xml.attributes().value(QLatin1String(name)).toString();
}

// From the start of <layer> to its end. `columns`, `rows`: of the map, unless it is infinite.
// `room` is how many numbers there may be yet.
tl::expected<TmxLayer, TmxFailure> readTmxLayer(QXmlStreamReader &xml, int columns, int rows,
                                                std::size_t &room);

} // namespace hexwerk::editor
