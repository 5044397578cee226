// Where the user's own files of a system lie.
#pragma once

#include <QString>

#include <string_view>

namespace hexwerk::editor {

// The folder for one kind of its files, "tiles", in the user's library; it need not be there.
QString ownFolder(std::string_view system, std::string_view kind);

} // namespace hexwerk::editor
