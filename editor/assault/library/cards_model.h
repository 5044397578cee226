// All cards of a kind as a table, and the part of it that is looked for.
#pragma once

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include "editor/assault/library/library_document.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwerk::assault::ui {

class CardsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Nation, Type, Class, Points, Strength, Movement, From, Mark, Id };
    CardsModel(LibraryDocument &document, CardKind kind, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    // Qt::UserRole: what it is sorted by.
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    CardKind kind() const { return m_kind; }
    const CardRef &card(int row) const { return m_rows[static_cast<std::size_t>(row)].ref; }
    // -1: not there.
    int rowOf(const CardRef &card) const;
    void retranslate();

    struct Row
    {
        CardRef ref;
        QString words; // that are searched, in small letters
        QString nation, type, unitClass, from, mark, name;
        int points = 0;
        int strength = 0;
        int movement = 0;
        std::vector<std::string> abilities;
    };
    const Row &row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

private:
    Row rowFor(const CardRef &ref) const;
    void readAll();
    void follow(const std::vector<CardRef> &cards);
    QString text(const Row &row, int column) const;
    static QString typeHeader(CardKind kind);
    static QString classHeader(CardKind kind);

    LibraryDocument &m_document;
    const CardKind m_kind;
    std::vector<Row> m_rows; // by id
};

struct CardQuery
{
    QString words; // each must be found
    QString nation, type, unitClass;
    std::string ability;
    int leastPoints = 0;
    int mostPoints = 0; // 0: any
    bool operator==(const CardQuery &) const = default;
};

class CardFilter final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    CardFilter(CardsModel &cards, QObject *parent);
    void setQuery(const CardQuery &query);
    const CardQuery &query() const { return m_query; }
    // That card stays in the list while it is edited, whatever it becomes.
    void keep(const std::optional<CardRef> &card) { m_kept = card; }
    const CardRef &card(const QModelIndex &index) const;
    QModelIndex indexOf(const CardRef &card) const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    CardsModel &m_cards;
    CardQuery m_query;
    QStringList m_words;
    std::optional<CardRef> m_kept;
};

} // namespace hexwerk::assault::ui
