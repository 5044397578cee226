// A unit of a followed game in one line: number, counter, name, strength, markers, and whether it
// is ready.
#pragma once

#include <QAbstractButton>
#include <QColor>
#include <QPixmap>

#include <vector>

namespace hexwerk::assault::ui {

class UnitStrip final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit UnitStrip(QWidget *parent = nullptr);

    struct Shown
    {
        int number = 0;
        QPixmap counter;
        QString name;
        QString state;    // "ready"
        int strength = 0; // strength points left
        int most = 0;     // of its card
        std::vector<QImage> markers;
        QString markerNames; // for who cannot see them
        QColor side;
        bool isGone = false;
        bool isDone = false; // has acted
    };
    void show(const Shown &shown);
    using QAbstractButton::show;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Shown m_shown;
};

} // namespace hexwerk::assault::ui
