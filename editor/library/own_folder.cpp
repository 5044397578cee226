#include "editor/library/own_folder.h"

#include <QStandardPaths>

#include "core/files/data_paths.h"
#include "editor/text/local_text.h"

namespace hexwerk::editor {

QString ownFolder(std::string_view system, std::string_view kind)
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/hexwerk/") + toQString(systemFolder(system, kind));
}

} // namespace hexwerk::editor
