// Before a bundle is taken in: what is new, the same or different, and what of it is wanted.
#pragma once

#include <QDialog>
#include <QLabel>
#include <QTableWidget>

#include "core/assault/files/bundles/bundle_import.h"
#include "editor/assault/document/shared_data.h"

#include <vector>

namespace hexwerk::assault::ui {

class ImportDialog final : public QDialog
{
    Q_OBJECT

public:
    // `bundle` and `there`, what is at hand, must outlive the dialog. The scenario or campaign goes
    // to a folder of its own in `folder`, unless another one is chosen.
    ImportDialog(const Bundle &bundle, const DataStore &there, const std::filesystem::path &library,
                 const QString &folder, QWidget *parent);

    const ImportPlace &place() const { return m_place; }
    // For each of the bundle's items, the head first: whether it is to be written.
    std::vector<bool> taken() const;
    // Whether the scenario or campaign stands in its place when that is done.
    bool bringsHead() const;
    void putInto(const QString &folder);

private:
    void makeTable();
    QLayout *makePlace();
    void fill();
    void chooseFolder();

    const Bundle &m_bundle;
    const DataStore &m_there;
    ImportPlace m_place;
    std::vector<ImportItem> m_items;
    QTableWidget *m_table;
    QLabel *m_where;
};

} // namespace hexwerk::assault::ui
