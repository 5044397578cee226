// Battle dice: colours, faces, pools, and what is left when defence meets attack.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

// [R4.5a] From the strongest to the weakest.
enum class Die : std::uint8_t { Red, Yellow, Green, Blue };

inline constexpr std::array<Die, 4> kAllDice = {Die::Red, Die::Yellow, Die::Green, Die::Blue};

// [R10.7a] How many of each symbol: on one face, or on a whole roll.
struct Symbols
{
    std::uint8_t c = 0;
    std::uint8_t d = 0;
    std::uint8_t x = 0;
    bool operator==(const Symbols &) const = default;

    constexpr int total() const { return c + d + x; }
    Symbols &operator+=(Symbols other);
    // Only the strongest symbol, once: a double success that counts single. [R10.8.1b]
    Symbols single() const;
};

// "-", "X", "D", "C", "DD", "CD": the form of orders and files.
std::string toString(Symbols face);
std::optional<Symbols> symbolsFromString(std::string_view face);

// A number of dice of each colour, 0 to 255.
class Pool
{
public:
    constexpr Pool() = default;
    constexpr int count(Die die) const { return m_count[static_cast<std::size_t>(die)]; }
    constexpr int size() const { return m_count[0] + m_count[1] + m_count[2] + m_count[3]; }
    constexpr bool isEmpty() const { return size() == 0; }
    Pool &add(Die die, int count = 1);
    Pool &add(const Pool &other);
    std::optional<Die> strongest() const;
    std::optional<Die> weakest() const;
    // Takes one die of the weakest colour; with nothing there it does nothing.
    Pool &removeWeakest();
    // Dice from the strongest to the weakest: the order in which a roll names its dice.
    std::vector<Die> dice() const;
    bool operator==(const Pool &) const = default;

private:
    std::array<std::uint8_t, 4> m_count = {};
};

// "RRG", strongest first; "" for no dice.
std::string toString(const Pool &pool);
// Letters in any order; empty if one is no die or there are more than 32.
std::optional<Pool> poolFromString(std::string_view letters);
// "R", "Y", "G", "B".
char letterOf(Die die);

// The printed faces of the four dice, from data.
struct DiceFaces
{
    std::string id; // "A", "B"
    std::array<std::array<Symbols, 6>, 4> faces = {};
    bool operator==(const DiceFaces &) const = default;

    // `number` from 1 to 6.
    const Symbols &face(Die die, int number) const
    {
        return faces[static_cast<std::size_t>(die)][static_cast<std::size_t>(number - 1)];
    }
};

// [R10.7.2a] [R10.7.2b] What is left of the attack after the defence cancelled all it can.
Symbols cancel(Symbols attack, Symbols defence);

// Symbols of one kind that cancelled so many of one kind: "C", "D", "X".
struct Cancelled
{
    Symbols defence; // one symbol
    Symbols attack;  // one symbol
    int count = 0;   // 1 or more
    bool operator==(const Cancelled &) const = default;
};
// [R10.7.2a] How they did it, from the strongest to the weakest.
std::vector<Cancelled> cancelled(Symbols attack, Symbols defence);

} // namespace hexwerk::assault
