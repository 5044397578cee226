// Pictures that files name: PNG and JPEG, looked at before anything is done with them.
#pragma once

#include "core/files/problem.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace hexwerk {

// By its end alone.
bool hasPictureName(std::string_view name);
// A file in a folder or below, with the name of a picture.
bool isPictureName(std::string_view name);
// By its name and by its bytes.
bool isPicture(std::string_view name, std::string_view bytes);

// Whether links lead from the folder to a file that does not lie in it or below.
bool leadsOutside(const std::filesystem::path &file, const std::filesystem::path &folder);

inline constexpr std::uintmax_t kLargestPicture = std::uintmax_t{32} << 20; // bytes
inline constexpr std::int64_t kMostPixels = 40'000'000;

// In pixels, from the first bytes of a PNG or JPEG file.
struct PictureSize
{
    std::int64_t width = 0;
    std::int64_t height = 0;
    bool operator==(const PictureSize &) const = default;
};
std::optional<PictureSize> pictureSize(std::string_view bytes);

// What keeps the file from being shown: PictureMissing, PictureTooLarge, NotAPicture; empty for a
// good one. It is called by its name; nothing but its head and its end is read.
std::optional<Problem> faultOfPicture(const std::filesystem::path &file);

} // namespace hexwerk
