// Chance speaks: the program rolls, or a hand says what real dice show, one click or key a die.
// What a die does not have is behind "other".
#pragma once

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>

#include "core/assault/engine/assault.h"

#include <array>
#include <bitset>
#include <optional>
#include <vector>

class QShortcut;

namespace hexwerk::assault::ui {

class DicePanel final : public QWidget
{
    Q_OBJECT

public:
    explicit DicePanel(QWidget *parent = nullptr);

    // The pending question must be one of chance.
    void ask(const Position &p);
    // What the program's dice follow from; none: only its seal may be seen.
    void showSeed(std::optional<std::uint64_t> seed, const QString &seal);
    // Whether dice that are all entered wait until they are accepted. Off at first.
    void askTwice(bool isOn) { m_asksTwice = isOn; }

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
        std::bitset<kFaces> own = {}; // that it has
        std::optional<int> face = {}; // entered, 0 to 5
        QToolButton *button = nullptr;
    };

    template<typename Slot>
    QShortcut *onKey(Qt::Key key, Slot slot);
    void makeFaces();
    void makeAccept();
    void addDie(std::optional<Die> die, std::bitset<kFaces> own);
    void enter(int face);
    void accept();
    void takeBack();
    void showDice();
    void showFaces();
    bool isWhole() const;
    QString nameOf(const AskedDie &die, std::optional<int> face) const;
    QPixmap picture(const AskedDie &die, std::optional<int> face, int size) const;
    void retranslate();

    QPushButton *m_roll;
    QLabel *m_seed;
    QLabel *m_prompt;
    QGridLayout *m_strip;
    std::array<QToolButton *, kFaces> m_faces{};
    QToolButton *m_other; // faces that the die does not have
    QPushButton *m_accept;
    std::vector<QShortcut *> m_acceptKeys;
    bool m_asksTwice = false;
    std::vector<AskedDie> m_dice;
    std::optional<std::uint64_t> m_seedShown;
    QString m_sealShown;
    std::size_t m_next = 0; // the die that is entered next
};

} // namespace hexwerk::assault::ui
