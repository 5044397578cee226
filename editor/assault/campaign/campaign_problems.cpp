#include "editor/assault/campaign/campaign_problems.h"

#include <QEvent>
#include <QVBoxLayout>
#include <QtConcurrent>

#include "editor/assault/campaign/campaign_fixes.h"
#include "editor/assault/campaign/campaign_property.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/problem_text.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kPauseBeforeCheck = 10; // milliseconds without an edit

CampaignProblems::CampaignProblems(CampaignDocument &document,
                                   std::function<void(std::size_t)> find, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_find(std::move(find))
    , m_list(new ProblemList(
          [this](const Problem &problem) { return textOf(problem); },
          [this](const Problem &problem) { return CampaignFixes::of(problem, m_document, m_find); },
          this))
{
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_list);
    m_timer.setSingleShot(true);
    m_timer.setInterval(kPauseBeforeCheck);
    connect(&m_timer, &QTimer::timeout, this, &CampaignProblems::look);
    const auto later = [this] { m_timer.start(); };
    connect(&document, &CampaignDocument::changed, this, later);
    connect(&document, &CampaignDocument::groundsChanged, this, later);
    connect(&document, &CampaignDocument::replaced, this, later);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] { take(m_watcher.result()); });
    connect(m_list, &ProblemList::jumpWanted, this, [this](const Problem &problem) {
        emit jumpWanted(placeIn(m_document.campaign(), problem.key));
    });
    m_list->setProblems({}, tr("No problems in this campaign."));
}

CampaignProblems::~CampaignProblems()
{
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

// In the background, on a copy: the document goes on changing.
void CampaignProblems::look()
{
    if (m_watcher.isRunning()) // once more when it is done
        return m_timer.start();
    m_watcher.setFuture(
        QtConcurrent::run([campaign = m_document.shared(), grounds = m_document.grounds(),
                           data = m_document.sharedLibrary(), memo = m_document.memo()] {
            return checkCampaign(*campaign, *grounds, *data, {}, {}, memo.get()).problems;
        }));
}

void CampaignProblems::lookNow()
{
    m_timer.stop();
    take(checkCampaign(m_document.campaign(), *m_document.grounds(), m_document.library(), {}, {},
                       m_document.memo().get())
             .problems);
}

void CampaignProblems::take(std::vector<Problem> problems)
{
    m_list->setProblems(std::move(problems), tr("No problems in this campaign."));
    emit counted(m_list->errors(), m_list->warnings());
}

// With what the window calls the place, instead of the key in the file.
QString CampaignProblems::textOf(const Problem &problem) const
{
    Problem named = problem;
    const CampaignPlace place = placeIn(m_document.campaign(), problem.key);
    if (problem.key.empty() || !isThere(m_document.campaign(), place.item))
        return ProblemText::sentence(named);
    const CampaignProperty *property = findProperty(place.item.table, place.key);
    QStringList parts;
    const CampaignTable table = place.item.table;
    if (table == CampaignTable::Slot || table == CampaignTable::Result ||
        table == CampaignTable::Effect) {
        parts << ui::textOf(m_document, {CampaignTable::Battle, place.item.index});
        //: %1 is the number of a result
        parts << (table == CampaignTable::Slot ? tr("slot %1") : tr("result %1"))
                     .arg(place.item.nested + 1);
    } else if (table != CampaignTable::Campaign)
        parts << ui::textOf(m_document, place.item);
    if (property)
        parts << labelOf(*property);
    if (!parts.isEmpty())
        named.key = parts.join(QStringLiteral(", ")).toStdString();
    return ProblemText::sentence(named);
}

void CampaignProblems::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_list->retranslate(tr("No problems in this campaign."));
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui
