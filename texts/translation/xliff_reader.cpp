#include "texts/translation/safe_xml.h"
#include "texts/translation/xliff_file.h"
#include "texts/translation/xml_parts.h"

#include <algorithm>
#include <array>

namespace hexwerk::translation {

namespace {

UnitState stateOfTarget12(pugi::xml_node unit, pugi::xml_node target)
{
    const std::string_view state = target.attribute("state").value();
    const bool isApproved = std::string_view(unit.attribute("approved").value()) == "yes";
    if (state == "final" || state == "signed-off" || (state.empty() && isApproved))
        return UnitState::Final;
    if (state.empty() || state == "translated" || state.starts_with("needs-review"))
        return UnitState::Review;
    return UnitState::Draft;
}

UnitState stateOfSegment(pugi::xml_node segment)
{
    const std::string_view state = segment.attribute("state").value();
    if (state == "final")
        return UnitState::Final;
    return state == "translated" || state == "reviewed" ? UnitState::Review : UnitState::Draft;
}

// Reads the units of one file element, in their order.
class XliffReader
{
public:
    XliffReader(const SafeXml &xml, bool isNew)
        : m_xml(xml)
        , m_isNew(isNew)
    {
    }

    void read(pugi::xml_node node);
    std::vector<ExchangeEntry> take() { return std::move(m_entries); }

private:
    void readPlural(pugi::xml_node group);
    ExchangeEntry unit(pugi::xml_node node) const;
    ExchangeEntry unit12(pugi::xml_node node) const;
    ExchangeEntry unit20(pugi::xml_node node) const;

    const SafeXml &m_xml;
    bool m_isNew;
    std::vector<ExchangeEntry> m_entries;
};

ExchangeEntry XliffReader::unit12(pugi::xml_node node) const
{
    ExchangeEntry entry;
    entry.key = node.attribute("id").value();
    entry.sources = {allText(childNamed(node, "source"))};
    const pugi::xml_node target = childNamed(node, "target");
    entry.targets = {allText(target)};
    entry.state = stateOfTarget12(node, target);
    for (const pugi::xml_node other : node.children())
        if (localName(other) == "alt-trans" &&
            std::string_view(other.attribute("alttranstype").value()) == "previous-version")
            entry.sourceBefore = allText(childNamed(other, "source"));
    return entry;
}

ExchangeEntry XliffReader::unit20(pugi::xml_node node) const
{
    ExchangeEntry entry;
    entry.key = node.attribute("name").value();
    entry.sources = {""};
    entry.targets = {""};
    entry.state = UnitState::Final;
    for (const pugi::xml_node part : node.children()) {
        const std::string_view name = localName(part);
        if (name != "segment" && name != "ignorable")
            continue;
        entry.sources[0] += allText(childNamed(part, "source"));
        entry.targets[0] += allText(childNamed(part, "target"));
        if (name == "segment")
            entry.state = std::min(entry.state, stateOfSegment(part));
    }
    for (const pugi::xml_node note : childNamed(node, "notes").children())
        if (std::string_view(note.attribute("category").value()) == "previous-source")
            entry.sourceBefore = allText(note);
    return entry;
}

ExchangeEntry XliffReader::unit(pugi::xml_node node) const
{
    ExchangeEntry entry = m_isNew ? unit20(node) : unit12(node);
    entry.at = m_xml.lineOf(node);
    if (isEmpty(entry.targets))
        entry.state = UnitState::Untranslated;
    return entry;
}

void XliffReader::readPlural(pugi::xml_node group)
{
    ExchangeEntry entry;
    entry.key = group.attribute(m_isNew ? "name" : "resname").value();
    entry.isPlural = true;
    entry.at = m_xml.lineOf(group);
    entry.state = UnitState::Final;
    for (const pugi::xml_node node : group.children()) {
        if (localName(node) != (m_isNew ? "unit" : "trans-unit"))
            continue;
        const ExchangeEntry form = unit(node);
        if (entry.sources.size() < 2 || entry.sources.back() != form.sources[0])
            entry.sources.push_back(form.sources[0]);
        entry.targets.push_back(form.targets[0]);
        entry.state = std::min(entry.state, form.state);
        if (form.sourceBefore)
            entry.sourceBefore = form.sourceBefore;
    }
    m_entries.push_back(std::move(entry));
}

void XliffReader::read(pugi::xml_node node)
{
    for (const pugi::xml_node child : node.children()) {
        const std::string_view name = localName(child);
        if (name == (m_isNew ? "unit" : "trans-unit"))
            m_entries.push_back(unit(child));
        else if (name == "group" &&
                 std::string_view(child.attribute(m_isNew ? "type" : "restype").value())
                     .ends_with(m_isNew ? ":plural" : "-plurals"))
            readPlural(child);
        else if (name == "group" || name == "body")
            read(child); // no deeper than the limit of XML
    }
}

ExchangeHeader header12(pugi::xml_node file)
{
    return {file.attribute("product-name").value(), file.attribute("product-version").value(),
            file.attribute("target-language").value()};
}

ExchangeHeader header20(pugi::xml_node root, pugi::xml_node file)
{
    ExchangeHeader header{"", "", root.attribute("trgLang").value()};
    for (const pugi::xml_node note : childNamed(file, "notes").children()) {
        const std::string_view category = note.attribute("category").value();
        if (category == "product")
            header.project = allText(note);
        else if (category == "version")
            header.version = allText(note);
    }
    return header;
}

} // namespace

ExchangeResult readXliff(std::string_view text)
{
    const auto xml = readXml(text);
    if (!xml)
        return tl::unexpected(xml.error());
    const pugi::xml_node root = xml->document->document_element();
    const std::string_view version = root.attribute("version").value();
    const bool isNew = version.starts_with("2.");
    if (localName(root) != "xliff" || (version != "1.2" && !isNew))
        return tl::unexpected(
            ExchangeProblem{ExchangeFault::Syntax, xml->lineOf(root), {}, std::string(version)});
    ExchangeFile result;
    bool isFirst = true;
    XliffReader reader(*xml, isNew);
    for (const pugi::xml_node file : root.children()) {
        if (localName(file) != "file")
            continue;
        if (isFirst)
            result.header = isNew ? header20(root, file) : header12(file);
        isFirst = false;
        reader.read(file);
    }
    result.entries = reader.take();
    return result;
}

} // namespace hexwerk::translation
