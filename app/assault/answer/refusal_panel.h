// What the rules refuse, and that it can be played all the same. In place of the answer.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>

namespace hexwerk::assault::ui {

class RefusalPanel final : public QFrame
{
    Q_OBJECT

public:
    explicit RefusalPanel(QWidget *parent = nullptr);

    // `reason` is a sentence, `rule` an id, `outcome` what happens if it is played.
    void ask(const QString &reason, const QString &rule, const QString &outcome);

    QString rule() const { return m_rule; }

signals:
    void forced();
    void dropped();
    void ruleWanted(const QString &id);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_title;
    QLabel *m_reason;
    QLabel *m_outcome;
    QPushButton *m_force;
    QPushButton *m_drop;
    QPushButton *m_open;
    QString m_rule;
};

} // namespace hexwerk::assault::ui
