// Sheets of words: what is in the files is read a second time by Python, and what is on paper by
// poppler.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QMap>
#include <QTemporaryDir>

#include "core/assault/files/library/data_store.h"
#include "core/rulebook/rulebook.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/library/corrections.h"
#include "editor/paper/sheet_book.h"
#include "editor/text/languages.h"

#include <memory>
#include <vector>

namespace hexwerk::assault::ui {

class TextSheetsTest : public QObject
{
protected:
    void readAll();
    static QByteArray said(const QString &program, const QStringList &arguments);
    // As another reader understands them; one call for many files, as to start it takes longest.
    static QJsonArray tomlOf(const QStringList &files);
    static QJsonObject toml(const QString &file);
    static QString gelaRoad();
    QString textOf(const std::vector<editor::SheetPage> &pages);
    std::unique_ptr<ScenarioDocument> opened(const QString &file) const;
    std::unique_ptr<ScenarioDocument> documentOf(const Scenario &scenario) const;
    Corrections corrections() const;
    QString cardName(const QString &id) const { return m_cards.value(id); }
    // Where HEXWERK_PICTURES says; HEXWERK_DPI says how large.
    void keep(const std::vector<editor::SheetPage> &pages, const QString &name) const;

    const DataPaths m_paths = {{HW_SOURCE_DIR "/resources"}};
    SharedData m_library;
    Rulebook m_rulebook;
    QMap<QString, QString> m_cards; // names by id
    QJsonObject m_system;
    editor::Languages m_languages;
    QTemporaryDir m_folder;
};

} // namespace hexwerk::assault::ui
