// Pictures within rich text and web pages, which need no files beside them.
#pragma once

#include <QImage>
#include <QString>

namespace hexwerk::editor {

// "<img src=\"data:image/png;base64,...\">". `words`: for who cannot see it; `width`: in pixels, as
// it is shown; 0: all of its own.
QString pictureTag(const QImage &picture, const QString &words = {}, int width = 0);

} // namespace hexwerk::editor
