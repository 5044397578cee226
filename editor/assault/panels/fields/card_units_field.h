// A field for the units of a formation: cards with their number.
#pragma once

#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QStandardItemModel>

#include "editor/assault/panels/fields/counted_cards_field.h"

#include <vector>

namespace hexwerk::assault::ui {

// A card is typed by id or name and completed, or chosen from the list.
class CardUnitsField final : public CountedCardsField
{
    Q_OBJECT

public:
    explicit CardUnitsField(QWidget *parent);
    void show(const PropertyValue &value) override;
    void offer(const std::vector<Offer> &offers) override;
    void retranslate() override;

protected:
    QWidget *makeCard(std::size_t place, QWidget *whole, QHBoxLayout *layout) override;
    void setCount(std::size_t place, int count) override;
    void remove(std::size_t place) override;
    void add() override;

private:
    struct Entry // of a row
    {
        QLineEdit *card;
        QLabel *name;
    };
    void take(std::size_t place, const QString &typed);
    // The id that was meant: one that begins so, or whose name does; else what was typed.
    std::string meant(const QString &typed) const;
    QString nameOf(const std::string &id) const;
    void say();

    QStandardItemModel *m_known;
    std::vector<Offer> m_offers;
    std::vector<Entry> m_entries;
    std::vector<FormationUnits> m_units;
};

} // namespace hexwerk::assault::ui
