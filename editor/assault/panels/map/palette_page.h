// One page of the palette: a list to choose from, and, where the tool takes them, a side and the
// size of the brush.
#pragma once

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QWidget>

#include "editor/assault/panels/library/card_list_filter.h"
#include "editor/assault/tools/tool.h"
#include "editor/panels/drag_list.h"

#include <functional>
#include <string>
#include <vector>

namespace hexwerk::assault::ui {

struct PaletteOffer
{
    std::string id;
    QString text;
    QIcon icon;
    bool isHeading = false; // over those that follow
};

// Where a page gets its list from and what it tells the palette.
struct PaletteList
{
    std::function<QString()> title;
    std::function<std::vector<PaletteOffer>()> offers;
    std::function<std::string()> chosen;
    std::function<void(const std::string &id)> choose;
};

// A button below the list.
struct PaletteButton
{
    QString icon;
    std::function<QString()> text; // empty: the icon alone
    std::function<QString()> tip;
    std::function<void()> press;
};

class PalettePage final : public QWidget
{
    Q_OBJECT

public:
    PalettePage(Workbench workbench, QWidget *parent);

    // Parts in the order in which they stand.
    enum class Nobody : bool { Without, Offered };
    void addSides(Nobody nobody = Nobody::Without);
    void addBrushes();
    void addChoice(PaletteList list); // few offers, one line
    enum class Filter : bool { None, OfCards };
    void addList(PaletteList list, Filter filter = Filter::None);
    void setIconSize(QSize size) { m_list->setIconSize(size); }
    // Its entries can be dragged onto the map.
    void setDragFormat(const QString &format);
    void addButtons(std::vector<PaletteButton> buttons);
    // Words that change with the pointer; they can be read again while it moves on.
    void addWords();
    void setWords(const QString &words);
    // Words that are asked for anew with everything else; nothing is seen while they are empty.
    void addNote(std::function<QString()> words);
    void addStretch(); // where no list fills the page
    // Adds and removes zones beside their list.
    void addZoneButtons();
    // Asks for everything anew.
    void refresh();

private:
    struct Choice
    {
        PaletteList source;
        QLabel *title;
        QComboBox *box;
    };

    static void fillChoice(const Choice &choice);
    void fillSides();
    bool listHas(const std::vector<PaletteOffer> &offers) const;
    void fillList();

    Workbench m_workbench;
    std::vector<Choice> m_choices;
    std::vector<std::pair<PaletteButton, QPushButton *>> m_buttons;
    std::vector<std::pair<std::function<QString()>, QLabel *>> m_notes;
    QPlainTextEdit *m_words = nullptr;
    PaletteList m_source;
    editor::DragList *m_list = nullptr;
    QLabel *m_listTitle = nullptr;
    CardListFilter *m_filter = nullptr;
    QComboBox *m_sides = nullptr;
    QLabel *m_sidesTitle = nullptr;
    Nobody m_nobody = Nobody::Without;
    QButtonGroup *m_brushes = nullptr;
    QLabel *m_brushTitle = nullptr;
    QPushButton *m_addZone = nullptr;
    QPushButton *m_removeZone = nullptr;
};

} // namespace hexwerk::assault::ui
