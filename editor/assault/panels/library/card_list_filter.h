// Limits a list of cards: to a part of the name, a nation, a type.
#pragma once

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QWidget>

#include "editor/assault/document/shared_data.h"

#include <string>

namespace hexwerk::assault::ui {

class CardListFilter final : public QWidget
{
    Q_OBJECT

public:
    // Hides entries of `list`.
    CardListFilter(QListWidget *list, QWidget *parent);

    // Says what an entry is filtered by: nation and type of a unit, formation or
    // support card.
    static void mark(QListWidgetItem &entry, const std::string &card, const CardStore &cards);
    // Offers the nations and types that entries of the list have.
    void refresh(const Scenario &scenario, const DataStore &library);
    void clear(); // shows everything

    QLineEdit *text() const { return m_text; }

signals:
    void filtered();

private:
    void apply();

    QListWidget *m_list;
    QLineEdit *m_text;
    QComboBox *m_nations;
    QComboBox *m_types;
};

} // namespace hexwerk::assault::ui
