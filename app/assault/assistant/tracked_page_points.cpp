// Command points in a followed game: put on cards before the turn, and where they lie. [R6.2.2]
#include <QHBoxLayout>
#include <QToolButton>

#include "app/assault/assistant/large_parts.h"
#include "app/assault/assistant/tracked_page.h"
#include "app/assault/beside/points_bar.h"
#include "app/basis/large_type.h"
#include "core/assault/rules/course/command.h"
#include "core/assault/tabletop/table_points.h"
#include "editor/assault/text/play_text.h"

namespace hexwerk::assault::ui {

void TrackedPage::fillPoints()
{
    const Position &p = table().game;
    if (p.phase == Phase::Planning)
        for (const CommandPool &pool : p.points)
            fillPool(pool);
    auto *bar = new PointsBar(m_course);
    connect(bar, &PointsBar::ruleWanted, this, &TrackedPage::showRule);
    m_answers->addWidget(bar);
    bar->show(p);
}

void TrackedPage::fillPool(const CommandPool &pool)
{
    const Position &p = table().game;
    const int all = pointsToAllot(pool);
    int put = 0;
    for (const PointsOnCard &pile : pool.onCards)
        put += pile.left;
    auto *title = new QLabel(m_course);
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    const QString side = PlayText::side(p, pool.side);
    title->setText(
        tr("%1: %2 of %3 points on cards")
            .arg(pool.player == 0 ? side : tr("%1, player %2").arg(side).arg(pool.player))
            .arg(put)
            .arg(all));
    m_answers->addWidget(title);
    title->show();
    for (const std::size_t card : cardsToPlan(p, pool)) {
        const std::string &id = p.setting->cards[card].id;
        const QString name = PlayText::card(p, id);
        const int points = pointsOnCard(pool, card);
        auto *box = new QWidget(m_course);
        auto *row = new QHBoxLayout(box);
        row->setContentsMargins({});
        auto *label = new QLabel(name, box);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        row->addWidget(label, 1);
        const auto step = [&](const QString &sign, int to, const QString &says) {
            auto *one = new QToolButton(box);
            one->setText(sign);
            one->setAccessibleName(says.arg(name));
            one->setFocusPolicy(Qt::NoFocus);
            one->setFixedSize(kLargeTarget, kLargeTarget);
            const PutPoints order{pool.side, pool.player, id, to};
            one->setEnabled(Tabletop::query(table(), order).has_value());
            connect(one, &QToolButton::clicked, this, [this, order] { tell(order); });
            row->addWidget(one);
        };
        //: %1 is a unit card
        step(QStringLiteral("−"), points - 1, tr("One point less on %1"));
        auto *number = new QLabel(QString::number(points), box);
        number->setStyleSheet(QStringLiteral("font-weight: bold"));
        number->setAlignment(Qt::AlignCenter);
        number->setMinimumWidth(kLargeTarget);
        row->addWidget(number);
        //: %1 is a unit card
        step(QStringLiteral("+"), points + 1, tr("One point more on %1"));
        m_answers->addWidget(box);
        box->show();
    }
}

} // namespace hexwerk::assault::ui
