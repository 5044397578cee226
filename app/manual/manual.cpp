#include "app/manual/manual.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSettings>

#include "editor/text/languages.h"
#include "editor/text/local_text.h"

namespace hexwerk {

QString manualChapterOf(const QString &id)
{
    return id.section(u'#', 0, 0);
}

static ManualChapter readChapter(const QString &id, const QString &markdown)
{
    static const QRegularExpression heading(QStringLiteral("^(#+) +(.*?)(?: *\\{#([\\w-]+)\\})?$"));
    ManualChapter chapter{id, markdown, {}};
    for (const QString &line : markdown.split(u'\n')) {
        if (const auto match = heading.match(line); match.hasMatch()) {
            const QString anchor = match.captured(3);
            chapter.sections.push_back({anchor.isEmpty() ? id : id + u'#' + anchor,
                                        static_cast<int>(match.capturedLength(1)),
                                        match.captured(2),
                                        {}});
        } else if (!chapter.sections.empty()) {
            chapter.sections.back().markdown += line + u'\n';
        }
    }
    return chapter;
}

Manual::Manual(const DataPaths &paths)
{
    for (const auto &folder : paths.folders) {
        const QDir manual(QString::fromStdString((folder / "manual").string()));
        if (!manual.exists())
            continue;
        for (const QString &language : manual.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const QDir texts(manual.filePath(language));
            for (const QString &name : texts.entryList({QStringLiteral("*.md")}, QDir::Files)) {
                QFile file(texts.filePath(name));
                if (file.open(QIODevice::ReadOnly))
                    m_chapters[language].push_back(
                        readChapter(name.section(u'_', 1).section(u'.', 0, 0),
                                    QString::fromUtf8(file.readAll())));
            }
        }
        const QSettings contexts(manual.filePath(QStringLiteral("contexts.ini")),
                                 QSettings::IniFormat);
        for (const QString &widget : contexts.allKeys())
            m_contexts.insert(widget, contexts.value(widget).toString());
        return;
    }
}

QStringList Manual::languages() const
{
    QStringList all;
    for (const auto &[language, chapters] : m_chapters)
        all << language;
    return all;
}

QString Manual::languageFor(const QString &language) const
{
    for (const std::string &one : editor::Languages::chain(language.toStdString()))
        if (m_chapters.contains(editor::toQString(one)))
            return editor::toQString(one);
    return QStringLiteral("en");
}

const std::vector<ManualChapter> &Manual::in(const QString &language) const
{
    static const std::vector<ManualChapter> none;
    const auto found = m_chapters.find(language);
    return found == m_chapters.end() ? none : found->second;
}

const ManualSection *Manual::section(const QString &language, const QString &id) const
{
    for (const ManualChapter &chapter : in(language))
        for (const ManualSection &section : chapter.sections)
            if (section.id == id)
                return &section;
    return nullptr;
}

QString Manual::sectionFor(const QWidget *widget) const
{
    for (; widget; widget = widget->parentWidget()) {
        const QString type = QString::fromLatin1(widget->metaObject()->className());
        for (const QString &name : {widget->objectName(), type.section(QStringLiteral("::"), -1)})
            if (const auto found = m_contexts.constFind(name); found != m_contexts.constEnd())
                return *found;
        if (widget->isWindow())
            break;
    }
    return kStart;
}

} // namespace hexwerk
