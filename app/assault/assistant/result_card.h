// What to do on the table, large enough to be read from where the players sit; for the player
// opposite it is turned round.
#pragma once

#include <QTextDocument>
#include <QWidget>

#include <memory>

namespace hexwerk::assault::ui {

class ResultCard final : public QWidget
{
    Q_OBJECT

public:
    explicit ResultCard(QWidget *parent = nullptr);

    struct Line
    {
        QString text;
        QImage marker; // beside it; may be null
        bool isMain = true;
    };
    // `title`: above the lines and smaller; may be empty. `side`: of its stripe.
    void say(const QString &title, const std::vector<Line> &lines, const QColor &side);
    // Pixels of its main lines, where there is room.
    void setTextSize(int pixels);
    void setTurned(bool isTurned);
    bool isTurned() const { return m_isTurned; }
    // All that it says, for who cannot see it.
    QString text() const { return m_text; }
    QSize sizeHint() const override { return {420, 240}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::unique_ptr<QTextDocument> document(int pixels) const;

    QString m_title;
    std::vector<Line> m_lines;
    QColor m_side;
    QString m_text;
    int m_size = 40;
    bool m_isTurned = false;
};

} // namespace hexwerk::assault::ui
