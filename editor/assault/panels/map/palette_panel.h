// What the tool in hand lays down: a page of choices for each tool.
#pragma once

#include <QLabel>
#include <QStackedWidget>
#include <QWidget>

#include "editor/assault/tools/tool_box.h"

#include <array>

namespace hexwerk::assault::ui {

class PalettePage;

class PalettePanel final : public QWidget
{
    Q_OBJECT

public:
    PalettePanel(ToolBox &tools, Workbench workbench, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill(PalettePage &page, ToolId id);
    void showTool(ToolId id);
    static QString keysOf(ToolId id);
    void retranslate();

    ToolBox &m_tools;
    Workbench m_workbench;
    QLabel *m_title;
    QLabel *m_tip;
    QLabel *m_keys;
    QStackedWidget *m_stack;
    std::array<PalettePage *, kTools> m_pages{}; // null until the tool is first taken
};

} // namespace hexwerk::assault::ui
