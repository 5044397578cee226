// One field that finds anything by its name and goes there. By keys alone: arrows choose, Enter
// goes, Escape closes.
#pragma once

#include <QDialog>
#include <QLineEdit>
#include <QTreeWidget>

#include "editor/models/search.h"

#include <functional>
#include <optional>

namespace hexwerk {

class SearchDialog final : public QDialog
{
    Q_OBJECT

public:
    // What a text means by itself, such as the name of a hex; stands before all that is found.
    using Meaning = std::function<std::optional<editor::SearchEntry>(const QString &typed)>;

    SearchDialog(std::vector<editor::SearchEntry> entries, Meaning meaning, QWidget *parent);

    // To be called after the dialog was accepted and is gone.
    void go() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void find();
    void add(const editor::SearchEntry &entry, int place);
    void take(QTreeWidgetItem *row);

    const editor::Search m_search;
    const Meaning m_meaning;
    std::optional<editor::SearchEntry> m_meant;
    std::function<void()> m_go;
    QLineEdit *m_typed;
    QTreeWidget *m_found;
};

} // namespace hexwerk
