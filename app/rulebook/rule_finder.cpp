#include "app/rulebook/rule_finder.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include "editor/text/local_text.h"
#include "texts/dictionary_files.h"
#include "texts/search/rule_search.h"

#include <algorithm>
#include <filesystem>

namespace hexwerk {

using editor::toQString;

RuleFinder::RuleFinder(const Book &book, QWidget *parent)
    : QWidget(parent)
    , m_book(book)
    , m_line(new QLineEdit(this))
    , m_count(new QLabel(this))
    , m_list(new QListWidget(this))
{
    setObjectName(QStringLiteral("ruleFinder"));
    m_line->setObjectName(QStringLiteral("ruleSearch"));
    m_line->setClearButtonEnabled(true);
    m_line->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("ruleHits"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_count->setWordWrap(true);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    rows->addWidget(m_line);
    rows->addWidget(m_count);
    rows->addWidget(m_list, 1);
    connect(m_line, &QLineEdit::textChanged, this, &RuleFinder::fill);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        colourRows();
        emit looked(row < 0 || m_found[static_cast<std::size_t>(row)].isPage
                        ? std::string()
                        : m_found[static_cast<std::size_t>(row)].id);
    });
    connect(m_list, &QListWidget::itemClicked, this,
            [this](QListWidgetItem *item) { choose(m_list->row(item)); });
    retranslate();
}

RuleFinder::~RuleFinder() = default;

void RuleFinder::retranslate()
{
    const bool hasRules = !m_book.rulebook->entries().empty();
    m_line->setPlaceholderText(
        hasRules ? tr("Words, a paragraph such as 10.3, or an id such as R10.3e") : tr("Words"));
    m_line->setAccessibleName(hasRules ? tr("Search the rules") : tr("Search the manual"));
    for (QAbstractButton *clear : m_line->findChildren<QAbstractButton *>())
        clear->setAccessibleName(tr("Clear"));
    m_list->setAccessibleName(hasRules ? tr("Rules found") : tr("Pages found"));
}

void RuleFinder::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void RuleFinder::begin()
{
    if (!m_search)
        m_search = std::make_unique<search::RuleSearch>(*m_book.rulebook, m_book.terms,
                                                        dictionaryFolders());
    if (!m_pageSearch && m_pages) // without dictionaries: those of the rules guess for both
        m_pageSearch = std::make_unique<search::RuleSearch>(m_pages(), Terms(),
                                                            std::vector<std::filesystem::path>());
    m_line->setFocus();
    m_line->selectAll();
    fill();
}

void RuleFinder::forget()
{
    m_search.reset();
    m_pageSearch.reset();
}

// The words that were found, underlined.
static QString marked(const std::string &text, const std::vector<search::Mark> &marks)
{
    QString html;
    std::size_t done = 0;
    for (const search::Mark &mark : marks) {
        if (mark.at < done || mark.at + mark.length > text.size())
            continue;
        html += toQString(std::string_view(text).substr(done, mark.at - done)).toHtmlEscaped();
        html += QStringLiteral("<u><b>%1</b></u>")
                    .arg(toQString(text.substr(mark.at, mark.length)).toHtmlEscaped());
        done = mark.at + mark.length;
    }
    return html + toQString(std::string_view(text).substr(done)).toHtmlEscaped();
}

// A page has far more text than a row has room for: what is around the first word that was found.
static std::string cutOut(const std::string &text, std::vector<search::Mark> &marks)
{
    constexpr std::size_t kBefore = 60; // bytes
    constexpr std::size_t kLength = 220;
    const auto wordAt = [&text](std::size_t at) {
        const std::size_t space = text.find(' ', at);
        return space == std::string::npos ? text.size() : space;
    };
    const std::size_t first = marks.empty() ? 0 : marks.front().at;
    const std::size_t begin = first <= kBefore ? 0 : wordAt(first - kBefore) + 1;
    const std::size_t end = wordAt(std::min(begin + kLength, text.size()));
    const std::string lead = begin > 0 ? "… " : "";
    std::vector<search::Mark> kept;
    for (const search::Mark &mark : marks)
        if (mark.at >= begin && mark.at + mark.length <= end)
            kept.push_back({mark.at - begin + lead.size(), mark.length});
    marks = std::move(kept);
    return lead + text.substr(begin, end - begin) + (end < text.size() ? " …" : "");
}

void RuleFinder::add(const RuleEntry &entry, const search::Hit &hit, bool isPage)
{
    const RuleText text = textIn(entry, hit.language);
    std::vector<search::Mark> marks = hit.inText;
    const std::string shown = isPage ? cutOut(text.text, marks) : text.text;
    const QString name = isPage ? tr("Manual") : toQString(hit.rule);
    auto *label = new QLabel(QStringLiteral("<b>%1 &nbsp;%2</b> <small>%3</small><br>%4")
                                 .arg(name.toHtmlEscaped(), marked(text.title, hit.inTitle),
                                      toQString(hit.language).toUpper(), marked(shown, marks)),
                             m_list);
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    label->setContentsMargins(6, 4, 6, 4);
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    label->setAutoFillBackground(false);
    auto *item = new QListWidgetItem(m_list);
    item->setData(Qt::AccessibleTextRole, QStringLiteral("%1 %2").arg(name, toQString(text.title)));
    const int width = m_list->width() - m_list->verticalScrollBar()->sizeHint().width() -
                      2 * m_list->frameWidth();
    item->setSizeHint({width, label->heightForWidth(width)});
    m_list->setItemWidget(item, label);
    m_found.push_back({hit.rule, isPage});
}

QString RuleFinder::summary(const QString &typed) const
{
    if (typed.isEmpty())
        return tr("Both languages are searched as you type.");
    const auto pages = std::count_if(m_found.begin(), m_found.end(),
                                     [](const Found &found) { return found.isPage; });
    if (m_found.empty() && m_book.rulebook->entries().empty())
        return tr("No page has “%1”. Try a word of the other language.").arg(typed);
    if (m_found.empty())
        return tr("No rule has “%1”. Try a word of the other language, a paragraph "
                  "such as 10.3, or an id such as R10.3e.")
            .arg(typed);
    const int count = static_cast<int>(m_found.size());
    return pages == 0 ? tr("%n rule(s): Up, Down and Enter, or Alt+1 to Alt+9", nullptr, count)
                      : tr("%n result(s): Up, Down and Enter, or Alt+1 to Alt+9", nullptr, count);
}

// Rules come first.
void RuleFinder::fill()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    m_found.clear();
    const QString typed = m_line->text().trimmed();
    const auto findIn = [&](const search::RuleSearch *search, const Rulebook &book, int most,
                            bool isPage) {
        if (!search || typed.isEmpty())
            return;
        for (const search::Hit &hit :
             search->find(typed.toStdString(), m_language, static_cast<std::size_t>(most)))
            if (const RuleEntry *const entry = book.find(hit.rule))
                add(*entry, hit, isPage);
    };
    findIn(m_search.get(), *m_book.rulebook, kMost, false);
    if (m_pageSearch)
        findIn(m_pageSearch.get(), m_pages(), kMostPages, true);
    m_list->setCurrentRow(m_found.empty() ? -1 : 0);
    colourRows();
    m_count->setText(summary(typed));
    emit looked(m_found.empty() || m_found.front().isPage ? std::string() : m_found.front().id);
}

void RuleFinder::colourRows()
{
    for (int row = 0; row < m_list->count(); ++row)
        if (QWidget *const label = m_list->itemWidget(m_list->item(row)))
            label->setForegroundRole(row == m_list->currentRow() ? QPalette::HighlightedText
                                                                 : QPalette::Text);
}

void RuleFinder::choose(int row)
{
    if (row < 0 || row >= static_cast<int>(m_found.size()))
        return;
    const Found found = m_found[static_cast<std::size_t>(row)];
    if (found.isPage)
        emit pageChosen(toQString(found.id));
    else
        emit chosen(found.id);
}

bool RuleFinder::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_line || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto &key = static_cast<const QKeyEvent &>(*event);
    const int row = m_list->currentRow();
    switch (key.key()) {
    case Qt::Key_Down:
        m_list->setCurrentRow(std::min(row + 1, m_list->count() - 1));
        return true;
    case Qt::Key_Up:
        m_list->setCurrentRow(std::max(row - 1, 0));
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose(row);
        return true;
    case Qt::Key_Escape:
        emit cancelled();
        return true;
    default:
        break;
    }
    if (key.modifiers() == Qt::AltModifier && key.key() >= Qt::Key_1 && key.key() <= Qt::Key_9) {
        choose(key.key() - Qt::Key_1);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace hexwerk
