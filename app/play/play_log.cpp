#include "app/play/play_log.h"

#include "core/rulebook/rulebook.h"
#include "editor/text/event_text.h"
#include "editor/text/local_text.h"

namespace hexwerk {

using namespace assault;

PlayLog::PlayLog(QWidget *parent)
    : QListWidget(parent)
{
    setWordWrap(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const auto tellRule = [this](const QListWidgetItem *item) {
        emit ruleWanted(item->data(Qt::UserRole).toString());
    };
    connect(this, &QListWidget::itemClicked, this, tellRule);
    connect(this, &QListWidget::itemActivated, this, tellRule);
}

void PlayLog::forget()
{
    clear();
    m_orders = 0;
}

static bool isHeading(const Event &event)
{
    return std::holds_alternative<TurnBegan>(event.what) ||
           std::holds_alternative<ThresholdReached>(event.what) ||
           std::holds_alternative<GameEnded>(event.what);
}

void PlayLog::showGame(const play::Game<Assault> &game)
{
    const auto &log = game.log();
    if (m_orders > log.size())
        forget();
    for (; m_orders < log.size(); ++m_orders)
        for (const Event &event : log[m_orders].events) {
            const QString text = editor::EventText::of(game.position(), event);
            if (text.isEmpty())
                continue;
            const QString rule = editor::toQString(event.rule);
            auto *item = new QListWidgetItem(text, this);
            //: %1 is the id of a rule of our own
            item->setToolTip(isHouseRule(event.rule) ? tr("House rule %1").arg(rule) : rule);
            item->setData(Qt::UserRole, rule);
            if (isHeading(event)) {
                QFont bold = font();
                bold.setBold(true);
                item->setFont(bold);
            }
        }
    scrollToBottom();
}

} // namespace hexwerk
