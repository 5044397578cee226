// The tiles and cards of one folder of data, each with the file that it stands in.
#pragma once

#include "core/assault/files/bundles/bundle.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace hexwerk::assault {

// What a new file for one tile or card is called. Ids of unit and formation cards may be equal.
std::string ownFileName(BundlePart part, const std::string &id);
// Of a file with several cards a file with each alone and all its marks, by id.
std::map<std::string, std::string> filesOfCards(BundlePart part, const std::string &text);
// The text of a file of cards in which that card says what `one`, a file of one card, says of it.
// Empty if the text cannot be changed so.
std::optional<std::string> withCard(BundlePart part, const std::string &id, const std::string &text,
                                    const std::string &one);

// The picture that the text of a scenario, a tile or a file with one card names, from the folder of
// its file; empty if there is none.
std::string pictureIn(const std::string &text);
// The text with the path of its picture mended. Empty if the text cannot be changed so.
std::optional<std::string> withPicture(const std::string &text, const std::string &picture);
class FolderOfData
{
public:
    // Files that cannot be read bring nothing.
    explicit FolderOfData(const std::filesystem::path &folder);

    // Whether it brings a rule system too: a folder that Hexwerk comes with, not one of a user.
    bool hasSystem() const { return m_hasSystem; }
    struct Place
    {
        std::filesystem::path file;
        std::string text; // of the whole file
    };
    // The first file that has it; null if none does.
    const Place *find(BundlePart part, const std::string &id) const;

private:
    void addFile(const std::filesystem::path &file);

    bool m_hasSystem = false;
    std::map<std::pair<BundlePart, std::string>, std::shared_ptr<const Place>> m_places;
};

} // namespace hexwerk::assault
