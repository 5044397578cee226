#include "core/files/zip_archive.h"

#include "core/base/contract.h"
#include "core/files/words.h"

#include <sys/stat.h>
#include <zip.h>

#include <algorithm>
#include <array>
#include <memory>
#include <set>

namespace hexwerk {

std::string_view toString(ZipFault fault)
{
    constexpr std::array<std::string_view, 10> kNames = {
        "not-a-zip", "too-many-entries", "entry-too-large", "total-too-large",
        "too-dense", "bad-name",         "name-twice",      "link",
        "encrypted", "damaged"};
    return kNames[static_cast<std::size_t>(fault)];
}

namespace {

struct Discard
{
    void operator()(zip_t *archive) const { zip_discard(archive); }
    void operator()(zip_file_t *file) const { zip_fclose(file); }
    void operator()(zip_source_t *source) const { zip_source_free(source); }
};
using Archive = std::unique_ptr<zip_t, Discard>;
using OpenEntry = std::unique_ptr<zip_file_t, Discard>;
using Source = std::unique_ptr<zip_source_t, Discard>;

} // namespace

bool looksLikeZip(std::string_view bytes)
{
    using std::string_view_literals::operator""sv;
    return bytes.starts_with("PK\3\4"sv) || bytes.starts_with("PK\5\6"sv);
}

static bool isPlainSegment(std::string_view segment)
{
    return !segment.empty() && segment != "." && segment != "..";
}

bool isSafeName(std::string_view name)
{
    constexpr std::size_t kLongest = 200; // bytes
    if (name.empty() || name.size() > kLongest || firstBadByte(name))
        return false;
    const auto isBad = [](char c) {
        return c == '\\' || c == ':' || static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
    };
    if (std::any_of(name.begin(), name.end(), isBad))
        return false;
    while (true) {
        const std::size_t slash = name.find('/');
        if (!isPlainSegment(name.substr(0, slash)))
            return false;
        if (slash == std::string_view::npos)
            return true;
        name.remove_prefix(slash + 1);
    }
}

static Archive openArchive(std::string_view bytes)
{
    zip_error_t error;
    zip_error_init(&error);
    Source source(zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error));
    Archive archive(source ? zip_open_from_source(source.get(), ZIP_RDONLY, &error) : nullptr);
    if (archive)
        static_cast<void>(source.release()); // the archive has it now
    zip_error_fini(&error);
    return archive;
}

// Unix writes the type of a file into its attributes.
static bool isLink(zip_t *archive, zip_uint64_t index)
{
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    zip_file_get_external_attributes(archive, index, 0, &system, &attributes);
    const mode_t type = (attributes >> 16) & S_IFMT;
    return type != 0 && type != S_IFREG && type != S_IFDIR;
}

std::string freeName(const std::string &name,
                     const std::function<bool(const std::string &)> &isFree)
{
    const std::size_t end = name.rfind('.');
    std::string free = name;
    for (int number = 2; !isFree(free); ++number)
        free = name.substr(0, end) + "-" + std::to_string(number) + name.substr(end);
    return free;
}

std::string inSmallLetters(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return text;
}

namespace {

class ZipReader
{
public:
    ZipReader(zip_t *archive, const ZipLimits &limits)
        : m_archive(archive)
        , m_limits(limits)
    {
    }

    tl::expected<std::vector<ZipEntry>, ZipFailure> read()
    {
        const auto count = static_cast<std::uint64_t>(zip_get_num_entries(m_archive, 0));
        if (count > m_limits.entries)
            return failed({ZipFault::TooManyEntries, {}, count, m_limits.entries});
        for (zip_uint64_t index = 0; index < count; ++index)
            if (auto good = look(index); !good)
                return tl::unexpected(good.error());
        std::vector<ZipEntry> entries;
        for (const auto &[index, size] : m_files)
            if (auto good = unpack(index, size, entries); !good)
                return tl::unexpected(good.error());
        return entries;
    }

private:
    using Looked = tl::expected<void, ZipFailure>;
    struct File
    {
        zip_uint64_t index;
        zip_uint64_t size;
    };

    static tl::unexpected<ZipFailure> failed(ZipFailure failure)
    {
        return tl::unexpected(std::move(failure));
    }

    // What the directory of the archive says, before a byte is unpacked.
    Looked look(zip_uint64_t index)
    {
        zip_stat_t stat;
        zip_stat_init(&stat);
        if (zip_stat_index(m_archive, index, ZIP_FL_ENC_GUESS, &stat) != 0 || !stat.name)
            return failed({ZipFault::Damaged});
        std::string name = stat.name;
        const bool isFolder = name.ends_with('/');
        const std::string_view path = std::string_view(name).substr(0, name.size() - isFolder);
        if (!isSafeName(path))
            return failed({ZipFault::BadName, shortened(name, 60)});
        if (isLink(m_archive, index))
            return failed({ZipFault::Link, name});
        if (isFolder)
            return {};
        if (!m_names.insert(inSmallLetters(name)).second)
            return failed({ZipFault::NameTwice, name});
        if ((stat.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && stat.encryption_method != ZIP_EM_NONE)
            return failed({ZipFault::Encrypted, name});
        if (stat.size > m_limits.entryBytes)
            return failed({ZipFault::EntryTooLarge, name, stat.size, m_limits.entryBytes});
        const zip_uint64_t packed = std::max<zip_uint64_t>(stat.comp_size, 1);
        if (stat.size > (1U << 20) && stat.size / packed > m_limits.ratio)
            return failed({ZipFault::TooDense, name, stat.size / packed, m_limits.ratio});
        m_total += stat.size;
        if (m_total > m_limits.totalBytes)
            return failed({ZipFault::TotalTooLarge, name, m_total, m_limits.totalBytes});
        m_files.push_back({index, stat.size});
        return {};
    }

    // One byte of room more than was announced shows an entry that lied about its size.
    Looked unpack(zip_uint64_t index, zip_uint64_t size, std::vector<ZipEntry> &entries)
    {
        ZipEntry entry{zip_get_name(m_archive, index, ZIP_FL_ENC_GUESS), {}};
        const OpenEntry file(zip_fopen_index(m_archive, index, 0));
        entry.content.resize(size + 1);
        zip_uint64_t read = 0;
        while (file && read <= size) {
            const zip_int64_t got =
                zip_fread(file.get(), entry.content.data() + read, size + 1 - read);
            if (got < 0)
                return failed({ZipFault::Damaged, entry.name});
            if (got == 0)
                break;
            read += static_cast<zip_uint64_t>(got);
        }
        if (!file || read != size)
            return failed({ZipFault::Damaged, entry.name});
        entry.content.resize(size);
        entries.push_back(std::move(entry));
        return {};
    }

    zip_t *m_archive;
    const ZipLimits &m_limits;
    std::set<std::string> m_names;
    std::vector<File> m_files;
    zip_uint64_t m_total = 0;
};

} // namespace

tl::expected<std::vector<ZipEntry>, ZipFailure> readZip(std::string_view bytes,
                                                        const ZipLimits &limits)
{
    const Archive archive = looksLikeZip(bytes) ? openArchive(bytes) : nullptr;
    if (!archive)
        return tl::unexpected(ZipFailure{ZipFault::NotAZip});
    return ZipReader(archive.get(), limits).read();
}

// All that is added has to be there until the archive is closed.
static void fill(zip_t *archive, const std::vector<ZipEntry> &entries)
{
    constexpr zip_uint16_t kFirstOfJanuary1980 = 1 << 5 | 1;
    for (const ZipEntry &entry : entries) {
        zip_source_t *content =
            zip_source_buffer(archive, entry.content.data(), entry.content.size(), 0);
        HW_EXPECTS(content);
        const zip_int64_t index =
            zip_file_add(archive, entry.name.c_str(), content, ZIP_FL_ENC_UTF_8);
        HW_EXPECTS(index >= 0);
        zip_file_set_dostime(archive, static_cast<zip_uint64_t>(index), 0, kFirstOfJanuary1980, 0);
    }
}

std::string zipOf(const std::vector<ZipEntry> &entries)
{
    zip_error_t error;
    zip_error_init(&error);
    Source source(zip_source_buffer_create(nullptr, 0, 0, &error));
    HW_EXPECTS(source);
    zip_source_keep(source.get());
    Archive archive(zip_open_from_source(source.get(), ZIP_TRUNCATE, &error));
    HW_EXPECTS(archive);
    fill(archive.get(), entries);
    HW_EXPECTS(zip_close(archive.get()) == 0);
    static_cast<void>(archive.release());
    zip_error_fini(&error);

    zip_stat_t stat;
    HW_EXPECTS(zip_source_open(source.get()) == 0 && zip_source_stat(source.get(), &stat) == 0);
    std::string bytes(stat.size, '\0');
    const zip_int64_t got = zip_source_read(source.get(), bytes.data(), bytes.size());
    zip_source_close(source.get());
    HW_EXPECTS(got == static_cast<zip_int64_t>(bytes.size()));
    return bytes;
}

} // namespace hexwerk
