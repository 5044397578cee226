// What taking over a file would change: new, same, different, each with what is here and what is in
// the file.
#pragma once

#include <QDialog>
#include <QPushButton>
#include <QTreeWidget>

#include <array>

namespace hexwerk::editor {

class ImportPreviewDialog : public QDialog
{
    Q_OBJECT

protected:
    static constexpr std::size_t kGroups = 3;
    using Titles = std::array<QString, kGroups>;
    // `head` says what it is about.
    ImportPreviewDialog(const QString &title, const QString &head, QWidget *parent);

    QTreeWidget &tree() { return *m_tree; }
    // In the order of the kinds: new, same, different.
    QTreeWidgetItem *group(std::size_t kind) const { return m_groups.at(kind); }
    // When all is in: what is empty goes, what is the same stays folded.
    void showGroups(const Titles &titles);
    QPushButton &takeOver() { return *m_takeOver; }

private:
    QTreeWidget *m_tree;
    std::array<QTreeWidgetItem *, kGroups> m_groups;
    QPushButton *m_takeOver;
};

} // namespace hexwerk::editor
