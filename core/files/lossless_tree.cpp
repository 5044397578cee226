#include "core/files/lossless_tree.h"

#include <algorithm>
#include <utility>

namespace hexwerk::lossless {

const SourceNode *SourceNode::find(std::string_view key) const
{
    for (const SourceChild &child : children)
        if (child.key == key)
            return &child.node;
    return nullptr;
}

SourceNode *SourceNode::find(std::string_view key)
{
    return const_cast<SourceNode *>(std::as_const(*this).find(key));
}

namespace {

SourceNode &childOf(SourceNode &node, const std::string &key)
{
    if (SourceNode *child = node.find(key))
        return *child;
    return node.children.emplace_back(SourceChild{key, {}}).node;
}

bool addPair(SourceNode &table, const SourceKey &key, const SourceValue &value, std::size_t pair,
             std::optional<std::size_t> section);

bool fill(SourceNode &node, const SourceValue &value)
{
    node.value = &value;
    node.kind = value.shape == ValueShape::InlineTable ? NodeKind::InlineTable : NodeKind::Value;
    for (std::size_t i = 0; i < value.items.size(); ++i) {
        const SourceItem &item = value.items[i];
        if (node.kind == NodeKind::InlineTable) {
            if (!addPair(node, item.key, item.value, i, std::nullopt))
                return false;
        } else {
            SourceNode &element = node.elements.emplace_back();
            element.pair = i;
            if (!fill(element, item.value))
                return false;
        }
    }
    return true;
}

bool addPair(SourceNode &table, const SourceKey &key, const SourceValue &value, std::size_t pair,
             std::optional<std::size_t> section)
{
    SourceNode *node = &table;
    for (std::size_t part = 0; part + 1 < key.path.size(); ++part) {
        node = &childOf(*node, key.path[part]);
        if (node->kind != NodeKind::Table)
            return false;
        node->section = section;
        node->dotted = part + 1;
    }
    if (node->find(key.path.back()))
        return false;
    SourceNode &leaf = childOf(*node, key.path.back());
    leaf.pair = pair;
    leaf.section = section;
    return fill(leaf, value);
}

// The table in which the last part of a header's key stands; null if a value is in the way.
SourceNode *parentOf(SourceNode &root, const std::vector<std::string> &path)
{
    SourceNode *node = &root;
    for (std::size_t part = 0; part + 1 < path.size(); ++part) {
        node = &childOf(*node, path[part]);
        if (node->kind == NodeKind::TableArray)
            node = &node->elements.back();
        else if (node->kind != NodeKind::Table)
            return nullptr;
    }
    return node;
}

SourceNode *openSection(SourceNode &root, const SourceSection &section)
{
    SourceNode *parent = parentOf(root, section.key.path);
    if (!parent)
        return nullptr;
    const bool isNew = !parent->find(section.key.path.back());
    SourceNode &node = childOf(*parent, section.key.path.back());
    if (section.kind == SectionKind::Table)
        return node.kind == NodeKind::Table ? &node : nullptr;
    if (isNew)
        node.kind = NodeKind::TableArray;
    return node.kind == NodeKind::TableArray ? &node.elements.emplace_back() : nullptr;
}

void collectSections(const SourceNode &node, std::vector<std::size_t> &sections)
{
    if (node.hasHeader())
        sections.push_back(*node.section);
    for (const SourceChild &child : node.children)
        collectSections(child.node, sections);
    if (node.kind == NodeKind::TableArray)
        for (const SourceNode &element : node.elements)
            collectSections(element, sections);
}

} // namespace

std::optional<SourceNode> sourceTree(const SourceText &source)
{
    SourceNode root;
    for (std::size_t i = 0; i < source.sections.size(); ++i) {
        const SourceSection &section = source.sections[i];
        SourceNode *table = i == 0 ? &root : openSection(root, section);
        if (!table)
            return std::nullopt;
        table->section = i;
        table->dotted = 0;
        for (std::size_t j = 0; j < section.statements.size(); ++j) {
            const SourceStatement &statement = section.statements[j];
            if (!addPair(*table, statement.key, statement.value, j, i))
                return std::nullopt;
        }
    }
    return root;
}

std::vector<std::size_t> sectionsOf(const SourceNode &node)
{
    std::vector<std::size_t> sections;
    collectSections(node, sections);
    std::sort(sections.begin(), sections.end());
    return sections;
}

} // namespace hexwerk::lossless
