// What the players should not overlook, over the top of the map: what the game is about, a turn
// that begins, the end. It stands in nobody's way: a click on the map and whatever is ordered put
// it away, and so does a click on a notice without buttons.
#pragma once

#include <QCheckBox>
#include <QFrame>
#include <QLabel>
#include <QPushButton>

#include "editor/assault/canvas/map_canvas.h"
#include "editor/panels/text_browser.h"

#include <functional>
#include <vector>

class QGridLayout;
class QVBoxLayout;

namespace hexwerk::assault::ui {

class NoticeView final : public QFrame
{
    Q_OBJECT

public:
    struct Button
    {
        QString text;
        QString toolTip;
        std::function<void()> press; // after the notice is gone
    };

    // What can be agreed on in the notice.
    struct Tick
    {
        QString text;
        QString toolTip;
        bool isOn = false;
        bool isEnabled = true;
        std::function<void(bool)> toggle;
    };

    explicit NoticeView(MapCanvas &canvas);

    // `html` may be empty; nothing that a file says may stand in it as HTML. The first button takes
    // Enter if `takesFocus`.
    enum class Focus : std::uint8_t { Left, Taken };
    void show(const QString &title, const QString &html, const std::vector<Button> &buttons,
              Focus focus, const std::vector<Tick> &ticks = {});
    QString title() const { return m_title->text(); }
    QString text() const { return m_words->toPlainText(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void hideUnlessAsked();
    void scaleTitle();
    void place();
    void layOutButtons(int width);
    void showTicks(const std::vector<Tick> &ticks);

    MapCanvas &m_canvas;
    QLabel *m_title;
    editor::TextBrowser *m_words;
    QVBoxLayout *m_ticked; // one tick a line
    std::vector<QCheckBox *> m_ticks;
    QGridLayout *m_rows; // of buttons
    std::vector<QPushButton *> m_buttons;
};

} // namespace hexwerk::assault::ui
