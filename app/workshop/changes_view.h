// What is about to change in translations: text by text, with what changes marked, each with a
// tick.
#pragma once

#include <QAbstractTableModel>
#include <QLabel>
#include <QTableView>
#include <QWidget>

#include "app/workshop/workshop.h"

#include <vector>

namespace hexwerk {

struct ProposedChange
{
    UnitChange change;
    QString note; // about it
    bool isTicked = true;
};

class ChangesModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Place, Now, After, Note };

    // `workshop` must outlive it.
    ChangesModel(const Workshop &workshop, QObject *parent);

    void setChanges(std::vector<ProposedChange> changes);
    const std::vector<ProposedChange> &changes() const { return m_changes; }
    void tickAll(bool isTicked);
    int ticked() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    struct Mark
    {
        int at = 0;
        int length = 0;
    };
    // A line of the text, begun a few words before its first change, and what changes in it.
    struct Marked
    {
        QString text;
        std::vector<Mark> marks;
    };
    Marked marked(const QModelIndex &index) const;

private:
    std::string textOf(int row, int column) const;

    const Workshop &m_workshop;
    std::vector<ProposedChange> m_changes;
};

class ChangesView final : public QWidget
{
    Q_OBJECT

public:
    ChangesView(const Workshop &workshop, QWidget *parent);

    void setChanges(std::vector<ProposedChange> changes);
    // Those that are ticked.
    std::vector<UnitChange> chosen() const;
    const ChangesModel &model() const { return *m_model; }

signals:
    void ticked(int count);

private:
    void tell();

    ChangesModel *m_model;
    QTableView *m_table;
    QLabel *m_count;
};

} // namespace hexwerk
