#include "editor/assault/panels/map/board_page.h"

#include <QEvent>
#include <QVBoxLayout>

#include "core/assault/engine/assault.h"
#include "core/assault/files/readers/game_setup.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/panels/course/dry_run_panel.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kPause = 150; // milliseconds

BoardPage::BoardPage(ScenarioDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_run(new DryRunPanel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_run);
    m_later.setSingleShot(true);
    m_later.setInterval(kPause);
    connect(&m_later, &QTimer::timeout, this, &BoardPage::look);
    const auto later = [this] {
        if (isVisible())
            m_later.start();
    };
    connect(&document, &ScenarioDocument::changed, this, later);
    connect(&document, &ScenarioDocument::replaced, this, later);
}

void BoardPage::look()
{
    const Scenario &scenario = m_document.scenario();
    if (scenario.tracks.empty())
        return m_run->stop(tr("The scenario has no tracks yet: add one on the previous page."));
    const auto game = setUpGame(scenario, m_document.library());
    if (game)
        return m_run->start(Assault::start(*game.value));
    const auto errors =
        std::count_if(game.problems.begin(), game.problems.end(),
                      [](const Problem &problem) { return problem.severity() == Severity::Error; });
    m_run->stop(errors == 0 ? tr("A dry run needs two sides.")
                            : tr("A dry run needs a scenario without errors; this one has %n.",
                                 nullptr, static_cast<int>(errors)));
}

void BoardPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    look();
}

void BoardPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && isVisible())
        look();
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui
