#include "app/assault/analysis/analysis_dialog.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>

#include "app/basis/dialog_size.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/text/advice_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/canvas/icons.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

static constexpr double kQuickSeconds = 0.1;
static constexpr double kThoroughSeconds = 1;
static constexpr std::size_t kMostSwings = 6;
static constexpr std::size_t kMostMistakes = 3;

AnalysisDialog::AnalysisDialog(Game game, QWidget *parent)
    : QDialog(parent)
    , m_game(std::move(game))
    , m_analysis(this)
    , m_depth(new QComboBox(this))
    , m_toggle(new QPushButton(this))
    , m_progress(new QProgressBar(this))
    , m_curve(new ChanceCurve(this))
    , m_words(new QLabel(this))
    , m_rows(new QTreeWidget(this))
{
    setObjectName(u"analysis"_s);
    m_depth->addItems({{}, {}});
    m_words->setWordWrap(true);
    m_rows->setColumnCount(3);
    m_rows->setRootIsDecorated(false);
    m_rows->setWordWrap(true);
    m_rows->setUniformRowHeights(false);
    m_rows->setAlternatingRowColors(true);
    m_rows->header()->setStretchLastSection(false);
    for (int column = 0; column < 3; ++column)
        m_rows->header()->setSectionResizeMode(column, column == 1 ? QHeaderView::Stretch
                                                                   : QHeaderView::ResizeToContents);
    auto *row = new QHBoxLayout;
    row->addWidget(m_depth);
    row->addWidget(m_toggle);
    row->addWidget(m_progress, 1);
    auto *buttons = new QDialogButtonBox(this);
    m_close = buttons->addButton(QString(), QDialogButtonBox::RejectRole);
    m_close->setIcon(editor::icon(u"remove"_s));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addLayout(row);
    column->addWidget(m_curve, 1);
    column->addWidget(m_words);
    column->addWidget(m_rows, 2);
    column->addWidget(buttons);
    connect(m_toggle, &QPushButton::clicked, this, &AnalysisDialog::toggle);
    connect(m_curve, &ChanceCurve::momentWanted, this, &AnalysisDialog::momentWanted);
    const auto go = [this](QTreeWidgetItem *item) {
        if (const QVariant order = item->data(0, Qt::UserRole); order.isValid())
            emit momentWanted(static_cast<std::size_t>(order.toULongLong()));
    };
    connect(m_rows, &QTreeWidget::itemClicked, this, go);
    connect(m_rows, &QTreeWidget::itemActivated, this, go);
    connect(&m_analysis, &GameAnalysis::progressed, this, [this](int done) {
        m_progress->setValue(done);
        refresh();
    });
    connect(&m_analysis, &GameAnalysis::finished, this, &AnalysisDialog::retranslate);
    m_progress->setMaximum(std::max(1, static_cast<int>(m_game.tasks.size())));
    resizeToText(*this, 128, 34);
    toggle();
}

void AnalysisDialog::toggle()
{
    if (m_analysis.isRunning()) {
        m_analysis.stop();
    } else if (!m_game.tasks.empty()) {
        m_progress->setValue(0);
        m_analysis.begin(m_game.tasks,
                         m_depth->currentIndex() == 0 ? kQuickSeconds : kThoroughSeconds);
    }
    retranslate();
}

void AnalysisDialog::retranslate()
{
    const bool isRunning = m_analysis.isRunning();
    setWindowTitle(tr("Analysis of the game"));
    m_depth->setItemText(0, tr("Quick"));
    m_depth->setItemText(1, tr("Thorough"));
    m_depth->setToolTip(tr("Thorough takes about a second for each decision"));
    m_depth->setAccessibleName(tr("How thorough the analysis is"));
    m_depth->setEnabled(!isRunning);
    m_toggle->setText(isRunning ? tr("&Stop") : tr("&Analyse"));
    m_toggle->setIcon(editor::icon(isRunning ? u"stop"_s : u"play"_s));
    m_toggle->setToolTip(isRunning ? tr("Stop, and keep what has been found so far")
                                   : tr("Go over the whole game again"));
    m_toggle->setEnabled(!m_game.tasks.empty());
    m_progress->setAccessibleName(tr("Progress"));
    m_curve->setAccessibleName(tr("Chance to win over the game"));
    m_curve->setToolTip(tr("A click shows the game at that point; the arrow keys go from decision "
                           "to decision"));
    m_rows->setAccessibleName(tr("Turning points and decisions"));
    m_rows->setHeaderLabels(
        {tr("Turn"), tr("What was done, and what came of it or was better"), tr("Points")});
    m_close->setText(tr("&Close"));
    m_close->setToolTip(tr("Close the analysis"));
    refresh();
}

void AnalysisDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

const Position &AnalysisDialog::positionOf(const Judged &judged) const
{
    const auto task = std::find_if(m_game.tasks.begin(), m_game.tasks.end(),
                                   [&](const auto &one) { return one.order == judged.order; });
    return task->view.position();
}

QString AnalysisDialog::doneText(const Judged &judged) const
{
    const Position &p = positionOf(judged);
    //: %1 is a side, %2 what it did
    return tr("%1: %2").arg(PlayText::side(p, judged.side), AdviceText::plan(p, judged.done));
}

void AnalysisDialog::refresh()
{
    const std::vector<Judged> judged = m_analysis.judged();
    // Half a game has no end yet.
    const bool isWhole = judged.size() == m_game.tasks.size();
    const double end = isWhole || judged.empty() ? m_game.end : judged.back().chance();
    const std::vector<Swing> swings = turningPoints(judged, end, kMostSwings);
    m_words->setText(m_game.tasks.empty()
                         ? tr("Nothing has been decided in this game yet.")
                         : tr("The program plays on from every decision many times. Points are "
                              "percentage points of the chance to win; the more thorough the "
                              "analysis, the more they can be trusted."));
    if (m_game.tasks.empty())
        return;
    showCurve(judged, swings);
    showRows(judged, swings);
}

void AnalysisDialog::showCurve(const std::vector<Judged> &judged, const std::vector<Swing> &swings)
{
    const Position &p = m_game.tasks.front().view.position();
    const auto colour = [&](SideIndex side) {
        return sideColour(p.setting->scenario.sides[side].colour);
    };
    m_curve->setSides(PlayText::side(p, 0), colour(0), PlayText::side(p, 1), colour(1));
    std::vector<ChanceCurve::Point> points;
    for (const Judged &one : judged)
        points.push_back({.order = one.order,
                          .chance = one.chance(),
                          .turn = one.turn,
                          //: %1 is the number of a turn, %2 a side, %3 its chance to win, %4 what
                          //: was done
                          .words = tr("Turn %1. %2: %3. %4")
                                       .arg(QString::number(one.turn), PlayText::side(p, 0),
                                            AdviceText::percent(one.chance()), doneText(one))});
    for (std::size_t i = 0; i < swings.size(); ++i)
        points[swings[i].place].mark = QString::number(i + 1);
    if (!points.empty() && judged.size() == m_game.tasks.size())
        points.push_back(
            {.order = m_game.orders, .chance = m_game.end, .turn = points.back().turn});
    m_curve->setPoints(std::move(points), m_game.orders);
}

QTreeWidgetItem *AnalysisDialog::addGroup(const QString &title)
{
    auto *group = new QTreeWidgetItem(m_rows, {title});
    group->setFirstColumnSpanned(true);
    QFont bold = m_rows->font();
    bold.setBold(true);
    group->setFont(0, bold);
    group->setFlags(Qt::ItemIsEnabled);
    return group;
}

// Two lines to a row: the second is what follows from the first.
void AnalysisDialog::addRow(QTreeWidgetItem *group, std::size_t order, const QStringList &cells)
{
    auto *item = new QTreeWidgetItem(group, cells);
    item->setData(0, Qt::UserRole, static_cast<qulonglong>(order));
    item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    item->setToolTip(1, cells[1]);
}

void AnalysisDialog::showRows(const std::vector<Judged> &judged, const std::vector<Swing> &swings)
{
    m_rows->clear();
    const Position &p = m_game.tasks.front().view.position();
    const QString first = PlayText::side(p, 0);
    QTreeWidgetItem *turning = addGroup(tr("Turning points"));
    for (std::size_t i = 0; i < swings.size(); ++i) {
        const Swing &swing = swings[i];
        const Judged &one = judged[swing.place];
        const QString before = AdviceText::percent(swing.before);
        const QString after = AdviceText::percent(swing.after);
        const QString came = swing.isDecision
                                 //: %1 is a side, %2 and %3 are its chances to win
                                 ? tr("By the decision: %1 %2, then %3")
                                 //: %1 is a side, %2 and %3 are its chances to win
                                 : tr("By dice and replies: %1 %2, then %3");
        addRow(turning, one.order,
               //: %1 is the number of a turning point, %2 of a turn
               {tr("%1 (turn %2)").arg(i + 1).arg(one.turn),
                doneText(one) + u'\n' + came.arg(first, before, after),
                AdviceText::points(swing.after - swing.before)});
    }
    for (SideIndex side = 0; side < 2; ++side) {
        //: %1 is a side
        QTreeWidgetItem *group =
            addGroup(tr("Costliest decisions: %1").arg(PlayText::side(p, side)));
        for (const std::size_t place : worstOf(judged, side, kMostMistakes)) {
            const Judged &one = judged[place];
            const QString best = AdviceText::plan(positionOf(one), one.advice.best.plan);
            addRow(group, one.order,
                   {QString::number(one.turn),
                    //: %1 is what would have been better
                    doneText(one) + u'\n' + tr("Better: %1").arg(best),
                    AdviceText::points(-one.cost())});
        }
    }
    for (int i = 0; i < m_rows->topLevelItemCount(); ++i) {
        QTreeWidgetItem *group = m_rows->topLevelItem(i);
        if (group->childCount() == 0)
            (new QTreeWidgetItem(group, {QString(), tr("None so far")}))->setFlags(Qt::NoItemFlags);
        group->setExpanded(true);
    }
}

} // namespace hexwerk::assault::ui
