// Everything of a scenario: texts, rules, sides, events, victory, and the lists behind the map; a
// list of pages.
#pragma once

#include <QListWidget>
#include <QStackedWidget>
#include <QWidget>

#include "editor/assault/models/property.h"

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

class BoardPage;
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
    void showItem(ItemRef item, std::string_view key = {});

    void showTable(Table table);
    std::optional<ItemRef> entryWithFocus() const;
    int pageCount() const { return m_pages->count(); }
    int currentPage() const { return m_pages->currentIndex(); }
    void showPage(int page);
    QString titleOf(int page) const;

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class Heading : std::uint8_t { Scenario, Forces, Course, Map };
    void addHeading(Heading heading);
    void addTitle(const QString &icon);
    void addForm(PropertyForm *form, const QString &icon);
    void addTable(Table table, const QString &icon);
    void addTables();
    void addBoard();
    int pageOf(const QWidget *page) const;
    static QString textOf(Heading heading);
    void count();
    void retranslate();

    ScenarioDocument &m_document;
    const Properties &m_properties;
    QListWidget *m_titles;
    QStackedWidget *m_pages;
    std::vector<QListWidgetItem *> m_headings; // in the order of Heading
    std::vector<QListWidgetItem *> m_items;    // by page
    std::vector<PropertyForm *> m_forms;       // the first pages: texts, game, options
    std::vector<TablePage *> m_tables;
    BoardPage *m_board = nullptr; // the status board and its dry run
};

} // namespace hexwerk::assault::ui
