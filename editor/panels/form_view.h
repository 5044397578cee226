// A form that scrolls up and down where it has not enough room, and is never wider than reads well.
#pragma once

#include <QScrollArea>

namespace hexwerk::editor {

class FormView final : public QScrollArea
{
    Q_OBJECT

public:
    enum class Width : std::uint8_t { ReadsWell, AllThereIs };
    FormView(QWidget *form, Width width, QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fitWidth();

    const Width m_width;
};

} // namespace hexwerk::editor
