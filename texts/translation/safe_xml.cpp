#include "texts/translation/safe_xml.h"

#include "core/files/words.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace hexwerk::translation {

namespace {

constexpr std::array<std::string_view, 5> kEntities = {"amp", "lt", "gt", "quot", "apos"};

tl::unexpected<ExchangeProblem> refused(ExchangeFault fault, int line, std::string found = {})
{
    return tl::unexpected(ExchangeProblem{fault, line, {}, std::move(found)});
}

// Characters by number, or one of those of XML.
bool isKnownEntity(std::string_view name)
{
    if (name.size() > 1 && name[0] == '#') {
        const bool isHex = name[1] == 'x';
        return name.size() > (isHex ? 2u : 1u) &&
               name.find_first_not_of(isHex ? "0123456789abcdefABCDEF" : "0123456789",
                                      isHex ? 2 : 1) == std::string_view::npos;
    }
    return std::find(kEntities.begin(), kEntities.end(), name) != kEntities.end();
}

// Empty, or the place of what is not to be trusted. CDATA and comments hold no entities.
std::optional<std::size_t> badEntity(std::string_view text)
{
    struct Plain
    {
        std::string_view open;
        std::string_view close;
    };
    static constexpr std::array kPlain = {Plain{"<!--", "-->"}, Plain{"<![CDATA[", "]]>"}};
    for (std::size_t at = text.find_first_of("<&"); at != std::string_view::npos;
         at = text.find_first_of("<&", at)) {
        if (text[at] == '&') {
            const std::size_t end = text.find(';', at);
            if (end == std::string_view::npos || !isKnownEntity(text.substr(at + 1, end - at - 1)))
                return at;
        }
        const auto plain = std::find_if(kPlain.begin(), kPlain.end(), [&](const Plain &one) {
            return text.substr(at).starts_with(one.open);
        });
        if (plain == kPlain.end()) {
            ++at;
            continue;
        }
        at = text.find(plain->close, at);
        if (at == std::string_view::npos)
            return std::nullopt; // the parser will say so
    }
    return std::nullopt;
}

// Of `<!DOCTYPE ... [ ... ]>`, where entities are declared.
std::optional<std::size_t> declarationIn(std::string_view text)
{
    const std::size_t begin = text.find("<!DOCTYPE");
    if (begin == std::string_view::npos)
        return std::nullopt;
    const std::size_t end = text.find_first_of("[>", begin);
    if (end != std::string_view::npos && text[end] == '[')
        return end;
    const std::size_t entity = text.find("<!ENTITY");
    return entity == std::string_view::npos ? std::nullopt : std::optional(entity);
}

// As deep as tags open in each other.
struct DepthWalker : pugi::xml_tree_walker
{
    bool for_each(pugi::xml_node &) override { return depth() < kDeepestXml; }
};

} // namespace

tl::expected<SafeXml, ExchangeProblem> readXml(std::string_view text)
{
    if (text.size() > kLargestExchange)
        return refused(ExchangeFault::TooLarge, 0, std::to_string(text.size()));
    if (text.starts_with("\xef\xbb\xbf"))
        text.remove_prefix(3);
    LineIndex lines(text);
    if (const auto bad = firstBadByte(text))
        return refused(ExchangeFault::NotUtf8, lines.lineAt(*bad));
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
        return refused(ExchangeFault::Syntax, lines.lineAt(zero));
    if (const auto declared = declarationIn(text))
        return refused(ExchangeFault::Entity, lines.lineAt(*declared), "DOCTYPE");
    if (const auto entity = badEntity(text))
        return refused(ExchangeFault::Entity, lines.lineAt(*entity),
                       std::string(text.substr(*entity, 20)));
    auto document = std::make_unique<pugi::xml_document>();
    const pugi::xml_parse_result result = document->load_buffer(
        text.data(), text.size(),
        pugi::parse_default | pugi::parse_declaration | pugi::parse_ws_pcdata_single,
        pugi::encoding_utf8);
    if (!result)
        return refused(
            ExchangeFault::Syntax,
            lines.lineAt(static_cast<std::size_t>(std::max(result.offset, std::ptrdiff_t{0}))),
            result.description());
    std::string encoding =
        document
            ->find_child([](pugi::xml_node node) { return node.type() == pugi::node_declaration; })
            .attribute("encoding")
            .as_string("UTF-8");
    std::transform(encoding.begin(), encoding.end(), encoding.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
    if (encoding != "UTF-8" && encoding != "US-ASCII")
        return refused(ExchangeFault::NotUtf8, 1, encoding);
    DepthWalker walker;
    if (!document->traverse(walker))
        return refused(ExchangeFault::TooDeep, 0);
    return SafeXml{std::move(document), std::move(lines)};
}

} // namespace hexwerk::translation
