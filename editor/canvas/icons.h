// The icons of actions and tools: one drawing each, in the colours of the palette it is shown in.
#pragma once

#include <QIcon>
#include <QString>
#include <QStringList>

namespace hexwerk::editor {

// `name`: of a file in resources/art/icons, without ".svg". A null icon where there is none.
QIcon icon(const QString &name);
QStringList iconNames();

} // namespace hexwerk::editor
