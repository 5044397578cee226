// A list that some letters make shorter: one of the first rows by its digit, any by a click.
#pragma once

#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>

namespace hexwerk::assault::ui {

class LetterPicker : public QWidget
{
    Q_OBJECT

public:
    QListWidget *list() const { return m_list; }
    QLineEdit *field() const { return m_field; }

signals:
    void cancelled();

protected:
    explicit LetterPicker(QWidget *parent);

    // Opens with the field empty.
    void open();
    void add(const QPixmap &picture, const QString &text);
    // All rows that have these letters.
    virtual void offer(const QString &letters) = 0;
    virtual void take(int row) = 0;
    virtual QString title() const = 0;
    // A word that is spelled nearly so; empty: none.
    virtual QString nearWord(const QString &letters) const = 0;

    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void takeRow(int row);
    void takeClicked();
    void retranslate();

    QLabel *m_title;
    QLineEdit *m_field;
    QListWidget *m_list;
    QLabel *m_none;
    QPushButton *m_back;
    bool m_typesDigits = false; // after "/"
    QElapsedTimer m_taken;      // since the last click
    QPoint m_takenAt;
};

} // namespace hexwerk::assault::ui
