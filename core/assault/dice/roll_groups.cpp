#include "core/assault/dice/roll_groups.h"

#include <algorithm>

namespace hexwerk::assault {

DieKinds kindsOf(const DiceFaces &faces, Successes successes)
{
    DieKinds kinds;
    for (const Die die : kAllDice) {
        std::vector<FaceKind> &ofDie = kinds[static_cast<std::size_t>(die)];
        for (int number = 1; number <= 6; ++number) {
            const Symbols printed = faces.face(die, number);
            const Symbols symbols = successes == Successes::Single ? printed.single() : printed;
            const auto same = std::find_if(ofDie.begin(), ofDie.end(), [&](const FaceKind &kind) {
                return kind.symbols == symbols;
            });
            if (same == ofDie.end())
                ofDie.push_back({symbols, 1});
            else
                ++same->faces;
        }
    }
    return kinds;
}

// Whether `a` leaves no more than `b` of C, of C and D, and of all symbols, whatever it meets.
static bool isWeaker(const Symbols &a, const Symbols &b)
{
    return a != b && a.c <= b.c && a.c + a.d <= b.c + b.d && a.total() <= b.total();
}

void Available::add(DieOption option, const DieKinds &kinds, int rerolls)
{
    if (count(option) >= rerolls)
        return;
    m_bits += std::uint64_t{1} << shift(option);
    limit(kinds, rerolls);
}

void Available::limit(const DieKinds &kinds, int rerolls)
{
    for (std::size_t die = 0; die < kinds.size(); ++die)
        for (std::size_t kind = 0; kind < kinds[die].size(); ++kind) {
            int weaker = 0;
            for (std::size_t other = 0; other < kinds[die].size(); ++other)
                if (isWeaker(kinds[die][other].symbols, kinds[die][kind].symbols))
                    weaker += count({die, other});
            while (count({die, kind}) > std::max(0, rerolls - weaker))
                remove({die, kind});
        }
}

Symbols mostOf(const Pool &pool, const DieKinds &kinds)
{
    int c = 0;
    int d = 0;
    int x = 0;
    for (const Die die : kAllDice) {
        Symbols most;
        for (const FaceKind &kind : kinds[static_cast<std::size_t>(die)]) {
            most.c = std::max(most.c, kind.symbols.c);
            most.d = std::max(most.d, kind.symbols.d);
            most.x = std::max(most.x, kind.symbols.x);
        }
        c += pool.count(die) * most.c;
        d += pool.count(die) * most.d;
        x += pool.count(die) * most.x;
    }
    return {static_cast<std::uint8_t>(c), static_cast<std::uint8_t>(d),
            static_cast<std::uint8_t>(x)};
}

namespace {

// The sums of a roll as one number: adding symbols is adding numbers.
class Sums
{
public:
    explicit Sums(Symbols most)
        : m_d(most.d + 1U)
        , m_x(most.x + 1U)
        , m_size((most.c + 1U) * m_d * m_x)
    {
    }
    std::size_t size() const { return m_size; }
    std::size_t indexOf(Symbols s) const { return (s.c * m_d + s.d) * m_x + s.x; }
    Symbols symbolsAt(std::size_t index) const
    {
        return {static_cast<std::uint8_t>(index / m_x / m_d),
                static_cast<std::uint8_t>(index / m_x % m_d),
                static_cast<std::uint8_t>(index % m_x)};
    }

private:
    std::size_t m_d;
    std::size_t m_x;
    std::size_t m_size;
};

struct Table
{
    Available available;
    std::vector<std::uint64_t> cells; // by Sums
};

} // namespace

static Table &tableFor(std::vector<Table> &tables, Available available, std::size_t size)
{
    for (Table &table : tables)
        if (table.available == available)
            return table;
    return tables.emplace_back(Table{available, std::vector<std::uint64_t>(size)});
}

static std::vector<Table> withOneMore(const std::vector<Table> &before, std::size_t die,
                                      const DieKinds &kinds, const Sums &sums, int rerolls)
{
    std::vector<Table> after;
    for (const Table &table : before) {
        for (std::size_t kind = 0; kind < kinds[die].size(); ++kind) {
            Available available = table.available;
            available.add({die, kind}, kinds, rerolls);
            const std::uint64_t faces = kinds[die][kind].faces;
            const std::size_t step = sums.indexOf(kinds[die][kind].symbols);
            Table &target = tableFor(after, available, sums.size());
            for (std::size_t cell = 0; cell + step < sums.size(); ++cell)
                if (table.cells[cell] > 0)
                    target.cells[cell + step] += faces * table.cells[cell];
        }
    }
    return after;
}

std::vector<RollGroup> rollsOf(const Pool &pool, const DieKinds &kinds, int rerolls)
{
    const Sums sums(mostOf(pool, kinds));
    std::vector<Table> tables(1, Table{{}, std::vector<std::uint64_t>(sums.size())});
    tables[0].cells[0] = 1;
    for (const Die die : pool.dice())
        tables = withOneMore(tables, static_cast<std::size_t>(die), kinds, sums, rerolls);

    std::vector<RollGroup> groups;
    for (const Table &table : tables) {
        RollGroup &group = groups.emplace_back(RollGroup{table.available, {}});
        for (std::size_t cell = 0; cell < sums.size(); ++cell)
            if (table.cells[cell] > 0)
                group.cases.push_back({sums.symbolsAt(cell), table.cells[cell]});
    }
    return groups;
}

} // namespace hexwerk::assault
