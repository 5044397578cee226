#include "editor/assault/document/sheet.h"

#include "editor/assault/document/file_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

QString Sheet::title() const
{
    const QString title = editor::inWindowLanguage(scenario.title);
    return title.isEmpty() ? editor::toQString(scenario.id) : title;
}

bool Sheet::saysTheSame(const editor::Sheet &other) const
{
    const auto *same = dynamic_cast<const Sheet *>(&other);
    return same && same->scenario == scenario;
}

std::function<std::string()> Sheet::textLater() const
{
    return [file = file, scenario = scenario] {
        return textNow(static_cast<const FileState &>(*file), scenario);
    };
}

} // namespace hexwerk::assault::ui
