// All dice of an attack on one page: a row for each die, the same six columns in all of them.
#pragma once

#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include "core/assault/dice/dice.h"
#include "core/assault/tabletop/table_attack.h"

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

class DiceTable final : public QWidget
{
    Q_OBJECT

public:
    explicit DiceTable(QWidget *parent = nullptr);

    // Those that were rolled before are left out but for the last `shown`; the ring lies on the
    // first die that is not told. `needs`: what a D6 has to show, for its title; may be empty.
    void setRolls(const std::vector<TableRoll> &rolls, const DiceFaces &faces,
                  const QString &needs);
    // Rolls beside each other instead of below.
    void setColumns(int columns);
    // As if the face of the die in the ring was pressed, 0 to 5; false if there is none.
    bool press(int face);
    // A button of the die in the ring; null if none is open.
    QWidget *openDie() const { return m_ring ? m_rows[*m_ring].faces[0] : nullptr; }
    // The buttons of a die, for tests and the keyboard.
    QToolButton *button(std::size_t roll, std::size_t die, int face) const;

signals:
    void told(std::size_t roll, std::size_t die, const hexwerk::assault::TableFace &face);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    static constexpr int kFaces = 6;

    struct Row
    {
        std::size_t roll = 0;
        std::size_t die = 0;
        std::optional<Die> colour = {}; // none: a plain die
        QLabel *word = nullptr;
        std::array<QToolButton *, kFaces> faces = {};
    };

    void rebuild();
    void fill();
    static QString titleOf(RollUse use);
    QWidget *makeRoll(std::size_t roll);
    TableFace faceAt(const Row &row, int face) const;

    std::vector<TableRoll> m_rolls;
    DiceFaces m_faces;
    QString m_needs;
    int m_columns = 2;
    std::vector<Row> m_rows;
    std::vector<QWidget *> m_groups;
    std::vector<TableRoll> m_built;    // what the rows were made for
    std::optional<std::size_t> m_ring; // a row
};

} // namespace hexwerk::assault::ui
