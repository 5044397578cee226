// Which unit: one of the last used by its digit, any by some letters of its name.
#pragma once

#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>

#include "app/assault/assistant/attack_desk.h"

namespace hexwerk::assault::ui {

class UnitPicker final : public QWidget
{
    Q_OBJECT

public:
    // The desk must outlive it.
    explicit UnitPicker(const AttackDesk &desk, QWidget *parent = nullptr);

    // Opens with the field empty, the last used units first.
    void ask(Role role);
    Role role() const { return m_role; }
    QListWidget *list() const { return m_list; }
    QLineEdit *field() const { return m_field; }

signals:
    void chosen(const hexwerk::assault::TableUnit &counter);
    void cancelled();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool isOffered(const TableUnit &counter) const;
    void fill();
    void take(int row);
    void takeClicked();
    void add(const TableUnit &counter, const QString &text);
    void retranslate();

    const AttackDesk &m_desk;
    Role m_role = Role::Attacker;
    QLabel *m_title;
    QLineEdit *m_field;
    QListWidget *m_list;
    QLabel *m_none;
    QPushButton *m_back;
    std::vector<TableUnit> m_offered; // by row
    QElapsedTimer m_taken;            // since the last click
    QPoint m_takenAt;
};

} // namespace hexwerk::assault::ui
