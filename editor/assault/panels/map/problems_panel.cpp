#include "editor/assault/panels/map/problems_panel.h"

#include <QEvent>
#include <QVBoxLayout>
#include <QtConcurrent>

#include "editor/assault/commands/fixes.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/document/sheet_check.h"
#include "editor/assault/models/key_place.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/item_text.h"
#include "editor/assault/text/problem_text.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kLookPause = 10; // milliseconds without an edit

ProblemsPanel::ProblemsPanel(ScenarioDocument &document, const Properties &properties,
                             QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_properties(properties)
    , m_list(new ProblemList([this](const Problem &problem) { return textOf(problem); },
                             [this](const Problem &problem) { return mendsOf(problem); }, this))
{
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_list);
    m_timer.setSingleShot(true);
    m_timer.setInterval(kLookPause);
    connect(&m_timer, &QTimer::timeout, this, &ProblemsPanel::look);
    const auto later = [this] { m_timer.start(); };
    connect(&document, &ScenarioDocument::changed, this, later);
    connect(&document, &ScenarioDocument::replaced, this, later);
    connect(&document, &ScenarioDocument::pathChanged, this, later); // pictures lie beside it
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] { take(m_watcher.result()); });
    connect(m_list, &ProblemList::jumpWanted, this, [this](const Problem &problem) {
        emit jumpWanted(problem.key, hexFromString(problem.place));
    });
    m_list->setProblems({}, none());
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

void ProblemsPanel::take(std::vector<Problem> problems)
{
    m_list->setProblems(std::move(problems), none());
    emit counted(m_list->errors(), m_list->warnings());
}

QString ProblemsPanel::none() const
{
    return m_document.isTile() ? tr("No problems in this tile.")
                               : tr("No problems in this scenario.");
}

std::vector<ProblemList::Mend> ProblemsPanel::mendsOf(const Problem &problem)
{
    std::vector<ProblemList::Mend> mends;
    for (const Fix &fix : Fixes::of(problem, m_document, m_properties))
        mends.push_back({fix.text, [this, command = fix.command] {
                             m_document.push(command());
                             lookNow();
                         }});
    return mends;
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

void ProblemsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_list->retranslate(none());
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui
