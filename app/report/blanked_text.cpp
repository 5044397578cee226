#include "app/report/blanked_text.h"

#include "core/files/text_file.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <functional>
#include <system_error>

namespace hexwerk {

namespace {

enum class PartKind { Plain, Key, Text, Comment };

// A piece of a TOML file. All pieces one after the other are the file.
struct TomlPart
{
    PartKind kind = PartKind::Plain;
    std::string_view whole;
    std::string_view inner; // without quotes
    std::string_view key;   // the last one before a text
    bool isLong = false;    // a text of several lines
};

} // namespace

static bool isBare(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-' ||
           static_cast<unsigned char>(c) >= 0x80;
}

// The end of a text that begins at `at` with a quote; that of the file if it has none.
static std::size_t endOfText(std::string_view toml, std::size_t at, std::size_t quotes)
{
    const char quote = toml[at];
    const std::string end(quotes, quote);
    for (std::size_t i = at + quotes; i < toml.size(); ++i) {
        if (toml[i] == '\\' && quote == '"')
            ++i;
        else if (toml.compare(i, quotes, end) == 0)
            return i + quotes;
        else if (toml[i] == '\n' && quotes == 1)
            return i; // broken: no further than its line
    }
    return toml.size();
}

static void eachPart(std::string_view toml, const std::function<void(const TomlPart &)> &take)
{
    std::string_view key;
    for (std::size_t at = 0; at < toml.size();) {
        const char c = toml[at];
        TomlPart part;
        std::size_t end = at + 1;
        if (c == '#') {
            part.kind = PartKind::Comment;
            end = std::min(toml.find('\n', at), toml.size());
        } else if (c == '"' || c == '\'') {
            const std::size_t quotes = toml.compare(at, 3, std::string(3, c)) == 0 ? 3 : 1;
            end = std::min(endOfText(toml, at, quotes), toml.size());
            part.kind = PartKind::Text;
            part.isLong = quotes == 3;
            const std::size_t size = end - at;
            part.inner =
                toml.substr(at + std::min(quotes, size), size > 2 * quotes ? size - 2 * quotes : 0);
            if (toml[end - 1] != c && size > quotes) // broken
                part.inner = toml.substr(at + quotes, size - quotes);
        } else if (isBare(c)) {
            part.kind = PartKind::Key;
            while (end < toml.size() && isBare(toml[end]))
                ++end;
        }
        part.whole = toml.substr(at, end - at);
        part.key = key;
        if (part.kind == PartKind::Key)
            key = part.whole;
        take(part);
        at = end;
    }
}

PublicWords::PublicWords(const std::vector<std::filesystem::path> &folders)
{
    namespace fs = std::filesystem;
    for (const fs::path &folder : folders) {
        std::error_code error;
        for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end;
             entry.increment(error))
            if (entry->path().extension() == ".toml" || entry->path().extension() == ".json")
                if (const auto text = readTextFile(entry->path()))
                    add(*text.value);
    }
}

void PublicWords::add(std::string_view toml)
{
    eachPart(toml, [this](const TomlPart &part) {
        if (part.kind == PartKind::Key)
            m_words.emplace(part.whole);
        else if (part.kind == PartKind::Text && !part.isLong &&
                 part.inner.find(' ') == std::string_view::npos)
            m_words.emplace(part.inner);
    });
}

static bool isNumberOrPlace(std::string_view word)
{
    if (word.size() > 1 && word.front() == '-')
        word.remove_prefix(1);
    const auto digits = word.find_first_of("0123456789");
    const bool isHex = digits != std::string_view::npos && digits <= 2 &&
                       std::all_of(word.begin(), word.begin() + static_cast<int>(digits),
                                   [](char c) { return c >= 'A' && c <= 'Z'; });
    return isHex && std::all_of(word.begin() + static_cast<int>(digits), word.end(),
                                [](char c) { return std::isdigit(static_cast<unsigned char>(c)); });
}

// Each letter an x, whatever its alphabet; an escape stays what it is.
static std::string inCrosses(std::string_view text)
{
    std::string crosses;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        if (c == '\\' && i + 1 < text.size()) {
            // "\u00e4" is a letter too
            const std::size_t hex = text[i + 1] == 'u' ? 4 : text[i + 1] == 'U' ? 8 : 0;
            crosses += hex > 0 ? std::string("x") : std::string(text.substr(i, 2));
            i += 1 + hex;
        } else if (c >= 0xC0 || std::isalpha(c) != 0) {
            crosses += 'x';
        } else if (c < 0x80) { // no further byte of a letter
            crosses += std::isdigit(c) != 0 ? '0' : text[i];
        }
    }
    return crosses;
}

// Keys whose texts are an author's, whatever stands in them.
static bool isOfTexts(std::string_view key)
{
    static constexpr std::array<std::string_view, 14> kTextKeys = {
        "title", "name",  "names", "text",   "briefing", "notes",   "note",
        "label", "words", "about", "author", "history",  "picture", "credits"};
    static constexpr std::array<std::string_view, 10> kShortKeys = {"at", "on", "id", "by", "to",
                                                                    "of", "in", "is", "or", "if"};
    const bool isLanguage =
        (key.size() == 2 || (key.size() > 2 && key[2] == '-')) &&
        std::find(kShortKeys.begin(), kShortKeys.end(), key) == kShortKeys.end();
    return isLanguage || std::find(kTextKeys.begin(), kTextKeys.end(), key) != kTextKeys.end();
}

std::string Blanker::word(std::string_view text)
{
    const auto known = m_ids.find(std::string(text));
    if (known != m_ids.end())
        return known->second;
    const std::string crosses = inCrosses(text);
    std::string word = crosses;
    for (int number = 2; !m_taken.insert(word).second; ++number)
        word = crosses + '-' + std::to_string(number);
    return m_ids[std::string(text)] = word;
}

std::string Blanker::blanked(std::string_view toml)
{
    std::string text;
    eachPart(toml, [&](const TomlPart &part) {
        const auto put = [&](const std::string &inner) {
            const auto before = static_cast<std::size_t>(part.inner.data() - part.whole.data());
            text.append(part.whole.substr(0, before));
            text += inner;
            text.append(part.whole.substr(before + part.inner.size()));
        };
        if (part.kind == PartKind::Plain)
            text.append(part.whole);
        else if (part.kind == PartKind::Comment)
            text += inCrosses(part.whole);
        else if (part.kind == PartKind::Key)
            text += isNumberOrPlace(part.whole) || m_words.has(part.whole) ? std::string(part.whole)
                                                                           : word(part.whole);
        else if (part.isLong || isOfTexts(part.key) ||
                 part.inner.find_first_of(" \t\\") != std::string_view::npos)
            put(inCrosses(part.inner));
        else if (m_words.has(part.inner) || isNumberOrPlace(part.inner))
            put(std::string(part.inner));
        else
            put(word(part.inner));
    });
    return text;
}

} // namespace hexwerk
