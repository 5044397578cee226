#include "core/files/picture.h"

#include "core/files/zip_archive.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <system_error>

namespace hexwerk {

namespace fs = std::filesystem;
using std::string_view_literals::operator""sv;

bool hasPictureName(std::string_view name)
{
    std::string lower(name);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lower.ends_with(".png"sv) || lower.ends_with(".jpg"sv) || lower.ends_with(".jpeg"sv);
}

bool isPictureName(std::string_view name)
{
    return isSafeName(name) && hasPictureName(name);
}

static bool isPng(std::string_view bytes)
{
    return bytes.starts_with("\x89PNG\r\n\x1A\n"sv) && bytes.size() > 40 &&
           bytes.substr(12, 4) == "IHDR"sv;
}

static bool endsAsPng(std::string_view bytes)
{
    return bytes.size() >= 8 && bytes.substr(bytes.size() - 8, 4) == "IEND"sv;
}

static bool isJpeg(std::string_view bytes)
{
    return bytes.starts_with("\xFF\xD8\xFF"sv);
}

bool isPicture(std::string_view name, std::string_view bytes)
{
    return hasPictureName(name) && ((isPng(bytes) && endsAsPng(bytes)) || isJpeg(bytes));
}

bool leadsOutside(const fs::path &file, const fs::path &folder)
{
    std::error_code error;
    const auto realOf = [&error](const fs::path &path) {
        return fs::weakly_canonical(fs::current_path(error) / path, error);
    };
    const fs::path real = realOf(file).lexically_relative(realOf(folder));
    return error || real.empty() || *real.begin() == "..";
}

// Big-endian, as both formats have their numbers.
static std::int64_t number(std::string_view bytes, std::size_t at, std::size_t length)
{
    std::int64_t value = 0;
    for (const char c : bytes.substr(at, length))
        value = value * 256 + static_cast<unsigned char>(c);
    return value;
}

// The frame header lies behind segments of any length: C0 to CF, but for tables.
static std::optional<PictureSize> jpegSize(std::string_view bytes)
{
    for (std::size_t at = 2; at + 9 < bytes.size();) {
        const auto marker = static_cast<unsigned char>(bytes[at + 1]);
        if (bytes[at] != '\xFF')
            return std::nullopt;
        if (marker == 0xFF) { // padding
            ++at;
            continue;
        }
        const bool isFrame =
            marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
        if (isFrame)
            return PictureSize{number(bytes, at + 7, 2), number(bytes, at + 5, 2)};
        at += 2 + static_cast<std::size_t>(number(bytes, at + 2, 2));
    }
    return std::nullopt;
}

std::optional<PictureSize> pictureSize(std::string_view bytes)
{
    std::optional<PictureSize> size;
    if (isPng(bytes))
        size = PictureSize{number(bytes, 16, 4), number(bytes, 20, 4)};
    else if (isJpeg(bytes))
        size = jpegSize(bytes);
    return size && size->width > 0 && size->height > 0 ? size : std::nullopt;
}

static Problem fault(ProblemCode code, const fs::path &file, std::vector<std::string> values = {})
{
    return {.code = code, .found = file.filename().string(), .values = std::move(values)};
}

// The head, and the end, where a PNG says that it is whole.
static std::optional<std::string> headAndEnd(const fs::path &file, std::uintmax_t size)
{
    constexpr std::uintmax_t kHead = 1U << 20; // more than the notes of any camera
    constexpr std::uintmax_t kEnd = 8;
    std::ifstream stream(file, std::ios::binary);
    std::string bytes(static_cast<std::size_t>(std::min(size, kHead)), '\0');
    if (!stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size())))
        return std::nullopt;
    if (size > kHead) {
        std::string end(kEnd, '\0');
        stream.seekg(-static_cast<std::streamoff>(kEnd), std::ios::end);
        stream.read(end.data(), static_cast<std::streamsize>(kEnd));
        bytes += end;
    }
    return bytes;
}

std::optional<Problem> faultOfPicture(const fs::path &file)
{
    std::error_code error;
    const std::uintmax_t size = fs::file_size(file, error);
    if (error)
        return fault(FileProblem::PictureMissing, file, {error.message()});
    if (size > kLargestPicture)
        return fault(FileProblem::PictureTooLarge, file,
                     {std::to_string(size) + " bytes", std::to_string(kLargestPicture) + " bytes"});
    const std::optional<std::string> bytes = headAndEnd(file, size);
    if (!bytes)
        return fault(FileProblem::PictureMissing, file,
                     {std::make_error_code(std::errc::permission_denied).message()});
    const auto pixels = pictureSize(*bytes);
    if (!isPicture(file.filename().string(), *bytes) || !pixels)
        return fault(FileProblem::NotAPicture, file);
    if (pixels->width > kMostPixels / pixels->height)
        return fault(FileProblem::PictureTooLarge, file,
                     {std::to_string(static_cast<std::uint64_t>(pixels->width) *
                                     static_cast<std::uint64_t>(pixels->height)) +
                          " pixels", // of 32 bits each
                      std::to_string(kMostPixels) + " pixels"});
    return std::nullopt;
}

} // namespace hexwerk
