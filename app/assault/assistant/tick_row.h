// Something to do on the table, to tick off: its words break where there is little room.
#pragma once

#include <QCheckBox>
#include <QLabel>
#include <QPixmap>
#include <QWidget>

namespace hexwerk::assault::ui {

class TickRow final : public QWidget
{
    Q_OBJECT

public:
    // `aside`: what stands at its end; may be empty.
    TickRow(const QString &words, const QPixmap &picture, const QString &aside,
            QWidget *parent = nullptr);

    bool isTicked() const { return m_tick->isChecked(); }
    void setTicked(bool isOn) { m_tick->setChecked(isOn); }
    QString words() const { return m_words->text(); }

signals:
    void ticked(bool isOn);

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    QCheckBox *m_tick;
    QLabel *m_words;
};

} // namespace hexwerk::assault::ui
