#include "editor/assault/panels/map/problems_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>
#include <QtConcurrent>

#include "editor/assault/commands/fixes.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/document/sheet_check.h"
#include "editor/assault/models/key_place.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/item_text.h"
#include "editor/assault/text/problem_text.h"
#include "editor/canvas/icons.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kLookPause = 10; // milliseconds without an edit

ProblemsPanel::ProblemsPanel(ScenarioDocument &document, const Properties &properties,
                             QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_properties(properties)
    , m_pages(new QStackedWidget(this))
    , m_check(new QLabel(this))
    , m_words(new QLabel(this))
    , m_list(new QListWidget(this))
    , m_fixes(new QWidget(this))
{
    auto *none = new QWidget(this);
    auto *row = new QHBoxLayout(none);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_check, 0, Qt::AlignTop);
    row->addWidget(m_words, 1, Qt::AlignTop);
    auto *some = new QWidget(this);
    auto *rows = new QVBoxLayout(some);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_list, 1);
    rows->addWidget(m_fixes);
    new QHBoxLayout(m_fixes);
    m_fixes->layout()->setContentsMargins(0, 0, 0, 0);
    m_pages->addWidget(none);
    m_pages->addWidget(some);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_pages);
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_timer.setSingleShot(true);
    m_timer.setInterval(kLookPause);
    connect(&m_timer, &QTimer::timeout, this, &ProblemsPanel::look);
    const auto later = [this] { m_timer.start(); };
    connect(&document, &ScenarioDocument::changed, this, later);
    connect(&document, &ScenarioDocument::replaced, this, later);
    connect(&document, &ScenarioDocument::pathChanged, this, later); // pictures lie beside it
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] { take(m_watcher.result()); });
    connect(m_list, &QListWidget::itemClicked, this, &ProblemsPanel::jump);
    connect(m_list, &QListWidget::itemActivated, this, &ProblemsPanel::jump);
    connect(m_list, &QListWidget::currentRowChanged, this, &ProblemsPanel::offerFixes);
    fill();
}

ProblemsPanel::~ProblemsPanel()
{
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

// In the background, on a copy: the document goes on changing.
void ProblemsPanel::look()
{
    if (m_watcher.isRunning()) // once more when it is done
        return m_timer.start();
    m_watcher.setFuture(
        QtConcurrent::run([scenario = m_document.scenario(), file = m_document.sheet().file,
                           data = m_document.sharedLibrary()] {
            return problemsOf(scenario, static_cast<const FileState &>(*file), *data);
        }));
}

void ProblemsPanel::lookNow()
{
    m_timer.stop();
    take(problemsOf(m_document.scenario(), m_document.file(), m_document.library()));
}

void ProblemsPanel::goToList()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

void ProblemsPanel::take(std::vector<Problem> problems)
{
    std::stable_partition(problems.begin(), problems.end(), [](const Problem &problem) {
        return problem.severity() == Severity::Error;
    });
    m_problems = std::move(problems);
    fill();
    const auto errors =
        std::count_if(m_problems.begin(), m_problems.end(),
                      [](const Problem &problem) { return problem.severity() == Severity::Error; });
    emit counted(static_cast<int>(errors),
                 static_cast<int>(m_problems.size()) - static_cast<int>(errors));
}

void ProblemsPanel::fill()
{
    m_check->setPixmap(
        editor::icon(QStringLiteral("check")).pixmap(QSize(18, 18), devicePixelRatioF()));
    m_words->setText(m_document.isTile() ? tr("No problems in this tile.")
                                         : tr("No problems in this scenario."));
    m_pages->setCurrentIndex(m_problems.empty() ? 0 : 1);
    m_list->setAccessibleName(tr("Problems"));
    const int row = m_list->currentRow();
    m_list->clear();
    for (std::size_t i = 0; i < m_problems.size(); ++i) {
        const Problem &problem = m_problems[i];
        const bool isError = problem.severity() == Severity::Error;
        const QString kind = isError ? tr("Error") : tr("Warning");
        auto *item = new QListWidgetItem(
            editor::icon(isError ? QStringLiteral("error") : QStringLiteral("problems")),
            //: %1 is Error or Warning, %2 a sentence
            tr("%1: %2").arg(kind, textOf(problem)), m_list);
        item->setToolTip(tr("Click to go there"));
        item->setData(Qt::UserRole, static_cast<int>(i));
    }
    m_list->setCurrentRow(std::min(std::max(row, 0), m_list->count() - 1));
}

// Mends the problem that is chosen; then the next one is.
void ProblemsPanel::offerFixes()
{
    for (QPushButton *button : m_fixes->findChildren<QPushButton *>()) {
        button->hide();
        button->deleteLater(); // it may be the one that was clicked
    }
    auto *row = static_cast<QHBoxLayout *>(m_fixes->layout());
    while (QLayoutItem *item = row->takeAt(0))
        delete item;
    const int place = m_list->currentRow();
    if (place < 0)
        return;
    for (const Fix &fix :
         Fixes::of(m_problems[static_cast<std::size_t>(place)], m_document, m_properties)) {
        auto *button = new QPushButton(fix.text, m_fixes);
        button->setToolTip(tr("Fix the problem selected in the list"));
        connect(button, &QPushButton::clicked, this, [this, command = fix.command] {
            m_document.push(command());
            lookNow();
        });
        row->addWidget(button);
    }
    row->addStretch();
}

// With what the window calls the place, instead of the key in the file.
QString ProblemsPanel::textOf(const Problem &problem) const
{
    Problem named = problem;
    const KeyPlace place = placeOfKey(m_document.scenario(), problem.key);
    if (place.item && !problem.key.empty()) {
        const Property *property = m_properties.find(place.item->table, place.key);
        const QString label = property ? labelOf(*property) : editor::toQString(place.key);
        named.key =
            ItemText::withKey(*place.item, label, m_document.scenario(), m_document.library())
                .toStdString();
    }
    return ProblemText::sentence(named);
}

void ProblemsPanel::jump(QListWidgetItem *item)
{
    const auto place = static_cast<std::size_t>(item->data(Qt::UserRole).toInt());
    if (place < m_problems.size())
        emit jumpWanted(m_problems[place].key, hexFromString(m_problems[place].place));
}

void ProblemsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        fill();
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui
