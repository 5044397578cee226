#include "app/assault/page/play_panels.h"

#include <QSettings>
#include <QTabBar>
#include <QVBoxLayout>

#include "app/basis/large_type.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kSideWidth = 400;  // pixels
static constexpr int kSideLetters = 32; // if that is more
static constexpr std::array kPanelKeys = {
    std::pair(OwnAct::ShowLog, QLatin1String("play/log")),
    std::pair(OwnAct::ShowBoard, QLatin1String("play/board"))};

// Large writing leaves no room for it beside a map that can be read, unless it is asked for.
static QString settingOf(QLatin1String key)
{
    return isLargeType() ? key + QLatin1String("-large") : QString(key);
}

static bool isUsed(QLatin1String key)
{
    return QSettings().value(settingOf(key), !isLargeType()).toBool();
}

PlayPanels::PlayPanels(const Parts &parts, const OwnActions &actions, QWidget *parent)
    : QSplitter(parent)
    , m_parts(parts)
    , m_actions(actions)
    , m_table(new QSplitter(Qt::Vertical, this))
{
    m_table->addWidget(makeMap());
    m_table->addWidget(m_parts.board);
    m_table->addWidget(m_parts.log);
    addWidget(m_table);
    addWidget(makeSide());
    for (QSplitter *each : {m_table, static_cast<QSplitter *>(this)}) {
        each->setStretchFactor(0, 1);
        each->setChildrenCollapsible(false);
    }
    arrange();
    for (const auto &[act, key] : kPanelKeys)
        connect(m_actions[act], &QAction::triggered, this, [this, key = key](bool isOn) {
            QSettings().setValue(settingOf(key), isOn);
            refresh();
        });
}

QWidget *PlayPanels::makeMap()
{
    auto *map = new QWidget(this);
    auto *column = new QVBoxLayout(map);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    for (QWidget *part : m_parts.map)
        column->addWidget(part, part == m_parts.map.front() ? 1 : 0);
    return map;
}

QWidget *PlayPanels::makeSide()
{
    auto *side = new QWidget(this);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(6, 6, 6, 6);
    column->setSpacing(4);
    for (QWidget *part : m_parts.side)
        column->addWidget(part);
    for (QWidget *page : m_parts.pages)
        m_parts.tabs->addTab(page, {});
    column->addWidget(m_parts.tabs, 1);
    m_parts.buttons->addTo(*column);
    return side;
}

void PlayPanels::refresh()
{
    m_parts.log->setVisible(m_actions[OwnAct::ShowLog]->isChecked());
    m_parts.board->setVisible(m_actions[OwnAct::ShowBoard]->isChecked() &&
                              !m_parts.board->isEmpty());
    // They give way to the answers.
    m_parts.tabs->setMinimumHeight(m_parts.tabs->tabBar()->sizeHint().height());
    m_parts.buttons->makeRoom();
}

void PlayPanels::restore(const QByteArrayList &layout)
{
    if (layout.size() == 2 && m_table->restoreState(layout[0]) && restoreState(layout[1]))
        return;
    arrange();
}

void PlayPanels::reset()
{
    for (const auto &[act, key] : kPanelKeys)
        QSettings().remove(settingOf(key));
    arrange();
}

void PlayPanels::arrange()
{
    m_table->setSizes({530, 96, 100});
    const int side = std::max(kSideWidth, kSideLetters * fontMetrics().averageCharWidth());
    widget(1)->setMinimumWidth(side - 60);
    setSizes({1280 - side, side});
    for (const auto &[act, key] : kPanelKeys)
        m_actions[act]->setChecked(isUsed(key));
    refresh();
}

} // namespace hexwerk::assault::ui
