#include "app/assault/campaign/plan_dialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QVBoxLayout>

#include "app/assault/answer/hand_over_panel.h"
#include "app/assault/campaign/campaign_words.h"
#include "app/basis/dialog_size.h"
#include "core/assault/game/message.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

static constexpr int kLine = Qt::UserRole;

PlanDialog::PlanDialog(const CampaignPosition &p, bool isAlone, QWidget *parent)
    : QDialog(parent)
    , m_p(p)
    , m_tree(new QTreeWidget(this))
    , m_sum(new QLabel(this))
    , m_refusal(new QLabel(this))
{
    setObjectName(QStringLiteral("plan"));
    setWindowTitle(tr("Decisions: %1").arg(CampaignWords::side(p, p.asked)));
    m_tree->setColumnCount(3);
    m_tree->setHeaderLabels({tr("Decision"), tr("Effect"), tr("Points")});
    m_tree->setAccessibleName(tr("Decisions"));
    m_tree->header()->setAccessibleName(m_tree->accessibleName());
    m_tree->setRootIsDecorated(false);
    addGroups();
    addAssignments();
    m_tree->expandAll();
    m_tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_refusal->setWordWrap(true);
    m_refusal->setTextFormat(Qt::PlainText);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_done = buttons->addButton(tr("&Decide"), QDialogButtonBox::AcceptRole);
    m_done->setDefault(true);
    m_done->setObjectName(QStringLiteral("agree"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_tree, &QTreeWidget::itemChanged, this, &PlanDialog::update);
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins({});
    column->addWidget(m_tree, 1);
    column->addWidget(m_sum);
    column->addWidget(m_refusal);
    column->addWidget(buttons);
    auto *cover = new HandOverPanel(this);
    connect(cover, &HandOverPanel::arrived, this, [this, cover, page] {
        cover->hide();
        page->show();
        m_tree->setFocus();
    });
    auto *whole = new QVBoxLayout(this);
    whole->addWidget(page);
    whole->addWidget(cover);
    whole->setAlignment(cover, Qt::AlignVCenter);
    resizeToText(*this, 90, 26);
    update();
    if (isAlone || !hasToPlan(p, 1 - p.asked))
        return;
    cover->ask(CampaignWords::side(p, p.asked),
               tr("The other side should not watch: it sees this plan only when both sides have "
                  "decided."));
    page->hide();
    cover->show();
}

QTreeWidgetItem *PlanDialog::group(const QString &title)
{
    auto *item = new QTreeWidgetItem(m_tree, {title});
    item->setFirstColumnSpanned(true);
    item->setFlags(Qt::ItemIsEnabled);
    QFont bold = font();
    bold.setBold(true);
    item->setFont(0, bold);
    return item;
}

void PlanDialog::addLine(QTreeWidgetItem &group, const std::string &line, const QString &what,
                         const QString &change, int points)
{
    auto *item = new QTreeWidgetItem(&group, {what, change, QString::number(points)});
    item->setCheckState(0, Qt::Unchecked);
    item->setData(0, kLine, editor::toQString(line));
    item->setTextAlignment(2, Qt::AlignRight);
}

void PlanDialog::addGroups()
{
    const SideIndex side = m_p.asked;
    const bool forPoints = m_p.campaign().carryOver.replacements == ReplacementRule::Points;
    if (m_p.fieldHolder == side && !m_p.abandoned.empty()) {
        QTreeWidgetItem *salvage = group(tr("Salvage"));
        for (std::size_t i = 0; i < m_p.abandoned.size(); ++i)
            addLine(*salvage, "salvage " + std::to_string(i),
                    CampaignWords::card(m_p, m_p.abandoned[i].card), tr("at half strength"), 0);
    }
    if (!forPoints)
        return;
    QTreeWidgetItem *restore = group(tr("Bring back to strength"));
    QTreeWidgetItem *replace = group(tr("Replace the lost"));
    QTreeWidgetItem *recruit = group(tr("From the reserve"));
    QTreeWidgetItem *promote = group(tr("Better weapons"));
    const std::vector<std::string> reserve = reserveCards(m_p, side);
    for (const CoreNow &core : m_p.cores) {
        if (core.side != side)
            continue;
        const UnitCard &card = m_p.setting->card(core.card);
        const QString name = CampaignWords::core(m_p, core);
        if (canBeRestored(m_p, core))
            addLine(*restore, "restore " + core.id, name,
                    //: strength points
                    tr("strength from %1 to %2").arg(core.strength).arg(card.strength),
                    costToRestore(m_p, core));
        if (!core.lives() && !core.isReplaced)
            addLine(*replace, "replace " + core.id, name,
                    tr("a new %1, recruits").arg(CampaignWords::card(m_p, core.card)), card.points);
        for (const std::string &better : reserve)
            if (core.lives() && better != core.card && m_p.setting->card(better).type == card.type)
                addLine(*promote, "promote " + core.id + " " + better, name,
                        CampaignWords::card(m_p, better), costToPromote(m_p, core, better));
    }
    for (const std::string &card : reserve)
        addLine(*recruit, "recruit " + card, CampaignWords::card(m_p, card),
                tr("a new core unit, recruits"), m_p.setting->card(card).points);
    for (QTreeWidgetItem *item : {restore, replace, recruit, promote})
        if (item->childCount() == 0)
            delete item;
}

// The unit that the scenario has there.
QString PlanDialog::placeOf(const std::string &unit) const
{
    for (const UnitSpec &spec : m_p.setting->grounds[m_p.battle].scenario.units)
        if (spec.id == unit)
            //: %1 is the id of a unit, %2 its name
            return tr("%1: %2").arg(editor::toQString(unit),
                                    spec.name.empty() ? CampaignWords::card(m_p, spec.card)
                                                      : editor::inWindowLanguage(spec.name));
    return editor::toQString(unit);
}

void PlanDialog::addAssignments()
{
    QTreeWidgetItem *places = nullptr;
    for (const BattleSlot &slot : m_p.nextBattle().unitSlots) {
        if (!slot.choose || m_p.setting->sideIndex(slot.side) != m_p.asked)
            continue;
        if (!places)
            places = group(tr("Assign to places"));
        for (const std::string &unit : slot.units) {
            auto *item = new QTreeWidgetItem(places, {placeOf(unit)});
            item->setFlags(Qt::ItemIsEnabled);
            auto *box = new QComboBox(m_tree);
            box->setAccessibleName(tr("Core unit in the place of %1").arg(editor::toQString(unit)));
            box->addItem(tr("in the order of the roster"));
            for (const CoreNow &core : m_p.cores)
                if (mayTake(m_p, slot, core))
                    box->addItem(CampaignWords::core(m_p, core), editor::toQString(core.id));
            m_tree->setItemWidget(item, 1, box);
            m_places.emplace_back(unit, box);
            connect(box, &QComboBox::currentIndexChanged, this, &PlanDialog::update);
        }
    }
}

PlanLines PlanDialog::lines() const
{
    PlanLines lines;
    for (int g = 0; g < m_tree->topLevelItemCount(); ++g)
        for (int i = 0; i < m_tree->topLevelItem(g)->childCount(); ++i) {
            const QTreeWidgetItem &item = *m_tree->topLevelItem(g)->child(i);
            const QString line = item.data(0, kLine).toString();
            if (!line.isEmpty() && item.checkState(0) == Qt::Checked)
                lines.push_back(line.toStdString());
        }
    for (const auto &[unit, box] : m_places)
        if (const QString core = box->currentData().toString(); !core.isEmpty())
            lines.push_back("assign " + unit + " " + core.toStdString());
    return lines;
}

void PlanDialog::update()
{
    CampaignPosition after = m_p;
    std::vector<CampaignEvent> events;
    const auto ruling = carryOutPlan(after, m_p.asked, lines(), events);
    m_sum->setVisible(m_p.campaign().carryOver.replacements == ReplacementRule::Points);
    m_sum->setText(ruling ? tr("%1 of %2 replacement points left")
                                .arg(after.points[m_p.asked])
                                .arg(m_p.points[m_p.asked])
                          : tr("%1 replacement points").arg(m_p.points[m_p.asked]));
    m_refusal->setText(ruling ? QString() : RefusalText::withRule(ruling.error()));
    m_done->setEnabled(ruling.has_value());
}

} // namespace hexwerk::assault::ui
