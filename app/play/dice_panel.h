// Chance speaks: the program rolls, or a hand says what real dice show, one click or key a die.
#pragma once

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>

#include "core/assault/assault.h"

#include <array>
#include <optional>
#include <vector>

namespace hexwerk {

class DicePanel final : public QWidget
{
    Q_OBJECT

public:
    explicit DicePanel(QWidget *parent = nullptr);

    // The pending question must be one of chance.
    void ask(const assault::Position &p);
    // What the program's dice follow from.
    void showSeed(std::uint64_t seed);

signals:
    void rollWanted();
    void entered(const hexwerk::assault::Order &dice);

protected:
    void changeEvent(QEvent *event) override;

private:
    static constexpr int kFaces = 6;

    struct AskedDie
    {
        std::optional<Die> die;       // none: a plain one
        std::optional<int> face = {}; // entered, 0 to 5
        QToolButton *button = nullptr;
    };

    template<typename Slot>
    void onKey(Qt::Key key, Slot slot);
    void makeFaces();
    void addDie(std::optional<Die> die);
    void enter(int face);
    void takeBack();
    void showDice();
    QString nameOf(const AskedDie &die, std::optional<int> face) const;
    QPixmap picture(const AskedDie &die, std::optional<int> face, int size) const;
    void retranslate();

    QPushButton *m_roll;
    QLabel *m_seed;
    QLabel *m_prompt;
    QGridLayout *m_strip;
    std::array<QToolButton *, kFaces> m_faces{};
    std::vector<AskedDie> m_dice;
    std::uint64_t m_seedShown = 0;
    std::size_t m_next = 0; // the die that is entered next
};

} // namespace hexwerk
