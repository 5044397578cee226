#include "texts/translation/xml_parts.h"

namespace hexwerk::translation {

std::string_view localName(pugi::xml_node node)
{
    const std::string_view name = node.name();
    const std::size_t colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

pugi::xml_node childNamed(pugi::xml_node node, std::string_view name)
{
    return node.find_child([name](pugi::xml_node child) { return localName(child) == name; });
}

std::string allText(pugi::xml_node node)
{
    struct Collector : pugi::xml_tree_walker
    {
        bool for_each(pugi::xml_node &part) override
        {
            if (part.type() == pugi::node_pcdata || part.type() == pugi::node_cdata)
                text += part.value();
            return true;
        }
        std::string text;
    };
    Collector collector;
    node.traverse(collector);
    return collector.text;
}

pugi::xml_node addText(pugi::xml_node to, const char *name, const std::string &text)
{
    pugi::xml_node node = to.append_child(name);
    node.append_child(pugi::node_pcdata).set_value(text.c_str());
    return node;
}

void setAttribute(pugi::xml_node node, const char *name, const std::string &value)
{
    node.append_attribute(name).set_value(value.c_str());
}

std::string toText(const pugi::xml_document &document)
{
    struct Writer : pugi::xml_writer
    {
        void write(const void *data, std::size_t size) override
        {
            text.append(static_cast<const char *>(data), size);
        }
        std::string text;
    };
    Writer writer;
    document.save(writer, "  ", pugi::format_default, pugi::encoding_utf8);
    return std::move(writer.text);
}

} // namespace hexwerk::translation
