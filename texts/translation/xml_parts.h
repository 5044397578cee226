// Parts that files of XML for translators have in common.
#pragma once

#include <pugixml.hpp>

#include <string>
#include <string_view>

namespace hexwerk::translation {

// Without the prefix of a namespace.
std::string_view localName(pugi::xml_node node);
// The first child of that name, whatever its prefix.
pugi::xml_node childNamed(pugi::xml_node node, std::string_view name);
// All text in it, that of elements in it too.
std::string allText(pugi::xml_node node);
pugi::xml_node addText(pugi::xml_node to, const char *name, const std::string &text);
void setAttribute(pugi::xml_node node, const char *name, const std::string &value);
// With the declaration of XML, in UTF-8.
std::string toText(const pugi::xml_document &document);

} // namespace hexwerk::translation
