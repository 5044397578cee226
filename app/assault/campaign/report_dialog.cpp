#include "app/assault/campaign/report_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include "app/assault/campaign/campaign_words.h"
#include "app/assault/campaign/core_picture.h"
#include "app/basis/dialog_size.h"
#include "core/assault/campaign/battle_forces.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kUnitPicture = 28; // pixels

ReportDialog::ReportDialog(const CampaignPosition &p, QWidget *parent)
    : QDialog(parent)
    , m_p(p)
    , m_fought(battleScenario(p))
    , m_winner(new QComboBox(this))
    , m_margin(new QSpinBox(this))
    , m_turns(new QSpinBox(this))
    , m_table(new QTableWidget(0, kColumns, this))
{
    setObjectName(QStringLiteral("report"));
    setWindowTitle(tr("Result of %1").arg(CampaignWords::battle(p, p.battle)));
    m_winner->addItem(CampaignWords::side(p, 0), 0);
    m_winner->addItem(CampaignWords::side(p, 1), 1);
    m_winner->addItem(tr("Nobody: a draw"), int(kNobody));
    m_margin->setToolTip(tr("How many more units the loser has lost"));
    m_turns->setRange(1, 99);
    m_turns->setValue(m_fought.turns);
    m_winner->setAccessibleName(tr("Winner"));
    m_margin->setAccessibleName(tr("Margin"));
    m_turns->setAccessibleName(tr("Turns played"));
    auto *form = new QFormLayout;
    form->addRow(tr("&Winner"), m_winner);
    form->addRow(tr("&Margin"), m_margin);
    form->addRow(tr("&Turns played"), m_turns);
    m_table->setHorizontalHeaderLabels(
        {tr("Unit"), tr("Strength left"), tr("Kills"), tr("Objectives taken"), tr("Lost")});
    m_table->horizontalHeader()->moveSection(Lost, Strength);
    m_table->setAccessibleName(tr("Units"));
    m_table->horizontalHeader()->setAccessibleName(m_table->accessibleName());
    m_table->verticalHeader()->hide();
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setIconSize({kUnitPicture, kUnitPicture});
    m_table->installEventFilter(this);
    addUnits();
    m_table->resizeColumnsToContents();
    m_table->resizeRowsToContents();
    m_table->setCurrentCell(0, Unit);
    connect(m_table, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem *item) {
        QSpinBox *box = item->column() == Lost ? boxIn(item->row(), Strength) : nullptr;
        const bool isLost = item->checkState() == Qt::Checked;
        if (box && isLost != (box->value() == 0))
            box->setValue(isLost ? 0 : m_before[static_cast<std::size_t>(item->row())]);
    });
    auto *words = new QLabel(
        tr("Each unit starts with its strength before the battle, so only enter what it lost. In a "
           "row, a digit sets the strength left (0: lost), + and − count kills, and O an objective "
           "taken."),
        this);
    words->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_done = buttons->addButton(tr("Both agree: &record it"), QDialogButtonBox::AcceptRole);
    m_done->setDefault(true);
    m_done->setShortcut(QKeyCombination(Qt::ControlModifier, Qt::Key_Return));
    m_done->setObjectName(QStringLiteral("agree"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_winner, &QComboBox::currentIndexChanged, this, &ReportDialog::update);
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(words);
    column->addWidget(m_table, 1);
    for (const Term *term : battleTerms(p.nextBattle())) {
        m_terms.push_back(new QCheckBox(CampaignWords::term(p, *term), this));
        column->addWidget(m_terms.back());
    }
    column->addWidget(buttons);
    resizeToText(*this, 80, 28);
    update();
}

QSpinBox *ReportDialog::number(int row, Column column, int value, int most, const QString &name)
{
    auto *box = new QSpinBox(m_table);
    box->setRange(0, most);
    box->setValue(value);
    //: %1 is a unit, %2 the title of a column
    box->setAccessibleName(tr("%1: %2").arg(name, m_table->horizontalHeaderItem(column)->text()));
    m_table->setCellWidget(row, column, box);
    return box;
}

void ReportDialog::addUnits()
{
    for (const SlotTaken &taken : m_p.taken) {
        const auto unit = std::find_if(m_fought.units.begin(), m_fought.units.end(),
                                       [&](const UnitSpec &spec) { return spec.id == taken.unit; });
        if (unit == m_fought.units.end())
            continue;
        const QString name = taken.core ? CampaignWords::core(m_p, m_p.cores[*taken.core])
                                        : CampaignWords::card(m_p, unit->card);
        const int most = m_p.setting->card(unit->card).strength;
        const int row = m_table->rowCount();
        m_table->insertRow(row);
        auto *item = new QTableWidgetItem(
            //: %1 is a unit, %2 its side
            tr("%1, %2").arg(name, CampaignWords::side(m_p, m_p.setting->sideIndex(unit->side))));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        if (taken.core)
            item->setIcon(corePicture(m_p, m_p.cores[*taken.core], kUnitPicture));
        m_table->setItem(row, Unit, item);
        auto *lost = new QTableWidgetItem;
        lost->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        lost->setCheckState(Qt::Unchecked);
        lost->setData(Qt::AccessibleTextRole, tr("%1: %2").arg(name, tr("Lost")));
        m_table->setItem(row, Lost, lost);
        const int before = taken.core ? m_p.cores[*taken.core].strength : most;
        m_before.push_back(before);
        connect(number(row, Strength, before, most, name), &QSpinBox::valueChanged, this,
                [lost](int left) { lost->setCheckState(left == 0 ? Qt::Checked : Qt::Unchecked); });
        number(row, Kills, 0, 99, name);
        number(row, Objectives, 0, 99, name);
        m_units.push_back(&*unit);
    }
}

QSpinBox *ReportDialog::boxIn(int row, Column column) const
{
    return static_cast<QSpinBox *>(m_table->cellWidget(row, column));
}

bool ReportDialog::press(int row, const QString &key)
{
    bool isDigit = false;
    const int digit = key.toInt(&isDigit);
    if (isDigit && key.size() == 1)
        boxIn(row, Strength)->setValue(digit);
    else if (key == u"+" || key == u"-")
        boxIn(row, Kills)->stepBy(key == u"+" ? 1 : -1);
    else if (key == u"o" || key == u"O")
        boxIn(row, Objectives)->stepBy(1);
    else
        return false;
    return true;
}

bool ReportDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress && m_table->currentRow() >= 0 &&
        press(m_table->currentRow(), static_cast<QKeyEvent *>(event)->text()))
        return true;
    return QDialog::eventFilter(watched, event);
}

// [H14.9a] What the loser has lost of its guns and vehicles is left on the field.
BattleReport ReportDialog::report() const
{
    BattleReport report{.margin = m_margin->value(), .turns = m_turns->value()};
    const auto winner = static_cast<SideIndex>(m_winner->currentData().toInt());
    if (winner != kNobody)
        report.winner = m_p.campaign().sides[winner].id;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const UnitSpec &unit = *m_units[static_cast<std::size_t>(row)];
        const int strength = boxIn(row, Strength)->value();
        report.fates.push_back(
            {unit.id, strength, boxIn(row, Kills)->value(), boxIn(row, Objectives)->value()});
        if (strength == 0 && winner != kNobody && unit.side != report.winner &&
            m_p.setting->card(unit.card).type != UnitType::Infantry)
            report.abandoned.push_back(unit.id);
    }
    for (const QCheckBox *term : m_terms)
        report.terms.push_back(term->isChecked());
    return report;
}

void ReportDialog::update()
{
    const bool isDraw = m_winner->currentData().toInt() == int(kNobody);
    m_margin->setEnabled(!isDraw);
    if (isDraw)
        m_margin->setValue(0);
}

} // namespace hexwerk::assault::ui
