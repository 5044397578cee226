#include "app/manual/manual_pages.h"

#include <utility>

namespace hexwerk {

Rulebook manualPages(const Manual &manual, const ManualNames &names)
{
    Rulebook pages;
    for (const QString &language : manual.languages())
        for (const ManualChapter &chapter : manual.in(language))
            for (const ManualSection &section : chapter.sections) {
                RuleEntry entry;
                entry.id = section.id.toStdString();
                RuleText text;
                text.title = section.title.toStdString();
                text.text = names.plain(section.markdown, language).toStdString();
                pages.add(entry); // or there is one of another language
                pages.setText(entry.id, language.toStdString(), std::move(text));
            }
    return pages;
}

} // namespace hexwerk
