#include "editor/text/rule_text.h"

namespace hexwerk::editor {

QString RuleText::refusal(const Refusal &refusal)
{
    const std::string_view name = toString(refusal.message);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace hexwerk::editor
