#include "app/assault/lab/versions_page.h"

#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QSplitter>
#include <QVBoxLayout>

#include "app/assault/files/scenario_files.h"
#include "app/assault/lab/balance_text.h"
#include "app/assault/lab/value_text.h"
#include "core/assault/files/readers/game_setup.h"
#include "core/assault/scenario/alternate_history.h"
#include "editor/assault/text/problem_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kReach = 2;         // either way of what a number is
static constexpr int kChartHeight = 130; // pixels, at least

VersionsPage::VersionsPage(Scenario scenario, SharedData library, HeadOf headOf, QWidget *parent)
    : QWidget(parent)
    , m_scenario(std::move(scenario))
    , m_library(std::move(library))
    , m_headOf(std::move(headOf))
    , m_values(valuesOf(m_scenario))
    , m_choiceLabel(new QLabel(this))
    , m_choice(new QComboBox(this))
    , m_fromLabel(new QLabel(this))
    , m_from(new QSpinBox(this))
    , m_toLabel(new QLabel(this))
    , m_to(new QSpinBox(this))
    , m_begin(new QPushButton(this))
    , m_use(new QPushButton(this))
    , m_result(new editor::TextBrowser(this))
    , m_chart(new VersionChart(this))
{
    m_begin->setObjectName(QStringLiteral("begin-versions"));
    auto *column = new QVBoxLayout(this);
    column->addWidget(makeQuestions());
    auto *parts = new QSplitter(Qt::Vertical, this);
    parts->addWidget(m_result);
    parts->addWidget(m_chart);
    parts->setChildrenCollapsible(false);
    parts->setStretchFactor(0, 2);
    parts->setStretchFactor(1, 3);
    m_chart->setMinimumHeight(kChartHeight);
    column->addWidget(parts, 1);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &VersionsPage::showEnds);
    connect(m_begin, &QPushButton::clicked, this, &VersionsPage::beginOrCancel);
    connect(m_use, &QPushButton::clicked, this, &VersionsPage::useNearest);
    connect(&m_runs, &VersionRuns::counted, this, &VersionsPage::count);
    connect(&m_runs, &VersionRuns::finished, this, [this] {
        count();
        emit runningChanged();
    });
    retranslate();
}

QWidget *VersionsPage::makeQuestions()
{
    auto *box = new QWidget(this);
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins({});
    m_choiceLabel->setBuddy(m_choice);
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_fromLabel->setBuddy(m_from);
    m_toLabel->setBuddy(m_to);
    grid->addWidget(m_choiceLabel, 0, 0);
    grid->addWidget(m_choice, 0, 1, 1, 5);
    grid->addWidget(m_fromLabel, 1, 0);
    grid->addWidget(m_from, 1, 1);
    grid->addWidget(m_toLabel, 1, 2);
    grid->addWidget(m_to, 1, 3);
    grid->addWidget(m_begin, 1, 4);
    grid->addWidget(m_use, 1, 5);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    return box;
}

void VersionsPage::setSaved(std::optional<Scenario> saved)
{
    m_saved = std::move(saved);
    retranslate();
}

void VersionsPage::setBusy(bool isBusy)
{
    m_isBusy = isBusy;
    showState();
}

VersionsPage::Against VersionsPage::against() const
{
    const QVariant chosen = m_choice->currentData();
    return chosen.isValid() ? static_cast<Against>(chosen.toInt()) : Against::Value;
}

const ScenarioValue *VersionsPage::chosenValue() const
{
    const int place = m_choice->currentIndex();
    return against() == Against::Value && place >= 0 ? &m_values[static_cast<std::size_t>(place)]
                                                     : nullptr;
}

void VersionsPage::showEnds()
{
    if (const ScenarioValue *value = chosenValue()) {
        for (QSpinBox *end : {m_from, m_to})
            end->setRange(value->least, value->most);
        m_from->setValue(value->now - kReach);
        m_to->setValue(value->now + kReach);
    }
    showState();
}

std::optional<Version> VersionsPage::version(const QString &name, const Scenario &scenario)
{
    const auto refuse = [&](const QStringList &why) {
        m_result->setPlainText(
            //: %1 is the name of a version of a scenario
            tr("This version cannot be played: %1").arg(name) + u'\n' + why.join(u'\n'));
        return std::nullopt;
    };
    const auto game = setUpGame(scenario, *m_library);
    if (!game) {
        QStringList sentences;
        for (const Problem &problem : game.problems)
            if (problem.severity() == Severity::Error)
                sentences.append(ProblemText::sentence(problem));
        return refuse(sentences);
    }
    Position start = Assault::start(*game.value);
    if (const auto unfit = unfitFor(start))
        return refuse({BalanceText::unfit(*unfit, start)});
    lab::StudyHead head = m_headOf(scenario, start);
    return Version{name, std::move(start), std::move(head)};
}

std::optional<Scenario> VersionsPage::scenarioFromFile(QString &name)
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Compare with a scenario"), {},
                                                      tr("Scenarios (*.toml);;All files (*)"));
    if (path.isEmpty())
        return std::nullopt;
    name = QFileInfo(path).fileName();
    OpenResult opened = openScenario(path);
    if (opened.file)
        return std::move(opened.file->scenario);
    QStringList sentences = {tr("This file was not read: %1").arg(name)};
    for (const Problem &problem : opened.problems)
        sentences.append(ProblemText::sentence(problem));
    m_result->setPlainText(sentences.join(u'\n'));
    return std::nullopt;
}

std::optional<Scenario> VersionsPage::otherScenario(QString &name)
{
    switch (against()) {
    case Against::Alternate:
        return alternateHistory(m_scenario, m_library->cards);
    case Against::Saved:
        return m_saved;
    default:
        return scenarioFromFile(name);
    }
}

std::optional<std::vector<Version>> VersionsPage::versionsAsked()
{
    std::vector<std::pair<QString, Scenario>> asked;
    m_base = 0;
    m_isOfValue = chosenValue() != nullptr;
    if (const ScenarioValue *value = chosenValue()) {
        const int from = std::min(m_from->value(), value->now);
        const int to = std::max(m_to->value(), value->now);
        for (int number = from; number <= to; ++number) {
            const bool isBetween = number >= m_from->value() && number <= m_to->value();
            if (number == value->now)
                m_base = asked.size();
            else if (!isBetween)
                continue;
            asked.emplace_back(ValueText::number(*value, number),
                               withValue(m_scenario, *value, number));
        }
    } else {
        QString name = m_choice->currentText();
        auto other = otherScenario(name);
        if (!other)
            return std::nullopt;
        asked = {{tr("As it stands"), m_scenario}, {name, *std::move(other)}};
    }
    std::vector<Version> versions;
    m_played.clear();
    for (auto &[name, scenario] : asked) {
        auto one = version(name, scenario);
        if (!one)
            return std::nullopt;
        if (!versions.empty() && !lab::hindrancesTo(versions.front().head, one->head).empty()) {
            m_result->setPlainText(tr("The two scenarios do not have the same sides."));
            return std::nullopt;
        }
        versions.push_back(*std::move(one));
        m_played.push_back(std::move(scenario));
    }
    return versions;
}

void VersionsPage::beginOrCancel()
{
    if (m_runs.isRunning())
        return m_runs.cancel();
    if (auto versions = versionsAsked()) {
        m_runs.begin(*std::move(versions));
        emit runningChanged();
    }
}

void VersionsPage::count()
{
    if (!m_runs.versions().empty())
        emit progressed(m_runs.pairsPlayed(), m_runs.pairsAsked());
    showResults();
    showState();
}

static lab::PairMean shareOf(const lab::Study &study)
{
    return lab::meanOf(lab::totalOf(study, lab::gapless(study)).sideScore);
}

std::optional<std::size_t> VersionsPage::nearest() const
{
    std::vector<lab::PairMean> shares;
    for (const lab::Study &study : m_runs.studies())
        shares.push_back(shareOf(study));
    return lab::nearestToEven(shares);
}

void VersionsPage::showResults()
{
    const std::vector<lab::Study> studies = m_runs.studies();
    if (studies.empty())
        return;
    std::vector<lab::PairMean> shares;
    QStringList names;
    QString rows;
    for (std::size_t i = 0; i < studies.size(); ++i) {
        shares.push_back(shareOf(studies[i]));
        names.append(m_runs.versions()[i].name);
        const bool isCompared = i != m_base && m_base < studies.size();
        rows += BalanceText::versionRow(
            names.back(), shares.back(),
            isCompared ? std::optional(lab::differenceOf(studies[m_base], studies[i]))
                       : std::nullopt);
    }
    const Position &start = m_runs.versions().front().start;
    QString html = BalanceText::versionTable(rows, start);
    const bool isWhole = !m_runs.isRunning() && studies.size() == m_runs.versions().size();
    if (const auto best = nearest(); best && isWhole)
        html += QStringLiteral("<p><b>%1</b></p>")
                    .arg(BalanceText::nearest(names[static_cast<qsizetype>(*best)], shares[*best],
                                              start)
                             .toHtmlEscaped());
    m_html = html;
    m_result->setHtml(m_html);
    m_chart->show(BalanceText::shareOfGames(start), names, shares);
}

void VersionsPage::useNearest()
{
    if (const auto best = nearest())
        emit versionWanted(m_scenario, m_played[*best]);
}

void VersionsPage::showState()
{
    const bool isRunning = m_runs.isRunning();
    const bool isValue = chosenValue() != nullptr;
    m_begin->setText(isRunning ? tr("Ca&ncel") : tr("Play &versions"));
    m_begin->setToolTip(isRunning ? tr("Stop; what has been played stays")
                                  : tr("Each version, with the players, pairs and seed above"));
    m_begin->setEnabled(isRunning || !m_isBusy);
    m_choice->setEnabled(!isRunning);
    for (QWidget *end : std::initializer_list<QWidget *>{m_from, m_to})
        end->setEnabled(!isRunning && isValue);
    const auto best = isRunning ? std::nullopt : nearest();
    m_use->setEnabled(m_isOfValue && best && *best != m_base);
    m_chart->setVisible(!m_runs.versions().empty());
}

void VersionsPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void VersionsPage::retranslate()
{
    const int chosen = std::max(0, m_choice->currentIndex());
    {
        const QSignalBlocker quiet(m_choice);
        m_choice->clear();
        for (const ScenarioValue &value : m_values)
            m_choice->addItem(ValueText::name(value, m_scenario));
        if (allowsAlternateHistory(m_scenario))
            m_choice->addItem(tr("Sides swapped (alternate history)"),
                              static_cast<int>(Against::Alternate));
        if (m_saved)
            m_choice->addItem(tr("The saved file"), static_cast<int>(Against::Saved));
        m_choice->addItem(tr("Another scenario..."), static_cast<int>(Against::File));
        m_choice->setCurrentIndex(std::min(chosen, m_choice->count() - 1));
    }
    m_choiceLabel->setText(tr("What c&hanges:"));
    m_choice->setAccessibleName(tr("What changes"));
    m_fromLabel->setText(tr("&From:"));
    m_from->setAccessibleName(tr("From"));
    m_toLabel->setText(tr("&To:"));
    m_to->setAccessibleName(tr("To"));
    m_use->setText(tr("&Use the nearest"));
    m_use->setToolTip(tr("Changes the scenario to the version that is nearest to even"));
    m_result->setAccessibleName(tr("Result of the versions"));
    m_result->setPlaceholderText(
        tr("Plays several versions of the scenario on equal seeds: what is one turn more worth?"));
    showEnds();
    count();
}

} // namespace hexwerk::assault::ui
