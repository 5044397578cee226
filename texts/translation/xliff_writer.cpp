#include "texts/translation/xliff_file.h"
#include "texts/translation/xml_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hexwerk::translation {

namespace {

constexpr std::array kStates12 = {"new", "needs-translation", "needs-review-translation", "final"};
constexpr std::array kStates20 = {"initial", "initial", "translated", "final"};

const std::string &sourceOfForm(const ExchangeEntry &entry, std::size_t form)
{
    return entry.sources[std::min(form, entry.sources.size() - 1)];
}

pugi::xml_node newDocument(pugi::xml_document &document)
{
    pugi::xml_node declaration = document.append_child(pugi::node_declaration);
    setAttribute(declaration, "version", "1.0");
    setAttribute(declaration, "encoding", "UTF-8");
    return document.append_child("xliff");
}

void addContext(pugi::xml_node unit, const ExchangeEntry &entry)
{
    if (!entry.context.empty() || !entry.comment.empty()) {
        const std::string gap = entry.context.empty() || entry.comment.empty() ? "" : "\n";
        setAttribute(addText(unit, "note", entry.context + gap + entry.comment), "from",
                     "developer");
    }
    pugi::xml_node group = unit.append_child("context-group");
    setAttribute(group, "purpose", "location");
    setAttribute(addText(group, "context", entry.file), "context-type", "sourcefile");
    setAttribute(addText(group, "context", std::to_string(entry.line)), "context-type",
                 "linenumber");
}

void addUnit12(pugi::xml_node to, const ExchangeEntry &entry, std::size_t form,
               const std::string &id)
{
    const std::string &source = sourceOfForm(entry, form);
    const std::string &target = entry.targets[form];
    pugi::xml_node unit = to.append_child("trans-unit");
    setAttribute(unit, "id", id);
    setAttribute(unit, "xml:space", "preserve");
    if (entry.state == UnitState::Final)
        setAttribute(unit, "approved", "yes");
    addText(unit, "source", source);
    if (!target.empty())
        setAttribute(addText(unit, "target", target), "state",
                     kStates12[static_cast<std::size_t>(entry.state)]);
    addContext(unit, entry);
    if (entry.sourceBefore) {
        pugi::xml_node before = unit.append_child("alt-trans");
        setAttribute(before, "alttranstype", "previous-version");
        addText(before, "source", *entry.sourceBefore);
        addText(before, "target", target);
    }
}

void addNote20(pugi::xml_node notes, const char *category, const std::string &text)
{
    if (!text.empty())
        setAttribute(addText(notes, "note", text), "category", category);
}

void addUnit20(pugi::xml_node to, const ExchangeEntry &entry, std::size_t form,
               const std::string &id, const std::string &name)
{
    const std::string &target = entry.targets[form];
    pugi::xml_node unit = to.append_child("unit");
    setAttribute(unit, "id", id);
    setAttribute(unit, "name", name);
    pugi::xml_node notes = unit.append_child("notes");
    addNote20(notes, "location", fmt::format("{}:{}", entry.file, entry.line));
    addNote20(notes, "context", entry.context);
    addNote20(notes, "comment", entry.comment);
    addNote20(notes, "previous-source", entry.sourceBefore.value_or(""));
    pugi::xml_node segment = unit.append_child("segment");
    setAttribute(segment, "state", kStates20[static_cast<std::size_t>(entry.state)]);
    addText(segment, "source", sourceOfForm(entry, form));
    if (!target.empty())
        addText(segment, "target", target);
}

} // namespace

std::string writeXliff12(const ExchangeFile &content)
{
    pugi::xml_document document;
    pugi::xml_node root = newDocument(document);
    setAttribute(root, "version", "1.2");
    setAttribute(root, "xmlns", "urn:oasis:names:tc:xliff:document:1.2");
    pugi::xml_node body;
    const std::string *original = nullptr;
    for (const ExchangeEntry &entry : content.entries) {
        if (!original || *original != entry.file) {
            pugi::xml_node file = root.append_child("file");
            setAttribute(file, "original", entry.file);
            setAttribute(file, "source-language", "en");
            setAttribute(file, "target-language", content.header.language);
            setAttribute(file, "datatype", "plaintext");
            setAttribute(file, "product-name", content.header.project);
            setAttribute(file, "product-version", content.header.version);
            body = file.append_child("body");
            original = &entry.file;
        }
        if (!entry.isPlural) {
            addUnit12(body, entry, 0, entry.key);
            continue;
        }
        pugi::xml_node group = body.append_child("group");
        setAttribute(group, "restype", "x-gettext-plurals");
        setAttribute(group, "resname", entry.key);
        for (std::size_t form = 0; form < entry.targets.size(); ++form)
            addUnit12(group, entry, form, fmt::format("{}[{}]", entry.key, form));
    }
    return toText(document);
}

std::string writeXliff20(const ExchangeFile &content)
{
    pugi::xml_document document;
    pugi::xml_node root = newDocument(document);
    setAttribute(root, "version", "2.0");
    setAttribute(root, "xmlns", "urn:oasis:names:tc:xliff:document:2.0");
    setAttribute(root, "srcLang", "en");
    setAttribute(root, "trgLang", content.header.language);
    pugi::xml_node file;
    const std::string *original = nullptr;
    int files = 0;
    int units = 0;
    for (const ExchangeEntry &entry : content.entries) {
        if (!original || *original != entry.file) {
            file = root.append_child("file");
            setAttribute(file, "id", fmt::format("f{}", ++files));
            setAttribute(file, "original", entry.file);
            setAttribute(file, "xml:space", "preserve");
            pugi::xml_node notes = file.append_child("notes");
            addNote20(notes, "product", content.header.project);
            addNote20(notes, "version", content.header.version);
            original = &entry.file;
        }
        if (!entry.isPlural) {
            addUnit20(file, entry, 0, fmt::format("u{}", ++units), entry.key);
            continue;
        }
        pugi::xml_node group = file.append_child("group");
        setAttribute(group, "id", fmt::format("g{}", ++units));
        setAttribute(group, "name", entry.key);
        setAttribute(group, "type", "hexwerk:plural");
        for (std::size_t form = 0; form < entry.targets.size(); ++form)
            addUnit20(group, entry, form, fmt::format("u{}", ++units),
                      fmt::format("{}[{}]", entry.key, form));
    }
    return toText(document);
}

} // namespace hexwerk::translation
