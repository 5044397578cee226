// Pictures of cards: where they lie, and how one comes to the owner's.
#include "core/assault/files/library/own_data.h"
#include "core/assault/system_id.h"
#include "core/files/atomic_file.h"
#include "core/files/data_paths.h"
#include "core/files/picture.h"
#include "core/files/text_file.h"
#include "editor/assault/library/library_document.h"

namespace hexwerk::assault::ui {

namespace fs = std::filesystem;

static constexpr std::string_view kPictureFolder = "pictures/";

fs::path LibraryDocument::pictureOf(const FiledCard &card) const
{
    const std::string &name = assault::pictureOf(card.card);
    if (name.empty())
        return {};
    const fs::path beside = fs::path(card.file).parent_path() / name;
    std::error_code none;
    if (fs::exists(beside, none))
        return beside;
    const fs::path found = pictureNamed(name);
    return found.empty() ? beside : found;
}

fs::path LibraryDocument::pictureNamed(const std::string &name) const
{
    std::error_code none;
    if (fs::path own = m_folder / systemFolder(kSystemId, "cards") / name; fs::exists(own, none))
        return own;
    for (const fs::path &folder : m_paths.folders)
        if (fs::path file = folder / systemFolder(kSystemId, "cards") / name;
            fs::exists(file, none))
            return file;
    return {};
}

// With the name that the file system allows everywhere.
static std::string plainName(const fs::path &file)
{
    std::string name(kPictureFolder);
    const std::string own = file.filename().string();
    name += isPictureName(own) ? own : "picture" + file.extension().string();
    return name;
}

tl::expected<std::string, Problem> LibraryDocument::bringPicture(const fs::path &file) const
{
    if (auto fault = faultOfPicture(file))
        return tl::unexpected(std::move(*fault));
    const fs::path folder = m_folder / systemFolder(kSystemId, "cards");
    const std::string inside = file.lexically_relative(folder).generic_string();
    if (isPictureName(inside))
        return inside;
    const LoadResult<std::string> bytes = readTextFile(file);
    if (!bytes)
        return tl::unexpected(bytes.problems.front());
    std::string name = freeName(plainName(file), [&](const std::string &other) {
        std::error_code none;
        const fs::path there = folder / other;
        return !fs::exists(there, none) || readTextFile(there).value == bytes.value;
    });
    std::error_code error;
    fs::create_directories((folder / name).parent_path(), error);
    if (const WriteResult written = writeFile(folder / name, *bytes.value); !written)
        return tl::unexpected(Problem{.code = FileProblem::CannotRead,
                                      .file = (folder / name).string(),
                                      .found = written.error().reason.message()});
    return name;
}

} // namespace hexwerk::assault::ui
