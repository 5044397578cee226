#include "app/assault/page/game_buttons.h"

#include "app/basis/large_type.h"
#include "editor/canvas/icons.h"
#include "editor/keys/action_keys.h"

namespace hexwerk::assault::ui {

GameButtons::GameButtons(const OwnActions &actions, QWidget *page)
    : QObject(page)
    , m_takeBack(new QPushButton(page))
    , m_rollAgain(new QToolButton(page))
    , m_save(new QPushButton(page))
{
    m_takeBack->setIcon(editor::icon(QStringLiteral("take_back")));
    m_save->setIcon(editor::icon(QStringLiteral("save")));
    m_rollAgain->setDefaultAction(actions[OwnAct::TakeBackRoll]);
    connect(m_takeBack, &QPushButton::clicked, this, &GameButtons::takeBackWanted);
    connect(m_save, &QPushButton::clicked, this, &GameButtons::saveWanted);
}

void GameButtons::addTo(QBoxLayout &column)
{
    auto *row = new QHBoxLayout;
    row->addWidget(m_takeBack);
    row->addWidget(m_rollAgain);
    row->addWidget(m_save);
    column.addLayout(row);
}

void GameButtons::makeRoom()
{
    for (QPushButton *button : {m_takeBack, m_save})
        button->setVisible(!isLargeType());
}

void GameButtons::refresh(bool canTakeBack, bool hasRollByHand)
{
    m_takeBack->setEnabled(canTakeBack);
    m_rollAgain->setVisible(hasRollByHand);
    m_takeBack->setToolTip(
        canTakeBack ? editor::tipWithKey(
                          tr("Go back to the last announcement; asks before undoing dice rolls"),
                          editor::keyOf(QStringLiteral("window.Undo")))
                    : tr("No orders have been given yet"));
}

void GameButtons::retranslate()
{
    m_takeBack->setText(tr("Take back"));
    m_save->setText(tr("Save game"));
    m_save->setToolTip(
        editor::tipWithKey(tr("Save the game; from then on, every order is added to the file"),
                           editor::keyOf(QStringLiteral("window.Save"))));
}

} // namespace hexwerk::assault::ui
