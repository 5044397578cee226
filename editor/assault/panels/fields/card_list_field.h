// A field for cards that come along: each with its number, chosen from a list with pictures.
#pragma once

#include "editor/assault/panels/fields/counted_cards_field.h"

#include <string>
#include <vector>

namespace hexwerk::assault::ui {

class CardBox;

// The order of the ids stays; as many of a card as follow each other are one row. A card that is
// not on offer is shown by its id and kept.
class CardListField final : public CountedCardsField
{
    Q_OBJECT

public:
    CardListField(const FieldSpec &property, QWidget *parent);
    void show(const PropertyValue &value) override;
    void offer(const std::vector<Offer> &offers) override;
    void consult(const SharedData &library) override;
    void retranslate() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    QWidget *makeCard(std::size_t place, QWidget *whole, QHBoxLayout *layout) override;
    void setCount(std::size_t place, int count) override;
    void remove(std::size_t place) override;
    void add() override;

private:
    struct Run
    {
        std::string card;
        int count = 1;
    };
    void showRun(std::size_t place);
    void say();

    const Choices m_choices;
    const int m_most;
    SharedData m_library;
    std::vector<Offer> m_offers;
    std::vector<CardBox *> m_boxes; // by row
    std::vector<Run> m_runs;
};

} // namespace hexwerk::assault::ui
