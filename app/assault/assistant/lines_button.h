// A button of several lines that are cut to its width; all of them stand in its tip.
#pragma once

#include <QPushButton>

namespace hexwerk::assault::ui {

class LinesButton final : public QPushButton
{
    Q_OBJECT

public:
    using QPushButton::QPushButton;

    void setLines(const QStringList &lines);
    // No line makes it wider.
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void cut();

    QStringList m_lines;
};

} // namespace hexwerk::assault::ui
