// Two scenarios beside each other: what differs, and where. A row leads to its place on the page.
#pragma once

#include <QDialog>
#include <QLabel>
#include <QTreeWidget>

#include "editor/models/differences.h"

#include <vector>

namespace hexwerk {

class CompareDialog final : public QDialog
{
    Q_OBJECT

public:
    struct Side
    {
        Scenario scenario;
        QString name;
    };
    // `here` is what lies on the page.
    CompareDialog(Side here, Side there, editor::SharedLibrary library, QWidget *parent);

signals:
    void jumpWanted(hexwerk::editor::ItemRef item, const std::string &key,
                    std::optional<hexwerk::Hex> hex);

private:
    void fill();
    void jump(const QTreeWidgetItem *row);

    const Side m_here;
    const Side m_there;
    const editor::SharedLibrary m_library;
    const editor::Properties m_properties;
    const std::vector<editor::Difference> m_differences;
    QLabel *m_told;
    QTreeWidget *m_rows;
};

} // namespace hexwerk
