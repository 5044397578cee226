#include "core/assault/files/readers/system_reader.h"

#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/readers/system_rows.h"
#include "core/assault/rule_grammar.h"
#include "core/files/document.h"
#include "core/files/source_marks.h"
#include "core/files/words.h"

#include <algorithm>

namespace hexwerk::assault {

static constexpr std::string_view kFormat = "hexwerk.system";
static constexpr std::size_t kMostTerrains = 255; // fit a TerrainIndex
static constexpr IntRange kDataVersions = {1, 1'000'000};

// A table of rows by enum names.
template<typename Enum, typename Row, std::size_t N>
static void readRows(TableReader &root, std::string_view key, std::array<Row, N> &rows,
                     void (*readRow)(TableReader &, Row &))
{
    root.readTable(key, [&](TableReader &table) {
        for (std::size_t i = 0; i < N; ++i)
            table.readTable(toString(static_cast<Enum>(i)),
                            [&](TableReader &row) { readRow(row, rows[i]); });
    });
}

// Every row must have been read by now.
template<typename Enum, typename Row, std::size_t N>
static void requireRows(TableReader &root, std::string_view key, const std::array<Row, N> &rows)
{
    for (std::size_t i = 0; i < N; ++i)
        if (rows[i].name.empty())
            root.report(FileProblem::MissingKey,
                        root.path().key(key).key(toString(static_cast<Enum>(i))).shown);
}

template<typename Row>
static Row &kindRow(std::vector<Row> &rows, std::string_view id)
{
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const Row &row) { return row.id == id; });
    if (found != rows.end())
        return *found;
    rows.emplace_back().id = id;
    return rows.back();
}

// Behind the printed kinds those that the file adds: first in the order of the list, then by id.
template<typename Row>
static void readKinds(TableReader &root, std::string_view list, std::string_view key,
                      std::vector<Row> &rows, std::size_t most,
                      void (*readRow)(TableReader &, Row &))
{
    std::vector<std::string> order;
    root.read(list, order);
    for (const std::string &id : order)
        kindRow(rows, id);
    root.readTable(key, [&](TableReader &table) {
        table.eachKey([&](std::string_view id, const ValueReader &value) {
            value.readTable([&](TableReader &columns) { readRow(columns, kindRow(rows, id)); });
        });
    });
    if (rows.size() > most)
        root.report(FileProblem::TooMany, root.path().key(key).shown, FileExpectation::Nothing,
                    {std::to_string(most)});
}

template<typename Row>
static void requireKinds(TableReader &root, std::string_view key, const std::vector<Row> &rows)
{
    for (const Row &row : rows)
        if (row.name.empty())
            root.report(FileProblem::MissingKey, root.path().key(key).key(row.id).shown);
}

// A table of rows by ids that the file itself gives.
template<typename Row>
static void readNamedRows(TableReader &root, std::string_view key, std::map<std::string, Row> &rows,
                          void (*readRow)(TableReader &, Row &))
{
    root.readTable(key, [&](TableReader &table) {
        table.eachKey([&](std::string_view id, const ValueReader &value) {
            value.readTable([&](TableReader &row) { readRow(row, rows[std::string(id)]); });
        });
    });
}

static void readNames(TableReader &root, std::string_view key,
                      std::map<std::string, LocalText> &names)
{
    root.readTable(key, [&](TableReader &table) {
        table.eachKey([&](std::string_view id, const ValueReader &value) {
            value.read(names[std::string(id)]);
        });
    });
}

static TerrainRow &terrainRow(TerrainChart &chart, std::string_view id)
{
    if (const std::optional<TerrainIndex> index = chart.find(id))
        return chart.rows[*index];
    chart.rows.emplace_back().id = id;
    return chart.rows.back();
}

// `terrains` gives the order of the rows.
static void readTerrain(TableReader &root, TerrainChart &chart)
{
    std::vector<std::string> order;
    root.read("terrains", order);
    if (order.size() > kMostTerrains)
        return root.report(FileProblem::TooMany, root.path().key("terrains").shown,
                           FileExpectation::Nothing, {std::to_string(kMostTerrains)});
    for (const std::string &id : order)
        terrainRow(chart, id);
    root.readTable("terrain", [&chart](TableReader &table) {
        table.eachKey(
            [&chart](std::string_view id, const ValueReader &value) {
                value.readTable(
                    [&](TableReader &row) { readTerrainRow(row, terrainRow(chart, id)); });
            },
            kMostTerrains);
    });
    if (chart.rows.size() > kMostTerrains)
        root.report(FileProblem::TooMany, root.path().key("terrain").shown,
                    FileExpectation::Nothing, {std::to_string(kMostTerrains)});
    for (const TerrainRow &row : chart.rows) {
        if (row.name.empty())
            root.report(FileProblem::MissingKey, root.path().key("terrain").key(row.id).shown);
        if (!row.crater.empty() && !chart.find(row.crater))
            root.report(FileProblem::UnknownId,
                        root.path().key("terrain").key(row.id).key("crater").shown,
                        ContentExpectation::Terrain);
    }
}

static void readSmoke(TableReader &root, SystemData &data)
{
    root.readTable("smoke", [&data](TableReader &table) {
        table.read("die", data.smokeDie);
        table.read("most", data.mostSmoke, IntRange{1, 9});
        readSourceMarks(table);
    });
}

// Which rules speak of a table or of one of its values: for people who look at the tables.
static void readBooks(TableReader &root)
{
    root.readTable("rules", [](TableReader &table) {
        table.eachKey([](std::string_view, const ValueReader &value) {
            std::vector<std::string> ids;
            if (value.read(ids) && !std::all_of(ids.begin(), ids.end(), kRuleGrammar.isId))
                value.report(FileProblem::BadName, FileExpectation::Id);
        });
    });
}

static void readSheetCounts(TableReader &table, SheetCounts &counts)
{
    table.read("status", counts.status, IntRange{1, 99});
    table.read("spare", counts.spare, IntRange{1, 99});
    table.read("smoke", counts.smoke, IntRange{1, 99});
    table.read("mines", counts.mines, IntRange{1, 99});
    table.read("damage", counts.damage, IntRange{1, 9});
    table.read("dice", counts.dice, IntRange{1, 99});
    readSourceMarks(table);
}

static void readTables(TableReader &root, SystemData &data)
{
    root.read("name", data.name);
    readBooks(root);
    readNamedRows(root, "dice", data.dice, readDice);
    for (auto &[id, faces] : data.dice)
        faces.id = id;
    readTerrain(root, data.terrain);
    readRows<OverlayKind>(root, "fortification", data.fortifications, readFortification);
    readKinds(root, "hexsides", "hexside", data.terrain.hexsides, kMostHexsideKinds,
              readHexsideRow);
    readKinds(root, "roads", "road", data.terrain.roads, kMostRoadKinds, readRoadRow);
    root.readTable("climb", [&data](TableReader &table) { readClimb(table, data); });
    root.readTable("spotting", [&data](TableReader &table) { readSpotting(table, data.spotting); });
    root.readTable("fire_modification", [&data](TableReader &table) {
        readFireModification(table, data.fireModification);
    });
    readRows<MineKind>(root, "mines", data.mines, readMineRow);
    root.readTable("mine_detection",
                   [&data](TableReader &table) { readMineDetection(table, data.mineDetection); });
    readSmoke(root, data);
    root.readTable("transport", [&data](TableReader &table) {
        table.read("rider_capacity", data.riderCapacity, IntRange{0, 99});
        readSourceMarks(table);
    });
    root.readTable("support",
                   [&data](TableReader &table) { readSupportTables(table, data.support); });
    readRows<Marker>(root, "marker", data.markers, readMarkerRow);
    root.readTable("sheets", [&data](TableReader &table) { readSheetCounts(table, data.sheets); });
    readNamedRows(root, "switch", data.switches, readSwitchRow);
    readNamedRows(root, "ability", data.abilities, readAbility);
    readNames(root, "nation", data.nations);
}

static void requireTables(TableReader &root, const SystemData &data)
{
    root.require({"id", "name", "data_version", "dice", "terrains", "terrain", "climb", "spotting",
                  "fire_modification", "mines", "smoke", "profile"});
    requireRows<OverlayKind>(root, "fortification", data.fortifications);
    requireKinds(root, "hexside", data.terrain.hexsides);
    requireKinds(root, "road", data.terrain.roads);
    requireRows<Marker>(root, "marker", data.markers);
}

static void readSwitches(TableReader &table, const SystemData &data, Profile &profile)
{
    table.eachKey([&](std::string_view key, const ValueReader &value) {
        const auto row = data.switches.find(std::string(key));
        OptionValue option;
        if (row == data.switches.end())
            value.report(FileProblem::UnknownId, ContentExpectation::Switch,
                         likest(key, keysOf(data.switches)));
        else if (value.read(option)) {
            if (option.index() == row->second.standard.index())
                profile.switches[row->first] = option;
            else
                value.report(FileProblem::WrongType, expectedLike(row->second.standard));
        }
    });
}

// The row of a profile: the one it has, else a copy of the system's.
static void readProfileTerrain(TableReader &table, const SystemData &data, Profile &profile)
{
    table.eachKey([&](std::string_view id, const ValueReader &value) {
        const std::optional<TerrainIndex> index = data.terrain.find(id);
        if (!index)
            return value.report(FileProblem::UnknownId, ContentExpectation::Terrain);
        const auto own = std::find_if(profile.terrain.begin(), profile.terrain.end(),
                                      [&](const TerrainRow &row) { return row.id == id; });
        TerrainRow row = own == profile.terrain.end() ? data.terrain.row(*index) : *own;
        value.readTable([&row](TableReader &columns) { readTerrainRow(columns, row); });
        if (own == profile.terrain.end())
            profile.terrain.push_back(std::move(row));
        else
            *own = std::move(row);
    });
}

static void readProfileMarkers(TableReader &table, const SystemData &data, Profile &profile)
{
    for (std::size_t i = 0; i < data.markers.size(); ++i) {
        const auto marker = static_cast<Marker>(i);
        table.readTable(toString(marker), [&](TableReader &row) {
            readMarkerRow(row, profile.markers.try_emplace(marker, data.markers[i]).first->second);
        });
    }
}

static void readProfile(TableReader &table, const SystemData &data, Profile &profile)
{
    if (profile.name.empty())
        table.require({"name"});
    table.read("name", profile.name);
    table.readTable("switches", [&](TableReader &inner) { readSwitches(inner, data, profile); });
    table.readTable("terrain",
                    [&](TableReader &inner) { readProfileTerrain(inner, data, profile); });
    table.readTable("marker",
                    [&](TableReader &inner) { readProfileMarkers(inner, data, profile); });
    table.readTable("support", [&](TableReader &inner) {
        if (!profile.support)
            profile.support = data.support;
        readSupportTables(inner, *profile.support);
    });
}

static void readProfiles(TableReader &root, SystemData &data)
{
    root.readTable("profile", [&data](TableReader &table) {
        table.eachKey([&data](std::string_view key, const ValueReader &value) {
            Profile &profile = data.profiles[std::string(key)];
            profile.id = key;
            for (const auto &[name, row] : data.switches)
                profile.switches.try_emplace(name, row.standard);
            value.readTable([&](TableReader &inner) { readProfile(inner, data, profile); });
        });
    });
}

// Whether the tables or the profiles are read: those copy rows that a later source may correct.
enum class Part : std::uint8_t { Tables, Profiles };

static void readExtends(TableReader &root, const SystemData &data)
{
    std::string id;
    const std::optional<ValueReader> value = root.find("extends");
    if (value && value->readId(id) && id != data.id)
        value->report(FileProblem::UnknownId, FileExpectation::System, {data.id});
    bool isActive = true; // asked by who finds the file
    root.read("active", isActive);
    int madeFor = data.version;
    const std::optional<ValueReader> version = root.find("data_version");
    if (version && version->read(madeFor, kDataVersions) && madeFor > data.version)
        version->report(FileProblem::NewerSystem, FileExpectation::Nothing,
                        {std::to_string(data.version)});
}

static void readSource(TableReader &root, SystemData &data, Part part)
{
    if (part == Part::Profiles) {
        readProfiles(root, data);
        return root.ignoreRest();
    }
    root.find("profile");
    if (root.has("extends")) {
        readExtends(root, data);
        return readTables(root, data);
    }
    root.readId("id", data.id);
    root.read("data_version", data.version, kDataVersions);
    readTables(root, data);
    requireTables(root, data);
}

LoadResult<SystemData> readSystem(const std::vector<TextSource> &sources)
{
    SystemData data;
    std::vector<Problem> problems;
    for (const Part part : {Part::Tables, Part::Profiles})
        for (const TextSource &source : sources) {
            if (part == Part::Profiles && hasErrors(problems))
                continue;
            ReadContext context{source.file, {}, {}};
            readDocument(context, source.text, kFormat,
                         [&](TableReader &root) { readSource(root, data, part); });
            addProblems(problems, context.problems);
        }
    return loaded(std::move(data), std::move(problems));
}

std::string extendedBy(std::string_view text)
{
    return rootText(text, "extends");
}

bool isSystem(std::string_view text)
{
    return rootText(text, "format") == kFormat;
}

} // namespace hexwerk::assault
