#include "texts/translation/tmx_file.h"

#include "core/rulebook/rulebook.h"
#include "texts/translation/safe_xml.h"
#include "texts/translation/xml_parts.h"

#include <algorithm>

namespace hexwerk::translation {

namespace {

constexpr const char *kForm = "x-form"; // which form of a plural

std::string languageOf(pugi::xml_node variant)
{
    const char *language = variant.attribute("xml:lang").value();
    return *language ? language : variant.attribute("lang").value();
}

void addVariant(pugi::xml_node unit, const std::string &language, const std::string &text)
{
    pugi::xml_node variant = unit.append_child("tuv");
    setAttribute(variant, "xml:lang", language);
    addText(variant, "seg", text);
}

struct TmxUnit
{
    std::string key;
    bool isForm = false;
    std::string source;
    std::string target;
    std::string language;
};

TmxUnit unitOfTmx(pugi::xml_node node)
{
    TmxUnit unit;
    unit.key = node.attribute("tuid").value();
    for (const pugi::xml_node part : node.children()) {
        const std::string_view name = localName(part);
        if (name == "prop" && std::string_view(part.attribute("type").value()) == kForm)
            unit.isForm = true;
        if (name != "tuv")
            continue;
        const std::string language = languageOf(part);
        const bool isSource = language == kSourceLanguage || language.starts_with("en-");
        (isSource ? unit.source : unit.target) = allText(childNamed(part, "seg"));
        if (!isSource)
            unit.language = language;
    }
    if (unit.isForm)
        unit.key.resize(std::min(unit.key.rfind('['), unit.key.size()));
    return unit;
}

} // namespace

ExchangeResult readTmx(std::string_view text)
{
    const auto xml = readXml(text);
    if (!xml)
        return tl::unexpected(xml.error());
    const pugi::xml_node root = xml->document->document_element();
    if (localName(root) != "tmx")
        return tl::unexpected(
            ExchangeProblem{ExchangeFault::Syntax, xml->lineOf(root), {}, root.name()});
    ExchangeFile file;
    const pugi::xml_node header = childNamed(root, "header");
    file.header = {header.attribute("creationtool").value(),
                   header.attribute("creationtoolversion").value(), ""};
    for (const pugi::xml_node node : childNamed(root, "body").children()) {
        TmxUnit unit = unitOfTmx(node);
        if (file.header.language.empty())
            file.header.language = unit.language;
        std::vector<ExchangeEntry> &entries = file.entries;
        const bool goesOn = unit.isForm && !entries.empty() && entries.back().isPlural &&
                            entries.back().key == unit.key;
        if (!goesOn) {
            ExchangeEntry &entry = entries.emplace_back();
            entry.key = unit.key;
            entry.isPlural = unit.isForm;
            entry.state = UnitState::Final;
            entry.at = xml->lineOf(node);
        }
        entries.back().sources.push_back(std::move(unit.source));
        entries.back().targets.push_back(std::move(unit.target));
    }
    return file;
}

std::string writeTmx(const ExchangeFile &file)
{
    pugi::xml_document document;
    pugi::xml_node declaration = document.append_child(pugi::node_declaration);
    setAttribute(declaration, "version", "1.0");
    setAttribute(declaration, "encoding", "UTF-8");
    pugi::xml_node root = document.append_child("tmx");
    setAttribute(root, "version", "1.4");
    pugi::xml_node header = root.append_child("header");
    setAttribute(header, "creationtool", file.header.project);
    setAttribute(header, "creationtoolversion", file.header.version);
    setAttribute(header, "segtype", "block");
    setAttribute(header, "o-tmf", file.header.project);
    setAttribute(header, "adminlang", std::string(kSourceLanguage));
    setAttribute(header, "srclang", std::string(kSourceLanguage));
    setAttribute(header, "datatype", "plaintext");
    pugi::xml_node body = root.append_child("body");
    for (const ExchangeEntry &entry : file.entries) {
        if (entry.state != UnitState::Final)
            continue;
        for (std::size_t form = 0; form < entry.targets.size(); ++form) {
            pugi::xml_node unit = body.append_child("tu");
            const std::string number = std::to_string(form);
            setAttribute(unit, "tuid", entry.isPlural ? entry.key + "[" + number + "]" : entry.key);
            if (entry.isPlural)
                setAttribute(addText(unit, "prop", number), "type", kForm);
            addVariant(unit, std::string(kSourceLanguage),
                       entry.sources[std::min(form, entry.sources.size() - 1)]);
            addVariant(unit, file.header.language, entry.targets[form]);
        }
    }
    return toText(document);
}

} // namespace hexwerk::translation
