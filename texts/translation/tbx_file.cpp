#include "texts/translation/tbx_file.h"

#include "core/rulebook/rulebook.h"
#include "texts/translation/safe_xml.h"
#include "texts/translation/xml_parts.h"

#include <algorithm>
#include <map>
#include <utility>

namespace hexwerk::translation {

namespace {

constexpr const char *kStatus = "administrativeStatus";
constexpr const char *kPreferred = "preferredTerm-admn-sts";
constexpr const char *kAdmitted = "admittedTerm-admn-sts";
constexpr const char *kDeprecated = "deprecatedTerm-admn-sts";
constexpr std::string_view kTerms = "/terms/term.";

// "assault/terms/term.game_turn.word" is the word of the concept "assault.game_turn".
struct TermPlace
{
    std::string subject;
    std::string field; // "word" or "definition"
};

TermPlace placeOf(const std::string &key)
{
    const std::size_t terms = key.find(kTerms);
    const std::size_t field = key.rfind('.');
    if (terms == std::string::npos || field <= terms + kTerms.size())
        return {};
    const std::size_t id = terms + kTerms.size();
    return {key.substr(0, terms) + "." + key.substr(id, field - id), key.substr(field + 1)};
}

std::string keyOf(const std::string &subject, const char *field)
{
    const std::size_t dot = std::min(subject.find('.'), subject.size());
    if (dot == subject.size())
        return subject; // of another program
    return subject.substr(0, dot) + std::string(kTerms) + subject.substr(dot + 1) + "." + field;
}

struct Subject
{
    const ExchangeEntry *word = nullptr;
    const ExchangeEntry *definition = nullptr;
};

void addTerm(pugi::xml_node section, const std::string &text, const char *status)
{
    pugi::xml_node part = section.append_child("termSec");
    addText(part, "term", text);
    setAttribute(addText(part, "termNote", status), "type", kStatus);
}

void addSection(pugi::xml_node subject, const std::string &language, const std::string &word,
                const std::string &definition, const Term *term)
{
    if (word.empty())
        return;
    pugi::xml_node section = subject.append_child("langSec");
    setAttribute(section, "xml:lang", language);
    if (!definition.empty())
        setAttribute(addText(section, "descrip", definition), "type", "definition");
    addTerm(section, word, kPreferred);
    const auto words =
        term ? term->words.find(language) : std::map<std::string, TermWords>::const_iterator();
    if (!term || words == term->words.end())
        return;
    for (const std::string &form : words->second.forms)
        addTerm(section, form, kAdmitted);
    for (const std::string &avoid : words->second.avoid)
        addTerm(section, avoid, kDeprecated);
}

// The first term that is neither admitted nor deprecated.
std::string wordOf(pugi::xml_node section)
{
    for (const pugi::xml_node part : section.children()) {
        if (localName(part) != "termSec")
            continue;
        const std::string status = allText(childNamed(part, "termNote"));
        if (status != kAdmitted && status != kDeprecated)
            return allText(childNamed(part, "term"));
    }
    return {};
}

std::string definitionOf(pugi::xml_node section)
{
    for (const pugi::xml_node part : section.children())
        if (localName(part) == "descrip" &&
            std::string_view(part.attribute("type").value()) == "definition")
            return allText(part);
    return {};
}

// "Hexwerk 0.1.0"
void readHeader(pugi::xml_node root, ExchangeHeader &header)
{
    const pugi::xml_node source =
        childNamed(childNamed(childNamed(root, "tbxHeader"), "fileDesc"), "sourceDesc");
    const std::string made = allText(childNamed(source, "p"));
    const std::size_t space = std::min(made.rfind(' '), made.size());
    header.project = made.substr(0, space);
    header.version = made.substr(std::min(space + 1, made.size()));
}

} // namespace

ExchangeResult readTbx(std::string_view text)
{
    const auto xml = readXml(text);
    if (!xml)
        return tl::unexpected(xml.error());
    const pugi::xml_node root = xml->document->document_element();
    if (localName(root) != "tbx")
        return tl::unexpected(
            ExchangeProblem{ExchangeFault::Syntax, xml->lineOf(root), {}, root.name()});
    ExchangeFile file;
    readHeader(root, file.header);
    for (const pugi::xml_node node : childNamed(childNamed(root, "text"), "body").children()) {
        if (localName(node) != "conceptEntry")
            continue;
        pugi::xml_node source;
        pugi::xml_node target;
        for (const pugi::xml_node section : node.children()) {
            if (localName(section) != "langSec")
                continue;
            const std::string language = section.attribute("xml:lang").value();
            if (language == kSourceLanguage) {
                source = section;
            } else if (file.header.language.empty() || file.header.language == language) {
                target = section;
                file.header.language = language;
            }
        }
        const auto add = [&](const char *field, std::string from, std::string to) {
            if (from.empty() && to.empty())
                return;
            ExchangeEntry entry;
            entry.key = keyOf(node.attribute("id").value(), field);
            entry.at = xml->lineOf(node);
            entry.sources = {std::move(from)};
            entry.targets = {std::move(to)};
            entry.state = UnitState::Review;
            entry.saysState = false;
            file.entries.push_back(std::move(entry));
        };
        add("word", wordOf(source), wordOf(target));
        add("definition", definitionOf(source), definitionOf(target));
    }
    return file;
}

std::string writeTbx(const ExchangeFile &file, const Terms &terms)
{
    std::vector<std::pair<std::string, Subject>> concepts; // in their order
    std::map<std::string, std::size_t> places;
    for (const ExchangeEntry &entry : file.entries) {
        const TermPlace place = placeOf(entry.key);
        if (place.subject.empty() || entry.isPlural)
            continue;
        const auto [known, isNew] = places.try_emplace(place.subject, concepts.size());
        if (isNew)
            concepts.emplace_back(place.subject, Subject());
        Subject &one = concepts[known->second].second;
        (place.field == "word" ? one.word : one.definition) = &entry;
    }
    pugi::xml_document document;
    pugi::xml_node declaration = document.append_child(pugi::node_declaration);
    setAttribute(declaration, "version", "1.0");
    setAttribute(declaration, "encoding", "UTF-8");
    pugi::xml_node root = document.append_child("tbx");
    setAttribute(root, "xmlns", "urn:iso:std:iso:30042:ed-2");
    setAttribute(root, "type", "TBX-Basic");
    setAttribute(root, "style", "dca");
    setAttribute(root, "xml:lang", std::string(kSourceLanguage));
    addText(root.append_child("tbxHeader").append_child("fileDesc").append_child("sourceDesc"), "p",
            file.header.project + " " + file.header.version);
    pugi::xml_node body = root.append_child("text").append_child("body");
    for (const auto &[id, one] : concepts) {
        if (!one.word)
            continue;
        const std::string name = id.substr(id.find('.') + 1);
        const auto term = std::find_if(terms.begin(), terms.end(),
                                       [&name](const Term &other) { return other.id == name; });
        const Term *const known = term == terms.end() ? nullptr : &*term;
        const auto textOf = [](const ExchangeEntry *entry, bool isSource) {
            return entry ? (isSource ? entry->sources : entry->targets).front() : std::string();
        };
        pugi::xml_node node = body.append_child("conceptEntry");
        setAttribute(node, "id", id);
        addSection(node, std::string(kSourceLanguage), textOf(one.word, true),
                   textOf(one.definition, true), known);
        addSection(node, file.header.language, textOf(one.word, false),
                   textOf(one.definition, false), known);
    }
    return toText(document);
}

} // namespace hexwerk::translation
