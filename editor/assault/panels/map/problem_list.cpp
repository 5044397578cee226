#include "editor/assault/panels/map/problem_list.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "editor/canvas/icons.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

ProblemList::ProblemList(TextOf textOf, MendsOf mendsOf, QWidget *parent)
    : QWidget(parent)
    , m_textOf(std::move(textOf))
    , m_mendsOf(std::move(mendsOf))
    , m_pages(new QStackedWidget(this))
    , m_check(new QLabel(this))
    , m_words(new QLabel(this))
    , m_list(new QListWidget(this))
    , m_mends(new QWidget(this))
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
    rows->addWidget(m_mends);
    new QHBoxLayout(m_mends);
    m_mends->layout()->setContentsMargins(0, 0, 0, 0);
    m_pages->addWidget(none);
    m_pages->addWidget(some);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages);
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    connect(m_list, &QListWidget::itemClicked, this, &ProblemList::jump);
    connect(m_list, &QListWidget::itemActivated, this, &ProblemList::jump);
    connect(m_list, &QListWidget::currentRowChanged, this, &ProblemList::offerMends);
}

void ProblemList::setProblems(std::vector<Problem> problems, const QString &none)
{
    std::stable_partition(problems.begin(), problems.end(), [](const Problem &problem) {
        return problem.severity() == Severity::Error;
    });
    m_problems = std::move(problems);
    retranslate(none);
}

int ProblemList::errors() const
{
    return static_cast<int>(
        std::count_if(m_problems.begin(), m_problems.end(), [](const Problem &problem) {
            return problem.severity() == Severity::Error;
        }));
}

void ProblemList::retranslate(const QString &none)
{
    m_check->setPixmap(
        editor::icon(QStringLiteral("check")).pixmap(QSize(18, 18), devicePixelRatioF()));
    m_words->setText(none);
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
            tr("%1: %2").arg(kind, m_textOf(problem)), m_list);
        item->setToolTip(tr("Click to go there"));
        item->setData(Qt::UserRole, static_cast<int>(i));
    }
    m_list->setCurrentRow(std::min(std::max(row, 0), m_list->count() - 1));
}

// Mends the problem that is chosen; then the next one is.
void ProblemList::offerMends()
{
    for (QPushButton *button : m_mends->findChildren<QPushButton *>()) {
        button->hide();
        button->deleteLater(); // it may be the one that was clicked
    }
    auto *row = static_cast<QHBoxLayout *>(m_mends->layout());
    while (QLayoutItem *item = row->takeAt(0))
        delete item;
    const int place = m_list->currentRow();
    if (place < 0)
        return;
    for (const Mend &one : m_mendsOf(m_problems[static_cast<std::size_t>(place)])) {
        auto *button = new QPushButton(one.text, m_mends);
        button->setToolTip(tr("Fix the problem selected in the list"));
        connect(button, &QPushButton::clicked, this, [mend = one.mend] { mend(); });
        row->addWidget(button);
    }
    row->addStretch();
}

void ProblemList::goToList()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

void ProblemList::jump(QListWidgetItem *item)
{
    const auto place = static_cast<std::size_t>(item->data(Qt::UserRole).toInt());
    if (place < m_problems.size())
        emit jumpWanted(m_problems[place]);
}

} // namespace hexwerk::assault::ui
