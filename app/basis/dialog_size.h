// How large a dialog opens.
#pragma once

class QWidget;

namespace hexwerk {

// Resizes to what holds a text of so many average characters in a line and so many lines.
void resizeToText(QWidget &dialog, int characters, int lines);

} // namespace hexwerk
