// The mouse wheel scrolls what lies under it and never changes the value of a field.
#pragma once

#include <QObject>

namespace hexwerk::editor {

// An event filter of the whole application: every form, dialog and table has it.
class WheelScrolls final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace hexwerk::editor
