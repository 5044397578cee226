// From what the user calls a thing to the id and file name that it gets.
#pragma once

#include <QString>

#include <string>

namespace hexwerk::editor {

// "Gehöft am Bach" becomes "geh-ft-am-bach": a name that files and keys take.
inline std::string idFrom(const QString &name, const std::string &ifNothingIsLeft)
{
    std::string id;
    for (const QChar c : name.toLower()) {
        const char16_t code = c.unicode();
        const bool isPlain = (code >= u'a' && code <= u'z') || (code >= u'0' && code <= u'9');
        if (isPlain)
            id += static_cast<char>(code);
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    id = id.substr(0, 60);
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return id.empty() ? ifNothingIsLeft : id;
}

} // namespace hexwerk::editor
