// The keys of all actions, to look up and to change. A change holds at once.
#pragma once

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeWidget>

#include "app/shortcuts/key_field.h"
#include "app/shortcuts/key_list.h"

#include <array>
#include <vector>

class QGroupBox;
class QMenu;

namespace hexwerk {

class ShortcutsDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutsDialog(QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

private:
    static constexpr int kFields = 3; // keys of an action that can be entered

    QWidget *makeSearch();
    QWidget *makeKeys();
    QWidget *makeButtons();
    void retranslate();
    void refill();
    void filter();
    void goToFirst();
    bool isWanted(const KeyLine &line) const;
    // Null: a heading, or nothing.
    const KeyLine *current() const;
    void showCurrent();
    void enter(int field, const QKeySequence &key);
    // Why the key cannot be that of the action; empty: it can.
    QString fixedUse(const KeyLine &line, const QKeySequence &key) const;
    void take();
    // The keys of the current action with one in a field changed.
    editor::Keys withKey(int field, const QKeySequence &key) const;
    void say(const QString &sentence);
    void resetAll();
    void copyList();
    void saveList();
    void printList();
    void importScheme();
    void exportScheme();
    bool keep(const QString &path, const std::string &text);

    std::vector<KeyLine> m_lines;
    QStackedWidget *m_search;
    QLineEdit *m_words;
    KeyField *m_searchKey;
    QToolButton *m_byKey;
    QTreeWidget *m_tree;
    QGroupBox *m_group;
    QLabel *m_tip;
    QLabel *m_keysLabel;
    std::array<KeyField *, kFields> m_fields;
    QPushButton *m_reset;
    QLabel *m_told;
    QPushButton *m_take;
    int m_takenField = 0; // what `take` is about
    QKeySequence m_takenKey;
    QPushButton *m_resetAll;
    QPushButton *m_list;
    QPushButton *m_scheme;
    QPushButton *m_close;
};

} // namespace hexwerk
