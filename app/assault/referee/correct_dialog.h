// A referee corrects a unit, a hex or the game: a field for each value, and what will change in
// sentences before it does.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

#include "core/assault/referee/corrections.h"

#include <functional>
#include <vector>

namespace hexwerk::assault::ui {

class CorrectDialog final : public QDialog
{
    Q_OBJECT

public:
    // Begins with the unit, or else with the hex; both may be none.
    CorrectDialog(const Position &p, UnitId unit, Hex hex, QWidget *parent = nullptr);

    // One for each value that was changed, in an order in which they are accepted.
    const std::vector<Correct> &orders() const { return m_orders; }

private:
    struct Field
    {
        Correctable value;
        std::function<std::string()> chosen;
    };

    void fillSubjects(UnitId unit, Hex hex);
    void showFields();
    Field makeField(const Correctable &value, QFormLayout &form);
    std::function<std::string()> makeChoice(const Correctable &value, QFormLayout &form);
    std::function<std::string()> makeSet(const Correctable &value, QFormLayout &form);
    std::vector<Correctable> valuesOf(int subject) const;
    void look();
    QString told(const Position &before, const Correct &order) const;

    Position m_position;
    Hex m_hex;
    std::vector<UnitId> m_units; // of the first rows of m_subject; then come hex and game
    std::vector<Field> m_fields;
    std::vector<Correct> m_orders;
    QComboBox *m_subject;
    QScrollArea *m_view;
    QLabel *m_told;
    QPushButton *m_ok;
};

} // namespace hexwerk::assault::ui
