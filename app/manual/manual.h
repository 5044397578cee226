// The manual as it lies in the folder of data: chapters in Markdown, in several languages.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>
#include <QWidget>

#include "core/files/data_paths.h"

#include <map>
#include <vector>

namespace hexwerk {

// What begins at a heading, down to the next one. Headings are "## Title {#anchor}".
struct ManualSection
{
    QString id; // "designers#tiles"; of a whole chapter "designers"
    int level = 1;
    QString title;
    QString markdown; // with placeholders, without the heading
};

struct ManualChapter
{
    QString id;                          // the name of its file without number: "designers"
    QString markdown;                    // all of it
    std::vector<ManualSection> sections; // the first is its head
};

class Manual
{
public:
    // Where the reader begins, and whoever asks for help on something that has none of its own.
    static inline const QString kStart = QStringLiteral("start");

    // Of the first folder of data that has one; else it is empty.
    explicit Manual(const DataPaths &paths);

    // BCP 47 tags.
    QStringList languages() const;
    // The first language of the chain of `language` that it has.
    QString languageFor(const QString &language) const;
    // Empty for a language that it does not have.
    const std::vector<ManualChapter> &in(const QString &language) const;
    // Null for an id that it does not have.
    const ManualSection *section(const QString &language, const QString &id) const;

    // The sections about parts of the program, by the object name or class of the widget.
    const QHash<QString, QString> &contexts() const { return m_contexts; }
    // Of the nearest of the widget and what is around it in its window; kStart if none has one.
    QString sectionFor(const QWidget *widget) const;

private:
    std::map<QString, std::vector<ManualChapter>> m_chapters; // by language
    QHash<QString, QString> m_contexts;
};

// The chapter of an id: "designers" of "designers#tiles".
QString manualChapterOf(const QString &id);

} // namespace hexwerk
