// A file of the owner's: read once, written losslessly and whole. What another program wrote there
// meanwhile is kept beside what is changed here.
#pragma once

#include "core/files/key_order.h"
#include "core/files/toml_value.h"

#include <cstdint>
#include <optional>
#include <string>

namespace hexwerk::editor {

struct WriteFault
{
    std::string file;
    std::string reason; // the system's; empty: another program left the file unreadable
};

class OwnText
{
public:
    // `text`: what the file says; of one that is not there yet, what it is to say before anything
    // is in it.
    enum class File : std::uint8_t { IsThere, IsNew };
    OwnText(std::string file, std::string text, File which);

    const std::string &file() const { return m_file; }
    const std::string &text() const { return m_last; }
    // `before`: as it was read or written last. A new file with nothing in it is removed again.
    enum class Holds : std::uint8_t { Nothing, Something };
    std::optional<WriteFault> write(const TomlTable &before, const TomlTable &after,
                                    const KeyOrder &order, Holds holds);

private:
    std::string m_file;
    std::string m_base;              // as it was read first; steps back lead to it byte for byte
    std::optional<TomlTable> m_tree; // what of it is edited, as it was then
    std::string m_last;              // what it says now, as far as we know
    File m_which;
};

} // namespace hexwerk::editor
