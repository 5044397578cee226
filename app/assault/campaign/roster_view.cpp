#include "app/assault/campaign/roster_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "app/assault/campaign/campaign_words.h"
#include "app/assault/campaign/core_picture.h"
#include "app/assault/campaign/roster_delegate.h"
#include "editor/assault/text/choice_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kCoreId = Qt::UserRole;
static constexpr int kPicture = 40; // pixels

RosterView::RosterView(QWidget *parent)
    : QWidget(parent)
    , m_sides(new QTabBar(this))
    , m_search(new QLineEdit(this))
    , m_table(new QTableWidget(0, kColumns, this))
{
    for (int tab = 0; tab < 3; ++tab)
        m_sides->addTab({});
    m_sides->setObjectName(QStringLiteral("roster-sides"));
    m_search->setObjectName(QStringLiteral("search-roster"));
    m_search->setClearButtonEnabled(true);
    m_table->setObjectName(QStringLiteral("roster"));
    m_table->setItemDelegate(new RosterDelegate(m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(
        std::max(kPicture + 8, fontMetrics().height() + 26));
    m_table->setIconSize({kPicture, kPicture});
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    auto *filters = new QHBoxLayout;
    filters->addWidget(m_sides);
    filters->addStretch(1);
    filters->addWidget(m_search);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->addLayout(filters);
    column->addWidget(m_table, 1);
    const auto filter = [this] {
        fill();
        emit chosenChanged();
    };
    connect(m_sides, &QTabBar::currentChanged, this, filter);
    connect(m_search, &QLineEdit::textChanged, this, filter);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &RosterView::chosenChanged);
    retranslate();
}

void RosterView::show(const CampaignPosition &p)
{
    m_p = &p;
    //: %1 is a side, %2 how many units it has
    const QString counted = tr("%1 (%2)");
    for (SideIndex side = 0; side < 2; ++side)
        m_sides->setTabText(
            side, counted.arg(CampaignWords::side(p, side))
                      .arg(std::count_if(p.cores.begin(), p.cores.end(),
                                         [side](const CoreNow &one) { return one.side == side; })));
    m_sides->setTabText(2, counted.arg(tr("Everyone")).arg(p.cores.size()));
    fill();
}

std::string RosterView::chosen() const
{
    const auto chosen = m_table->selectedItems();
    return chosen.isEmpty()
               ? std::string()
               : m_table->item(chosen.front()->row(), Name)->data(kCoreId).toString().toStdString();
}

bool RosterView::isListed(const CoreNow &core) const
{
    const QString words = m_search->text().trimmed();
    return (m_sides->currentIndex() == 2 || core.side == m_sides->currentIndex()) &&
           (CampaignWords::core(*m_p, core).contains(words, Qt::CaseInsensitive) ||
            CampaignWords::card(*m_p, core.card).contains(words, Qt::CaseInsensitive));
}

void RosterView::fill()
{
    if (!m_p)
        return;
    const std::string before = chosen();
    const QSignalBlocker quiet(m_table);
    m_table->setRowCount(0);
    for (const CoreNow &core : m_p->cores) {
        if (!isListed(core))
            continue;
        add(core);
        if (core.id == before)
            m_table->selectRow(m_table->rowCount() - 1);
    }
}

void RosterView::add(const CoreNow &core)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    const auto set = [&](Column column, const QString &text) {
        auto *item = new QTableWidgetItem(text);
        if (!core.lives())
            item->setForeground(palette().placeholderText());
        m_table->setItem(row, column, item);
        return item;
    };
    QTableWidgetItem *name = set(Name, CampaignWords::core(*m_p, core));
    name->setIcon(corePicture(*m_p, core, kPicture));
    name->setData(kCoreId, editor::toQString(core.id));
    QFont bold = m_table->font();
    bold.setBold(true);
    name->setFont(bold);
    set(Card, CampaignWords::card(*m_p, core.card));
    const int most = m_p->setting->card(core.card).strength;
    //: strength points
    set(Strength, tr("%1 of %2").arg(core.strength).arg(most))
        ->setData(RosterDelegate::BoxesRole, QPoint(core.strength, most));
    set(Experience, ChoiceText::experience(experienceOf(core)));
    set(Kills, QString::number(core.kills));
    set(Battles, QString::number(core.battles));
    QStringList medals;
    for (const int medal : core.medals)
        medals << CampaignWords::medal(*m_p,
                                       m_p->campaign().medals[static_cast<std::size_t>(medal)].id);
    QTableWidgetItem *dots = set(Medals, QString::number(core.medals.size()));
    dots->setToolTip(medals.join(QStringLiteral(", ")));
    dots->setData(RosterDelegate::DotsRole, static_cast<int>(core.medals.size()));
    using Badge = RosterDelegate::Badge;
    set(State, CampaignWords::state(*m_p, core))
        ->setData(RosterDelegate::BadgeRole,
                  static_cast<int>(!core.lives() || core.battlesLeft == 0 ? Badge::Lost
                                   : core.strength < most                 ? Badge::Reduced
                                                                          : Badge::Good));
}

void RosterView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void RosterView::retranslate()
{
    m_table->setHorizontalHeaderLabels({tr("Name"), tr("Card"), tr("Strength"), tr("Experience"),
                                        tr("Kills"), tr("Battles"), tr("Medals"), tr("State")});
    m_table->setAccessibleName(tr("Roster"));
    m_table->horizontalHeader()->setAccessibleName(m_table->accessibleName());
    m_search->setPlaceholderText(tr("Name or card"));
    m_search->setAccessibleName(tr("Find units of the roster"));
}

} // namespace hexwerk::assault::ui
