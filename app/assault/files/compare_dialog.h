// Two scenarios beside each other: what differs, and where. A row leads to its place on the page.
#pragma once

#include <QDialog>
#include <QLabel>
#include <QTreeWidget>

#include "editor/assault/models/differences.h"

#include <vector>

namespace hexwerk::assault::ui {

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
    CompareDialog(Side here, Side there, SharedData library, QWidget *parent);

signals:
    void jumpWanted(hexwerk::assault::ui::ItemRef item, const std::string &key,
                    std::optional<hexwerk::Hex> hex);

private:
    void fill();
    void jump(const QTreeWidgetItem *row);

    const Side m_here;
    const Side m_there;
    const SharedData m_library;
    const Properties m_properties;
    const std::vector<Difference> m_differences;
    QLabel *m_told;
    QTreeWidget *m_rows;
};

} // namespace hexwerk::assault::ui
