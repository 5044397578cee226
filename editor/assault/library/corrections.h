// The tables of a system as others have them, and what the owner corrects in them.
#pragma once

#include "core/assault/files/readers/system_overlay.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault::ui {

// A step of the owner: what a value of his file was and what it is; empty: it is not in it.
struct ValueChange
{
    ValuePath path;
    std::optional<TomlValue> before;
    std::optional<TomlValue> after;
    bool operator==(const ValueChange &) const = default;
};

// What leads from one tree to the other, value by value.
std::vector<ValueChange> changesBetween(const TomlTable &before, const TomlTable &after);

// What taking over a value of other corrections would mean.
struct ImportedValue
{
    enum class Kind : std::uint8_t { New, Same, Different };
    ValuePath path;
    Kind kind;
    bool operator==(const ImportedValue &) const = default;
};

class Corrections
{
public:
    // The system with all that is laid over it before the owner's file, the file, and what is laid
    // over that.
    Corrections(TomlTable shipped, TomlTable own, TomlTable upper);

    const TomlTable &shipped() const { return m_shipped; }
    const TomlTable &own() const { return m_own; }
    // As a game has it while the corrections are active.
    const TomlTable &corrected() const { return m_corrected; }
    void setOwn(TomlTable own);

    bool isActive() const;
    // False where a file that counts more than the owner's has the value.
    bool mayEdit(const ValuePath &path) const;
    // The owner says something else than the others.
    bool isCorrected(const ValuePath &path) const;
    // He says the same.
    bool isChecked(const ValuePath &path) const;
    // One of "TWOGHC": of the owner's value if he has one; 0 where nothing is said.
    char mark(const ValuePath &path) const;
    // It is read off or guessed, and the owner has not looked at it.
    bool isOpen(const ValuePath &path) const;
    // What of the owner's values differs; arrays as a whole.
    std::vector<ValuePath> differences() const;

    // The owner's file after a step. Empty: the key is left out. A value that is that of the others
    // leaves the file.
    TomlTable withValue(const ValuePath &path, const std::optional<TomlValue> &value) const;
    // With the value as it is, compared with his copy.
    TomlTable withCheck(const ValuePath &path) const;
    // Nothing of his at that path or below.
    TomlTable without(const ValuePath &path) const;
    // With the values of other corrections instead of his.
    TomlTable withAll(const TomlTable &others) const;
    std::vector<ImportedValue> compared(const TomlTable &others) const;
    TomlTable switched(bool active) const;

private:
    bool holds(const ValuePath &path) const;
    // One mark, or one for each element of an array.
    TomlTable put(const ValuePath &path, const std::optional<TomlValue> &value,
                  std::string marks) const;

    TomlTable m_shipped;
    TomlTable m_own;
    TomlTable m_upper;
    TomlTable m_corrected;
};

} // namespace hexwerk::assault::ui
