#include "app/basis/dialog_size.h"

#include <QFontMetrics>
#include <QWidget>

namespace hexwerk {

void resizeToText(QWidget &dialog, int characters, int lines)
{
    const QFontMetrics metrics = dialog.fontMetrics();
    dialog.resize(characters * metrics.averageCharWidth(), lines * metrics.height());
}

} // namespace hexwerk
