#include "app/assault/answer/policy_dialog.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/assault/aside/reaction_odds.h"
#include "editor/assault/text/play_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kMostListed = 7;
static constexpr int kUsualPercent = 25;

PolicyDialog::PolicyDialog(const Position &p, QWidget *parent)
    : QDialog(parent)
    , m_position(p)
    , m_never(new QRadioButton(tr("&Never"), this))
    , m_ofUnits(new QRadioButton(tr("Only when one of these &units may fire:"), this))
    , m_fromOdds(new QRadioButton(tr("Only when the &chance of an effect is above:"), this))
    , m_units(new QListWidget(this))
    , m_percent(new QSpinBox(this))
    //: %1 is a unit
    , m_move(new QRadioButton(
          tr("Until the &move of %1 ends").arg(PlayText::unit(p, p.pending.unit)), this))
    , m_turn(new QRadioButton(tr("Until the &turn ends"), this))
{
    setObjectName(QStringLiteral("reaction-policy"));
    setWindowTitle(tr("Ask about reactions"));
    auto *words = new QLabel(tr("When do you want to be asked from now on? Otherwise the program "
                                "declines for you, with an order in the game each time."),
                             this);
    words->setWordWrap(true);
    auto *when = new QButtonGroup(this);
    for (QRadioButton *each : {m_never, m_ofUnits, m_fromOdds})
        when->addButton(each);
    auto *until = new QButtonGroup(this);
    until->addButton(m_move);
    until->addButton(m_turn);
    m_ofUnits->setChecked(true);
    m_move->setChecked(true);
    m_percent->setRange(0, 100);
    m_percent->setValue(kUsualPercent);
    m_percent->setSuffix(tr(" %"));
    m_percent->setAccessibleName(tr("Chance of an effect"));
    m_percent->setToolTip(tr("The best chance of all that may fire, before covering fire"));
    m_units->setAccessibleName(tr("Units that may fire"));
    listUnits();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(when, &QButtonGroup::buttonToggled, this, &PolicyDialog::enableParts);
    auto *column = new QVBoxLayout(this);
    for (QWidget *each : std::initializer_list<QWidget *>{words, m_never, m_ofUnits, m_units,
                                                          m_fromOdds, m_percent})
        column->addWidget(each);
    column->addSpacing(fontMetrics().height() / 2);
    column->addWidget(m_move);
    column->addWidget(m_turn);
    column->addWidget(buttons);
    enableParts();
    const int width = 64 * fontMetrics().averageCharWidth();
    setMinimumSize(width, column->totalHeightForWidth(width));
}

// All of the side that may still react this turn; those that may now with their chance, and
// checked.
void PolicyDialog::listUnits()
{
    const Position &p = m_position;
    const std::vector<UnitId> now = reactorsNow(p);
    for (const Unit &unit : p.units) {
        if (unit.side != p.pending.side || !unit.inPlay() || unit.activated)
            continue;
        const bool canNow = std::find(now.begin(), now.end(), unit.id) != now.end();
        QString text = PlayText::unitAndHex(p, unit.id);
        if (canNow)
            //: %1 is a unit with its hex, %2 a number of per cent
            text = tr("%1 – %2 % now")
                       .arg(text)
                       .arg(qRound(100 * chanceOfEffect(p, reactionShot(p, unit.id)).value_or(0)));
        auto *item = new QListWidgetItem(text, m_units);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(canNow ? Qt::Checked : Qt::Unchecked);
        item->setData(Qt::UserRole, unit.id.value());
    }
    const int rows = std::clamp(m_units->count(), 2, kMostListed);
    m_units->setFixedHeight(rows * m_units->sizeHintForRow(0) + 2 * m_units->frameWidth());
}

void PolicyDialog::enableParts()
{
    m_units->setEnabled(m_ofUnits->isChecked());
    m_percent->setEnabled(m_fromOdds->isChecked());
}

ReactionPolicy PolicyDialog::policy() const
{
    const Position &p = m_position;
    ReactionPolicy policy{.side = p.pending.side,
                          .ask = m_never->isChecked()     ? ReactionPolicy::Ask::Never
                                 : m_ofUnits->isChecked() ? ReactionPolicy::Ask::Units
                                                          : ReactionPolicy::Ask::Odds,
                          .until = m_move->isChecked() ? ReactionPolicy::Until::MoveEnds
                                                       : ReactionPolicy::Until::TurnEnds,
                          .mover = p.pending.unit,
                          .turn = p.turn,
                          .percent = m_percent->value()};
    for (int row = 0; row < m_units->count(); ++row)
        if (const QListWidgetItem *item = m_units->item(row); item->checkState() == Qt::Checked)
            policy.units.push_back(UnitId{item->data(Qt::UserRole).toUInt()});
    return policy;
}

} // namespace hexwerk::assault::ui
