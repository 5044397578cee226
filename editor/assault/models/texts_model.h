// Every text of a scenario that players read, side by side in its languages.
#pragma once

#include <QAbstractTableModel>

#include "editor/assault/models/property.h"

#include <string>
#include <vector>

namespace hexwerk::assault::ui {

class ScenarioDocument;

// A row a text, a column a language after the one that says what the text is of.
class TextsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        MissingRole = Qt::UserRole, // bool; in the first column whether any language is missing
        PageRole,                   // bool: the text has several lines
    };

    TextsModel(ScenarioDocument &document, const Properties &properties, QObject *parent = nullptr);

    // A column for a language that no text has yet; nothing if it has one.
    void addLanguage(const std::string &tag);
    const std::vector<std::string> &languages() const { return m_languages; }
    // How many texts are written in another language but not in this one.
    int missing() const;
    ItemRef item(int row) const { return m_rows[static_cast<std::size_t>(row)].item; }
    const Property &property(int row) const
    {
        return *m_rows[static_cast<std::size_t>(row)].property;
    }
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    // One undo step; an empty text takes the language out.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

private:
    struct Row
    {
        ItemRef item;
        const Property *property;
        bool operator==(const Row &) const = default;
    };

    void follow();
    std::vector<Row> rowsNow() const;
    void addRows(std::vector<Row> &rows, Table table) const;
    std::vector<std::string> languagesNow() const;
    LocalText textOf(const Row &row) const;
    bool isMissing(const QModelIndex &index) const;
    QVariant name(const Row &row) const;

    ScenarioDocument &m_document;
    const Properties &m_properties;
    std::vector<Row> m_rows;
    std::vector<std::string> m_languages;
    std::vector<std::string> m_added;
};

} // namespace hexwerk::assault::ui
