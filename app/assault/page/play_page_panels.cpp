// How the room is shared out between map, log, board and side.
#include <QHBoxLayout>
#include <QSettings>
#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>

#include "app/assault/page/play_page.h"
#include "app/basis/large_type.h"
#include "editor/canvas/icons.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kSideWidth = 400;  // pixels
static constexpr int kSideLetters = 32; // if that is more
static constexpr std::array kPanelKeys = {std::pair(Act::ShowLog, QLatin1String("play/log")),
                                          std::pair(Act::ShowBoard, QLatin1String("play/board"))};

// Large writing leaves no room for it beside a map that can be read, unless it is asked for.
static QString settingOf(QLatin1String key)
{
    return isLargeType() ? key + QLatin1String("-large") : QString(key);
}

static bool isUsed(QLatin1String key)
{
    return QSettings().value(settingOf(key), !isLargeType()).toBool();
}

void PlayPage::connectPanels()
{
    for (const auto &[act, key] : kPanelKeys)
        connect(m_actions[act], &QAction::triggered, this, [this, key = key](bool isOn) {
            QSettings().setValue(settingOf(key), isOn);
            showPanels();
        });
}

void PlayPage::showPanels()
{
    m_log->setVisible(m_actions[Act::ShowLog]->isChecked());
    m_boardView->setVisible(m_actions[Act::ShowBoard]->isChecked() && !m_board->tracks().empty());
    // They give way to the answers.
    m_tabs->setMinimumHeight(m_tabs->tabBar()->sizeHint().height());
    for (QPushButton *button : {m_takeBack, m_save})
        button->setVisible(!isLargeType()); // the tool bar has them too
}

QByteArrayList PlayPage::layoutOfPanels() const
{
    return {m_table->saveState(), m_halves->saveState()};
}

void PlayPage::restorePanels(const QByteArrayList &layout)
{
    if (layout.size() == 2 && m_table->restoreState(layout[0]) && m_halves->restoreState(layout[1]))
        return;
    arrangePanels();
}

void PlayPage::resetPanels()
{
    for (const auto &[act, key] : kPanelKeys)
        QSettings().remove(settingOf(key));
    arrangePanels();
}

void PlayPage::arrangePanels()
{
    m_table->setSizes({530, 96, 100});
    const int side = std::max(kSideWidth, kSideLetters * fontMetrics().averageCharWidth());
    m_halves->widget(1)->setMinimumWidth(side - 60);
    m_halves->setSizes({1280 - side, side});
    for (const auto &[act, key] : kPanelKeys)
        m_actions[act]->setChecked(isUsed(key));
    showPanels();
}

QWidget *PlayPage::makeSide()
{
    for (QWidget *page :
         std::initializer_list<QWidget *>{m_scenarioView, m_preview, m_rule, m_units})
        m_tabs->addTab(page, {});
    auto *buttons = new QHBoxLayout;
    m_takeBack->setIcon(editor::icon(QStringLiteral("take_back")));
    m_save->setIcon(editor::icon(QStringLiteral("save")));
    m_rollAgain->setDefaultAction(m_actions[Act::TakeBackRoll]);
    buttons->addWidget(m_takeBack);
    buttons->addWidget(m_rollAgain);
    buttons->addWidget(m_save);
    auto *side = new QWidget(this);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(6, 6, 6, 6);
    column->setSpacing(4);
    column->addWidget(m_guide);
    column->addWidget(m_question);
    column->addWidget(m_answer);
    column->addWidget(m_cover);
    column->addWidget(m_policies);
    column->addWidget(m_offProfile);
    column->addWidget(m_tabs, 1);
    column->addLayout(buttons);
    return side;
}

} // namespace hexwerk::assault::ui
