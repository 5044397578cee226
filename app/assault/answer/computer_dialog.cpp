#include "app/assault/answer/computer_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>

#include "app/assault/answer/opponent_choice.h"

namespace hexwerk::assault::ui {

ComputerDialog::ComputerDialog(const std::array<QString, 2> &sides, std::array<bool, 2> played,
                               Opponent opponent, int pace, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("computer-opponent"));
    setWindowTitle(tr("Computer opponent"));
    auto *words = new QLabel(tr("The computer sees no more than its side may see, and rolls its "
                                "own dice. You can change this at any time during the game."),
                             this);
    words->setWordWrap(true);
    auto *form = new QFormLayout;
    for (std::size_t side = 0; side < sides.size(); ++side) {
        auto *player = new QComboBox(this);
        player->addItem(tr("A person"), false);
        player->addItem(tr("The computer"), true);
        player->setCurrentIndex(played[side] ? 1 : 0);
        m_sides[side] = player;
        form->addRow(tr("%1:").arg(sides[side]), player);
    }
    m_level = new QComboBox(this);
    OpponentChoice::addLevels(*m_level);
    m_level->setCurrentIndex(m_level->findData(static_cast<int>(opponent.level)));
    form->addRow(tr("Strength:"), m_level);
    m_temper = new QComboBox(this);
    OpponentChoice::addTempers(*m_temper);
    m_temper->setCurrentIndex(m_temper->findData(static_cast<int>(opponent.temper)));
    form->addRow(tr("Style:"), m_temper);
    m_pace = new QComboBox(this);
    for (const auto &[name, milliseconds] : std::initializer_list<std::pair<QString, int>>{
             {tr("Slow"), 1500}, {tr("Normal"), 700}, {tr("Fast"), 250}, {tr("At once"), 0}})
        m_pace->addItem(name, milliseconds);
    const int known = m_pace->findData(pace);
    m_pace->setCurrentIndex(known >= 0 ? known : 1);
    form->addRow(tr("Pace:"), m_pace);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(words);
    column->addLayout(form);
    column->addWidget(buttons);
}

std::array<bool, 2> ComputerDialog::played() const
{
    return {m_sides[0]->currentData().toBool(), m_sides[1]->currentData().toBool()};
}

Opponent ComputerDialog::opponent() const
{
    return {static_cast<Level>(m_level->currentData().toInt()),
            static_cast<Temper>(m_temper->currentData().toInt())};
}

int ComputerDialog::pace() const
{
    return m_pace->currentData().toInt();
}

} // namespace hexwerk::assault::ui
