// One of many cards: what opens is a list with pictures that can be filtered, never higher than
// half the screen.
#pragma once

#include <QComboBox>
#include <QFrame>
#include <QListWidget>

#include "editor/assault/document/shared_data.h"
#include "editor/assault/models/property.h"

#include <string>

namespace hexwerk::assault::ui {

class CardListFilter;

class CardBox final : public QComboBox
{
    Q_OBJECT

public:
    // `choices`: Cards, FormationCards or SupportCards. The data of the entries are their ids.
    CardBox(Choices choices, QWidget *parent);

    // What the pictures are drawn from, with the colour of the side.
    void consult(const SharedData &library) { m_library = library; }
    void setColour(const std::string &colour) { m_colour = colour; }

    void showPopup() override;
    void hidePopup() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makePopup();
    void fillPopup();
    void placePopup();
    void keepOneChosen();
    void choose(const QListWidgetItem *entry);

    const Choices m_choices;
    SharedData m_library;
    std::string m_colour;
    QFrame *m_popup = nullptr;
    CardListFilter *m_filter = nullptr;
    QListWidget *m_list = nullptr;
};

} // namespace hexwerk::assault::ui
