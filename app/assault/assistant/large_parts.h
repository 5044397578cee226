// What pages at arm's length are made of.
#pragma once

#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace hexwerk::assault::ui {

// Large enough for a finger, never in the way of keys; its key stands behind its words.
QPushButton *largeButton(QWidget *parent);
// `key`: its cap; empty: none.
void nameButton(QPushButton &button, const QString &words, const QString &key);
// A frameless area that scrolls up and down, and what is in it.
QScrollArea *scrollingColumn(QWidget *parent, QVBoxLayout *&column);
// Takes all out; the widgets are deleted later.
void emptyColumn(QVBoxLayout &column);

} // namespace hexwerk::assault::ui
