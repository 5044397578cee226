#include "texts/translation/ts_texts.h"

#include "core/base/hash.h"
#include "texts/translation/safe_xml.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

namespace hexwerk::translation {

namespace {

struct TsMessage
{
    std::string context;
    pugi::xml_node node;
};

std::vector<TsMessage> messagesOf(const pugi::xml_document &document)
{
    std::vector<TsMessage> messages;
    for (const pugi::xml_node context : document.child("TS").children("context"))
        for (const pugi::xml_node message : context.children("message"))
            messages.push_back({context.child_value("name"), message});
    return messages;
}

bool isGone(pugi::xml_node translation)
{
    const std::string_view type = translation.attribute("type").value();
    return type == "vanished" || type == "obsolete";
}

std::vector<std::string> formsOf(pugi::xml_node translation)
{
    std::vector<std::string> forms;
    for (const pugi::xml_node form : translation.children("numerusform"))
        forms.emplace_back(form.child_value());
    return forms;
}

std::string keyOf(std::string_view name, const TsMessage &message)
{
    const std::string content = Hash()
                                    .add(message.node.child_value("source"))
                                    .add(message.node.child_value("comment"))
                                    .text();
    // One catalogue for all languages: hexwerk_de.ts and hexwerk_it.ts have the same keys.
    return fmt::format("{}/{}/{}", name.substr(0, name.rfind('_')), message.context, content);
}

TextUnit unitOf(const TsMessage &message, const std::string &name, const SourceForms &forms)
{
    const pugi::xml_node translation = message.node.child("translation");
    TextUnit unit;
    unit.key = keyOf(name, message);
    unit.kind = UnitKind::Program;
    unit.file = name;
    unit.context = message.context;
    unit.source = message.node.child_value("source");
    const std::string disambiguation = message.node.child_value("comment");
    for (const char *part : {"comment", "extracomment", "translatorcomment"})
        if (const std::string said = message.node.child_value(part); !said.empty())
            unit.comment += (unit.comment.empty() ? "" : "\n") + said;
    unit.isPlural = std::string_view(message.node.attribute("numerus").value()) == "yes";
    if (unit.isPlural) {
        unit.targetForms = formsOf(translation);
        const auto english = forms.find({message.context, unit.source, disambiguation});
        unit.sourceForms = english == forms.end()
                               ? std::vector<std::string>{unit.source, unit.source}
                               : english->second;
    } else {
        unit.target = translation.child_value();
    }
    unit.sourceHash = hashOfSource(unit.source);
    if (!isEmpty(unit.targets()))
        unit.state = translation.attribute("type") ? UnitState::Draft : UnitState::Final;
    return unit;
}

// As lupdate writes it.
std::string escapedForTs(std::string_view text)
{
    std::string escaped;
    for (const char c : text) {
        switch (c) {
        case '&':
            escaped += "&amp;";
            break;
        case '<':
            escaped += "&lt;";
            break;
        case '>':
            escaped += "&gt;";
            break;
        case '"':
            escaped += "&quot;";
            break;
        case '\'':
            escaped += "&apos;";
            break;
        default:
            escaped += c;
        }
    }
    struct Space
    {
        std::string_view bytes;
        std::string_view entity;
    };
    for (const auto &[bytes, entity] :
         {Space{"\xc2\xa0", "&#xa0;"}, Space{"\xe2\x80\xaf", "&#x202f;"},
          Space{"\xe2\x80\x89", "&#x2009;"}})
        for (std::size_t at = escaped.find(bytes); at != std::string::npos;
             at = escaped.find(bytes, at + entity.size()))
            escaped.replace(at, bytes.size(), entity);
    return escaped;
}

std::string translationElement(const TextChange &change, bool isPlural, const std::string &indent)
{
    const bool isFinal = change.stateAfter == UnitState::Final && !isEmpty(change.after);
    std::string element = isFinal ? "<translation>" : "<translation type=\"unfinished\">";
    if (isPlural) {
        for (const std::string &form : change.after)
            element +=
                fmt::format("\n{}    <numerusform>{}</numerusform>", indent, escapedForTs(form));
        element += "\n" + indent;
    } else {
        element += escapedForTs(change.after.front());
    }
    return element + "</translation>";
}

struct Region
{
    std::size_t begin = 0;
    std::size_t end = 0;
};

// Where the element stands, tags and all.
Region regionOf(const std::string &text, pugi::xml_node element)
{
    const std::size_t begin = static_cast<std::size_t>(element.offset_debug()) - 1;
    const std::size_t tagEnd = text.find('>', begin);
    if (text[tagEnd - 1] == '/')
        return {begin, tagEnd + 1};
    const std::string close = fmt::format("</{}>", element.name());
    return {begin, text.find(close, tagEnd) + close.size()};
}

std::string indentBefore(const std::string &text, std::size_t at)
{
    const std::size_t line = text.rfind('\n', at) + 1;
    const std::string_view before = std::string_view(text).substr(line, at - line);
    return before.find_first_not_of(" \t") == std::string_view::npos ? std::string(before) : "";
}

} // namespace

SourceForms sourceFormsOfTs(std::string_view text)
{
    SourceForms forms;
    const auto xml = readXml(text);
    if (!xml)
        return forms;
    for (const TsMessage &message : messagesOf(*xml->document)) {
        const std::vector<std::string> found = formsOf(message.node.child("translation"));
        if (!isEmpty(found))
            forms[{message.context, message.node.child_value("source"),
                   message.node.child_value("comment")}] = found;
    }
    return forms;
}

std::vector<TextUnit> textsOfTs(std::string_view text, const std::string &name,
                                const SourceForms &forms, std::vector<Problem> &problems)
{
    std::vector<TextUnit> units;
    const auto xml = readXml(text);
    if (!xml) {
        problems.push_back({FileProblem::Syntax, name, xml.error().line, 0, {}, xml.error().found});
        return units;
    }
    for (const TsMessage &message : messagesOf(*xml->document)) {
        const pugi::xml_node translation = message.node.child("translation");
        if (isGone(translation) || *message.node.child_value("source") == '\0')
            continue;
        TextUnit unit = unitOf(message, name, forms);
        unit.line = xml->lineOf(translation ? translation : message.node);
        unit.place = {std::to_string(units.size())};
        units.push_back(std::move(unit));
    }
    return units;
}

std::optional<std::string> changedTs(const std::string &text, const std::string &name,
                                     const std::vector<TextChange> &changes)
{
    const bool hasMark = text.starts_with("\xef\xbb\xbf");
    const std::string body = hasMark ? text.substr(3) : text;
    const auto xml = readXml(body);
    if (!xml)
        return std::nullopt;
    std::map<std::string, const TextChange *> byKey;
    for (const TextChange &change : changes)
        if (!byKey.emplace(change.key, &change).second)
            return std::nullopt;
    std::string changed;
    std::size_t at = 0;
    std::size_t done = 0;
    for (const TsMessage &message : messagesOf(*xml->document)) {
        const pugi::xml_node translation = message.node.child("translation");
        const auto change = byKey.find(keyOf(name, message));
        if (change == byKey.end() || isGone(translation))
            continue;
        const bool isPlural = message.node.attribute("numerus");
        if (!translation || change->second->after.empty() ||
            (!isPlural && change->second->after.size() != 1))
            return std::nullopt;
        const Region region = regionOf(body, translation);
        changed.append(body, at, region.begin - at);
        changed += translationElement(*change->second, isPlural, indentBefore(body, region.begin));
        at = region.end;
        ++done;
    }
    if (done != changes.size())
        return std::nullopt;
    changed.append(body, at);
    return hasMark ? "\xef\xbb\xbf" + changed : changed;
}

} // namespace hexwerk::translation
