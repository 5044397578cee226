// What every page of the window has to keep, whatever the language, colours and size of the font.
// Each check looks at all that is visible below `root` and names its faults.
#pragma once

#include <QStringList>

class QWidget;

namespace hexwerk::assault::ui::window {

QString nameOf(const QWidget *widget);
// Visible, and not behind the tab of another panel.
bool isSeen(const QWidget *widget);
// A line edit within a spin box, the scroll area of a combo box: what Qt builds others from.
bool isPartOfAnother(const QWidget *widget);

// All texts below it that are seen or belong to an action; each once, in alphabetical order.
QStringList shownTexts(const QWidget *root);

// Texts that have less room than they need, or lie outside of what is around them. What can be
// scrolled to up and down has room.
QStringList clippedTexts(const QWidget *root);
// Texts that lie on each other.
QStringList overlappingTexts(const QWidget *root);
// Text and ground as the palettes have them.
QStringList faintWidgets(const QWidget *root);
// Text and ground as they are painted.
QStringList faintPixels(QWidget *root);
// Inputs that a reader of the screen could not name.
QStringList namelessInputs(const QWidget *root);
// Two letters under Alt that are one and the same. Of a window its menus count too.
QStringList doubledMnemonics(const QWidget *root);
// Actions without text, tip or a key of their own.
QStringList faultyActions(const QWidget *root);

// All but the last: those that depend on how the page is laid out.
QStringList faultsOfLayout(QWidget *root);

} // namespace hexwerk::assault::ui::window
