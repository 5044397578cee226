// The hands of a designer in the editor: clicks and keys, all counted, on widgets that are found by
// the names that a reader of the screen would say.
#pragma once

#include <QAbstractItemView>
#include <QComboBox>
#include <QString>
#include <QWidget>

#include "core/assault/board/board.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/models/property.h"
#include "tests/window/main_window.h"

#include <stdexcept>
#include <vector>

class QTreeWidget;

namespace hexwerk::assault::ui::window {

// A widget that is not there, or cannot be reached.
struct NotFound : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

struct Gestures
{
    int clicks = 0; // and drags
    int keys = 0;   // of texts each letter
};

class Designer
{
public:
    explicit Designer(MainWindow &window)
        : m_window(window)
    {
    }

    const Gestures &gestures() const { return m_gestures; }

    // The first of that name that is seen below `within`. NotFound if there is none.
    template<typename Widget>
    Widget &find(const QWidget &within, const QString &name) const
    {
        for (Widget *widget : within.findChildren<Widget *>())
            if (widget->isVisible() && nameOf(*widget) == name)
                return *widget;
        throw NotFound("nothing is called \"" + name.toStdString() + "\"");
    }

    void click(QWidget &widget);
    void click(QAbstractItemView &list, const QModelIndex &entry);
    void choose(QComboBox &box, int entry);

    // To whatever has the keyboard.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}, int times = 1);
    // In the place of what stands there.
    void write(const QString &text);

    MapCanvas &map() const;
    // On the map, at the hex or near one of its vertices or sides.
    void clickHex(Hex hex, Qt::KeyboardModifiers modifiers = {});
    void clickVertex(Hex hex, int facing);
    void clickSide(Hex hex, Direction side);
    void drag(const std::vector<Hex> &path);

    // Sets a field of a form, whatever kind of field it is.
    void fill(const QWidget &form, const Property &property, const PropertyValue &value);

    static void settle();

private:
    // Of a button that has no other its text.
    static QString nameOf(const QWidget &widget);
    void bringIntoView(QWidget &widget);
    void clickAt(QPointF offset, Hex hex, Qt::KeyboardModifiers modifiers = {});
    void fillLine(QWidget &line, const PropertyValue &value);
    void fillTexts(const QWidget &form, const QString &label, const LocalText &texts);
    void fillFacing(QWidget &compass, const PropertyValue &value);
    void fillTerm(const QWidget &form, const QString &label, const Term &term);
    void fillTerm(const QWidget &field, QTreeWidget &tree, std::vector<int> path, const Term &term);

    MainWindow &m_window;
    Gestures m_gestures;
};

} // namespace hexwerk::assault::ui::window
