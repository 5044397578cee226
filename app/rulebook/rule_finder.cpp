#include "app/rulebook/rule_finder.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include "editor/text/local_text.h"
#include "texts/dictionary_files.h"
#include "texts/search/rule_search.h"

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
        emit looked(row < 0 ? std::string() : m_rules[static_cast<std::size_t>(row)]);
    });
    connect(m_list, &QListWidget::itemClicked, this,
            [this](QListWidgetItem *item) { choose(m_list->row(item)); });
    retranslate();
}

RuleFinder::~RuleFinder() = default;

void RuleFinder::retranslate()
{
    m_line->setPlaceholderText(tr("Words, a paragraph such as 10.3, or an id such as R10.3e"));
    m_line->setAccessibleName(tr("Search the rules"));
    for (QAbstractButton *clear : m_line->findChildren<QAbstractButton *>())
        clear->setAccessibleName(tr("Clear"));
    m_list->setAccessibleName(tr("Rules found"));
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
    m_line->setFocus();
    m_line->selectAll();
    fill();
}

void RuleFinder::forget()
{
    m_search.reset();
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

void RuleFinder::fill()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    m_rules.clear();
    const QString typed = m_line->text().trimmed();
    if (m_search && !typed.isEmpty()) {
        for (const search::Hit &hit :
             m_search->find(typed.toStdString(), m_language, static_cast<std::size_t>(kMost))) {
            const RuleEntry *const entry = m_book.rulebook->find(hit.rule);
            if (!entry)
                continue;
            const RuleText text = textIn(*entry, hit.language);
            auto *label = new QLabel(QStringLiteral("<b>%1 &nbsp;%2</b> <small>%3</small><br>%4")
                                         .arg(toQString(hit.rule), marked(text.title, hit.inTitle),
                                              toQString(hit.language).toUpper(),
                                              marked(text.text, hit.inText)),
                                     m_list);
            label->setTextFormat(Qt::RichText);
            label->setWordWrap(true);
            label->setContentsMargins(6, 4, 6, 4);
            label->setAttribute(Qt::WA_TransparentForMouseEvents);
            label->setAutoFillBackground(false);
            auto *item = new QListWidgetItem(m_list);
            item->setData(Qt::AccessibleTextRole, toQString(hit.rule + " " + text.title));
            const int width = m_list->width() - m_list->verticalScrollBar()->sizeHint().width() -
                              2 * m_list->frameWidth();
            item->setSizeHint({width, label->heightForWidth(width)});
            m_list->setItemWidget(item, label);
            m_rules.push_back(hit.rule);
        }
        m_list->setCurrentRow(m_rules.empty() ? -1 : 0);
        colourRows();
    }
    m_count->setText(typed.isEmpty() ? tr("Both languages are searched as you type.")
                     : m_rules.empty()
                         ? tr("No rule has “%1”. Try a word of the other language, a paragraph "
                              "such as 10.3, or an id such as R10.3e.")
                               .arg(typed)
                         : tr("%n rule(s): Up, Down and Enter, or Alt+1 to Alt+9", nullptr,
                              static_cast<int>(m_rules.size())));
    emit looked(m_rules.empty() ? std::string() : m_rules.front());
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
    if (row >= 0 && row < static_cast<int>(m_rules.size()))
        emit chosen(m_rules[static_cast<std::size_t>(row)]);
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
