// Everything of a scenario but its map: texts, rules, sides, events, victory; a list of pages.
#pragma once

#include <QListWidget>
#include <QStackedWidget>
#include <QWidget>

#include "editor/models/property.h"

#include <vector>

namespace hexwerk::editor {

class PropertyForm;
class ScenarioDocument;
class TablePage;

class ScenarioPage final : public QWidget
{
    Q_OBJECT

public:
    ScenarioPage(ScenarioDocument &document, const Properties &properties,
                 QWidget *parent = nullptr);

    // Opens the page of an item, chooses the item, and puts the cursor into the field of the key.
    void show(ItemRef item, std::string_view key = {});

protected:
    void changeEvent(QEvent *event) override;

private:
    void addForm(PropertyForm *form);
    void addTable(Table table);
    void retranslate();
    QString titleOf(int page) const;

    ScenarioDocument &m_document;
    const Properties &m_properties;
    QListWidget *m_titles;
    QStackedWidget *m_pages;
    std::vector<PropertyForm *> m_forms; // the first pages: texts, game, options
    std::vector<TablePage *> m_tables;   // the others
};

} // namespace hexwerk::editor
