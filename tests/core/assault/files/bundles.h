// What a designer has on the disk, to bundle and to take in: for the tests of bundles.
#pragma once

#include <QTemporaryDir>
#include <QTest>

#include "core/assault/files/bundles/bundle_export.h"
#include "core/assault/files/bundles/bundle_import.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/files/text_file.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

namespace hexwerk::assault {

namespace fs = std::filesystem;
using namespace std::string_literals;

inline const std::string kPng = "\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR\0\0\0\1\0\0\0\1\x08\0\0\0\0"
                                "0123456789012345\0\0\0\0IEND\xAE\x42\x60\x82"s;
inline const std::string kTile = "# mine\nformat = \"hexwerk.tile\"\nversion = 1\nid = \"X01A\"\n"
                                 "columns = 4\nrows = 4\n";
inline const std::string kCards =
    "format = \"hexwerk.cards\"\nversion = 1\nsystem = \"assault\"\n\n"
    "# My riflemen.\n[[unit]]\nid = \"my.rifles\"\nname = { en = \"Mine\" }\nnation = \"us\"\n"
    "type = \"infantry\"\npoints = 10\nhalf_points = 5\nstrength = 3\nhalf_strength = 1\n"
    "defence = \"Y\"\nmovement = 3 # fast\nmovement_type = \"foot\"\nsource = \"G\"\n\n"
    "[[unit]]\nid = \"my.others\"\nname = { en = \"Others\" }\nnation = \"us\"\n"
    "type = \"infantry\"\npoints = 10\nhalf_points = 5\nstrength = 3\nhalf_strength = 1\n"
    "defence = \"Y\"\nmovement = 3\nmovement_type = \"foot\"\n";
inline const std::string kFormations =
    "format = \"hexwerk.formations\"\nversion = 1\nsystem = \"assault\"\n\n[[formation]]\n"
    "id = \"my.platoon\"\nname = { en = \"Platoon\" }\nnation = \"us\"\ntype = \"infantry\"\n"
    "units = [{ card = \"my.rifles\", count = 2 }]\n";
inline const std::string kScenario =
    "format = \"hexwerk.scenario\"\nversion = 1\nid = \"mine\"\nsystem = \"assault\"\n"
    "profile = \"sicily43-en\"\nturns = 6\n\n[board.underlay]\n"
    "picture = \"maps/south.png\" # scanned\n"
    "[[board.tile]]\ntile = \"X01A\"\nat = \"A1\"\n[[board.tile]]\ntile = \"T01A\"\nat = \"E1\"\n"
    "[[side]]\nid = \"allied\"\n[[side.formation]]\ntype = \"infantry\"\ncount = 1\n"
    "from = [\"my.platoon\", \"us.rifle_platoon\"]\n";

inline void put(const fs::path &file, const std::string &content)
{
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << content;
}

inline std::string content(const fs::path &file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

inline std::vector<std::string> filesIn(const fs::path &folder)
{
    std::vector<std::string> files;
    for (const auto &entry : fs::recursive_directory_iterator(folder))
        if (!entry.is_directory())
            files.push_back(entry.path().lexically_relative(folder).string());
    std::sort(files.begin(), files.end());
    return files;
}

inline std::vector<std::string> itemsOf(const Bundle &bundle)
{
    std::vector<std::string> items;
    for (const BundleItem &item : bundle.items)
        items.push_back(std::string(toString(item.part)) + " " + item.id);
    return items;
}

inline std::string told(const std::vector<ImportItem> &items)
{
    std::string text;
    for (const ImportItem &item : items)
        text += std::string(toString(item.part)) + " " + item.id + " " +
                std::string(toString(item.standing)) + "\n";
    return text;
}

class BundleTest : public QObject
{
protected:
    void load();
    void layOut();
    fs::path in(const std::string &name) const
    {
        return fs::path(m_folder->path().toStdString()) / name;
    }
    Bundle designed() const;
    // Of that scenario beside its pictures, with the library of the designer.
    tl::expected<Bundle, BundleFailure> bundled(const std::string &scenario) const;
    void draw(const std::string &tile, const std::string &picture) const;
    DataStore loadedWith(const fs::path &library) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    DataStore m_shipped;
    DataPaths m_paths;
};

inline void BundleTest::load()
{
    auto data = loadData({{HW_SOURCE_DIR "/resources"}});
    QVERIFY(data);
    m_shipped = *data.value;
}

inline void BundleTest::layOut()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_paths = {{in("library"), HW_SOURCE_DIR "/resources"}};
    put(in("library/assault/tiles/mine.toml"), kTile);
    put(in("library/assault/cards/mine.toml"), kCards);
    put(in("library/assault/cards/platoon.toml"), kFormations);
    put(in("work/maps/south.png"), kPng);
}

inline DataStore BundleTest::loadedWith(const fs::path &library) const
{
    return *loadData({{library, HW_SOURCE_DIR "/resources"}}).value;
}

inline Bundle BundleTest::designed() const
{
    const auto bundle = bundled(kScenario);
    return bundle ? *bundle : Bundle{};
}

inline tl::expected<Bundle, BundleFailure> BundleTest::bundled(const std::string &scenario) const
{
    const auto read = readScenario(scenario, "mine.toml");
    return bundleOf(read.value->scenario, scenario, in("work"), m_paths, loadedWith(in("library")));
}

// A tile of the designer over a picture.
inline void BundleTest::draw(const std::string &tile, const std::string &picture) const
{
    put(in(tile), kTile + "\n[underlay]\npicture = \"scans/x.png\" # 1943\n");
    put(in(tile).parent_path() / "scans/x.png", picture);
}

} // namespace hexwerk::assault
