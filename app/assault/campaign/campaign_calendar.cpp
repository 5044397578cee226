#include "app/assault/campaign/campaign_calendar.h"

#include <QHeaderView>
#include <QSignalBlocker>

#include "app/assault/campaign/campaign_words.h"

namespace hexwerk::assault::ui {

CampaignCalendar::CampaignCalendar(QWidget *parent)
    : QTableWidget(0, kColumns, parent)
{
    setObjectName(QStringLiteral("calendar"));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(Result, QHeaderView::Stretch);
}

void CampaignCalendar::show(const CampaignPosition &p)
{
    const std::optional<int> before = chosen();
    const QSignalBlocker quiet(this);
    setHorizontalHeaderLabels({tr("Date"), tr("Battle"), tr("Result"), tr("Turns")});
    setAccessibleName(tr("Calendar"));
    horizontalHeader()->setAccessibleName(accessibleName());
    setRowCount(0);
    //: %1 is the number of a battle, %2 its name
    const QString numbered = tr("%1. %2");
    const auto name = [&](std::size_t battle) {
        return numbered.arg(rowCount() + 1).arg(CampaignWords::battle(p, battle));
    };
    for (const Fought &one : p.fought)
        add(CampaignWords::date(p.campaign().battles[one.battle].date), name(one.battle),
            CampaignWords::outcome(p, one), QString::number(one.turns));
    if (const QString next = CampaignWords::now(p); !next.isEmpty())
        add(CampaignWords::date(p.nextBattle().date), name(p.battle), next, {});
    choose(before);
}

void CampaignCalendar::add(const QString &date, const QString &battle, const QString &result,
                           const QString &turns)
{
    const int row = rowCount();
    insertRow(row);
    int column = 0;
    for (const QString &text : {date, battle, result, turns})
        setItem(row, column++, new QTableWidgetItem(text));
}

std::optional<int> CampaignCalendar::chosen() const
{
    const auto items = selectedItems();
    return items.isEmpty() ? std::nullopt : std::optional(items.front()->row() + 1);
}

void CampaignCalendar::choose(std::optional<int> battleNumber)
{
    if (battleNumber && *battleNumber <= rowCount())
        selectRow(*battleNumber - 1);
    else
        clearSelection();
}

} // namespace hexwerk::assault::ui
