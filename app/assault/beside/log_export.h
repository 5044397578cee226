// The log of a game as a page to keep or to send, in the language of the window.
#pragma once

#include <QString>

#include "app/assault/beside/log_model.h"

namespace hexwerk::assault::ui {

QString logAsText(const LogModel &log, const QString &title);
// A whole document.
QString logAsHtml(const LogModel &log, const QString &title);

} // namespace hexwerk::assault::ui
