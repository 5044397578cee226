// Whose answer is awaited, and about what; beside it a stripe in the colour of that side.
#pragma once

#include <QColor>
#include <QFrame>
#include <QLabel>

namespace hexwerk {

class QuestionPanel final : public QFrame
{
    Q_OBJECT

public:
    explicit QuestionPanel(QWidget *parent = nullptr);

    // No valid colour: nobody is asked.
    void ask(const QColor &side, const QString &moment, const QString &question,
             const QString &hint);
    QString question() const { return m_question->text(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void scaleQuestion();

    QColor m_side;
    QLabel *m_moment;
    QLabel *m_question;
    QLabel *m_hint;
};

} // namespace hexwerk
