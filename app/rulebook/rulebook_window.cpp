#include "app/rulebook/rulebook_window.h"

#include <QCloseEvent>
#include <QLocale>
#include <QMessageBox>
#include <QScreen>
#include <QScrollBar>
#include <QSettings>
#include <QStackedWidget>
#include <QTextDocument>
#include <QTextOption>
#include <QUrl>

#include "app/rulebook/reader_parts.h"
#include "core/files/atomic_file.h"
#include "editor/canvas/icons.h"
#include "editor/text/languages.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk {

using editor::toQString;

static const QString kRuleKey = QStringLiteral("rulebook/rule");
static const QString kProfileKey = QStringLiteral("rulebook/edition");
static const QString kLanguageKey = QStringLiteral("rulebook/language");
static const QString kSizeKey = QStringLiteral("rulebook/geometry");
static constexpr QSize kBookSize = {1180, 740};

// The edition whose language the window speaks, else the first one.
static Reading usualReading(const Book &book)
{
    const std::string spoken = editor::windowLanguage();
    for (const std::string &language : editor::Languages::chain(spoken))
        for (const auto &[profile, name] : book.headings.editions)
            if (profile.ends_with("-" + language))
                return {profile, spoken};
    return {book.headings.editions.empty() ? std::string() : book.headings.editions.begin()->first,
            spoken};
}

RulebookWindow::RulebookWindow(const SystemKit &kit, const DataPaths &paths, const RulesText &rules,
                               const QString &notes, QWidget *parent)
    : QMainWindow(parent)
    , m_kit(kit)
    , m_paths(paths)
    , m_book(loadBook(paths, kit.rules(), rules))
    , m_notes(notes)
{
    setObjectName(QStringLiteral("rulebook"));
    setWindowFlag(Qt::Window);
    for (const auto &[profile, name] : m_book.headings.editions)
        m_outlines[profile] = outlineOf(*m_book.rulebook, m_book.headings, profile);
    const QSettings settings;
    m_usual = usualReading(m_book);
    m_reading = m_usual;
    if (const std::string kept = settings.value(kProfileKey).toString().toStdString();
        m_outlines.contains(kept))
        m_reading.profile = kept;
    if (const std::string kept = settings.value(kLanguageKey).toString().toStdString();
        !kept.empty())
        m_reading.language = kept;
    makeActions();
    makePanels();
    m_finder->setLanguage(m_reading.language);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        if (!item || m_isFilling)
            return;
        const std::string rule = item->data(0, kRuleRole).toString().toStdString();
        if (rule.empty())
            turnToNode(item->data(0, kNumberRole).toString().toStdString());
        else if (turnTo(rule))
            remember(rule);
    });
    connect(m_own, &QTreeWidget::itemClicked, this,
            [this](QTreeWidgetItem *item) { showRule(item->data(0, kRuleRole).toString()); });
    connect(m_termTree, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem *item) {
        follow(QUrl(QStringLiteral("term:") + item->data(0, kRuleRole).toString()));
    });
    for (PictureBrowser *browser : {static_cast<PictureBrowser *>(m_text), m_context, m_caseText})
        connect(browser, &QTextBrowser::anchorClicked, this, &RulebookWindow::follow);
    connect(m_finder, &RuleFinder::chosen, this, [this](const std::string &rule) {
        m_middle->setCurrentWidget(m_text);
        showRule(toQString(rule));
        m_text->setFocus();
    });
    connect(m_finder, &RuleFinder::pageChosen, this, &RulebookWindow::manualWanted);
    connect(m_finder, &RuleFinder::looked, this, [this](const std::string &rule) {
        if (m_middle->currentWidget() == m_finder && !rule.empty()) {
            m_rule = rule;
            showContext();
        }
    });
    connect(m_finder, &RuleFinder::cancelled, this, [this] {
        m_middle->setCurrentWidget(m_text);
        m_rule = m_beforeSearch;
        showContext();
        m_text->setFocus();
    });
    connect(m_notePanel, &NotePanel::written, this, &RulebookWindow::keepNote);
    constexpr int kPause = 300; // milliseconds
    m_gameLater.setSingleShot(true);
    m_gameLater.setInterval(kPause);
    connect(&m_gameLater, &QTimer::timeout, this, &RulebookWindow::fillContext);
    m_book.notes = &m_notes;
    retranslate();
    if (!restoreGeometry(settings.value(kSizeKey).toByteArray()))
        resize(kBookSize.boundedTo(screen()->availableSize() * 0.95));
    if (!m_notes.damaged().isEmpty())
        tell(tr("Your notes could not be read. The file was set aside as %1.")
                 .arg(m_notes.damaged()));
}

QString RulebookWindow::rule() const
{
    return toQString(m_rule);
}

bool RulebookWindow::showRule(const QString &id)
{
    m_middle->setCurrentWidget(m_text);
    showCase({});
    if (id.isEmpty()) {
        const QString last = QSettings().value(kRuleKey).toString();
        if (!m_rule.empty())
            return true;
        if (!last.isEmpty() && turnTo(last.toStdString())) {
            remember(last.toStdString());
            return true;
        }
        if (const auto &outline = m_outlines[m_reading.profile]; !outline.empty())
            turnToNode(outline.front().number);
        return true;
    }
    const std::string rule = id.toStdString();
    if (!turnTo(rule))
        return false;
    remember(rule);
    return true;
}

bool RulebookWindow::turnTo(const std::string &rule)
{
    const RuleEntry *const entry = m_book.rulebook->find(rule);
    if (!entry)
        return false;
    tell({});
    if (!entry->paragraph.empty() && !entry->paragraph.contains(m_reading.profile)) {
        const std::string other = entry->paragraph.begin()->first;
        tell(tr("Only the %1 has %2.").arg(m_book.editionName(other), toQString(rule)));
        m_reading.profile = other;
        m_chapter.clear();
        fillReadings();
        fillTree();
    }
    m_rule = rule;
    if (const OutlineNode *const node = nodeWith(m_outlines[m_reading.profile], rule))
        showChapter(chapterOf(node->number));
    m_text->showRule(rule, QColor(bookColours(palette()).highlight));
    showContext();
    markInTree(kRuleRole, m_rule);
    QSettings().setValue(kRuleKey, toQString(rule));
    return true;
}

void RulebookWindow::turnToNode(const std::string &number)
{
    m_rule.clear();
    showChapter(chapterOf(number));
    m_text->showHeading(number);
    showContext();
    markInTree(kNumberRole, number);
}

// Lines that begin with an id are from right to left, too.
static void setDirection(QTextDocument &document, const std::string &language)
{
    QTextOption option = document.defaultTextOption();
    option.setTextDirection(QLocale(toQString(language)).textDirection());
    document.setDefaultTextOption(option);
}

void RulebookWindow::showChapter(const std::string &chapter)
{
    setDirection(*m_text->document(), m_reading.language);
    const bool isNew = m_chapter != chapter;
    m_chapter = chapter;
    if (isNew || m_text->document()->isEmpty())
        m_text->setChapter(chapterHtml(m_book, m_outlines[m_reading.profile], chapter, m_reading,
                                       m_beside ? &*m_beside : nullptr, bookColours(palette())));
}

void RulebookWindow::showContext()
{
    m_notePanel->showRule(m_book.rulebook->find(m_rule) ? m_rule : std::string());
    fillContext();
    updateActions();
}

// Left as it is scrolled where nothing is new.
void RulebookWindow::fillContext()
{
    const RuleEntry *const entry = m_book.rulebook->find(m_rule);
    const QString html =
        entry ? contextHtml(m_book, *entry, m_reading, bookColours(palette())) + touchedHtml()
              : QStringLiteral("<p>%1</p>")
                    .arg(tr("Choose a rule: what belongs to it appears here."));
    if (std::exchange(m_shownContext, html) != html)
        m_context->showHtml(html);
}

void RulebookWindow::setReading(const Reading &reading)
{
    m_reading = reading;
    m_finder->setLanguage(reading.language);
    QSettings settings;
    settings.setValue(kProfileKey, toQString(reading.profile));
    settings.setValue(kLanguageKey, toQString(reading.language));
    const std::string chapter = std::exchange(m_chapter, {});
    fillReadings();
    fillTree();
    const RuleEntry *const entry = m_book.rulebook->find(m_rule);
    if (entry && (entry->paragraph.empty() || entry->paragraph.contains(reading.profile))) {
        turnTo(m_rule);
    } else {
        m_rule.clear();
        showChapter(chapter);
        showContext();
    }
}

void RulebookWindow::setBeside(int row)
{
    m_beside.reset();
    if (row > 0)
        m_beside = m_readings[static_cast<std::size_t>(row - 1)];
    const std::string chapter = std::exchange(m_chapter, {});
    showChapter(chapter);
    if (!m_rule.empty())
        m_text->showRule(m_rule, QColor(bookColours(palette()).highlight));
}

void RulebookWindow::fillTree()
{
    m_isFilling = true;
    m_tree->clear();
    std::vector<QTreeWidgetItem *> open; // by depth
    for (const OutlineNode &node : m_outlines[m_reading.profile]) {
        const auto depth = static_cast<std::size_t>(node.depth);
        open.resize(std::min(open.size(), depth));
        QTreeWidgetItem *const parent = open.empty() ? m_tree->invisibleRootItem() : open.back();
        auto *item = new QTreeWidgetItem(parent, {headingOf(node, m_reading.language)});
        item->setData(0, kNumberRole, toQString(node.number));
        item->setToolTip(0, item->text(0));
        open.push_back(item);
        for (const std::string &rule : node.rules) {
            const RuleEntry &entry = *m_book.rulebook->find(rule);
            const auto paragraph = entry.paragraph.find(m_reading.profile);
            auto *leaf = new QTreeWidgetItem(
                item, {QStringLiteral("%1 %2").arg(
                          toQString(paragraph == entry.paragraph.end() ? rule : paragraph->second),
                          toQString(editor::saidIn(entry, m_reading.language).title))});
            leaf->setData(0, kRuleRole, toQString(rule));
            leaf->setIcon(0, ownIcon(rule));
            leaf->setToolTip(0, leaf->text(0));
        }
    }
    m_isFilling = false;
    markInTree(kRuleRole, m_rule);
}

QTreeWidgetItem *RulebookWindow::itemWith(QTreeWidgetItem &item, int role, const QString &value)
{
    if (item.data(0, role).toString() == value)
        return &item;
    for (int k = 0; k < item.childCount(); ++k)
        if (QTreeWidgetItem *const found = itemWith(*item.child(k), role, value))
            return found;
    return nullptr;
}

void RulebookWindow::markInTree(int role, const std::string &value)
{
    if (value.empty())
        return;
    const bool wasFilling = std::exchange(m_isFilling, true);
    if (auto *const item = itemWith(*m_tree->invisibleRootItem(), role, toQString(value))) {
        m_tree->setCurrentItem(item);
        m_tree->scrollToItem(item);
    }
    m_isFilling = wasFilling;
}

void RulebookWindow::fillTerms()
{
    m_termTree->clear();
    for (const Term &term : m_book.terms) {
        const auto words = findIn(term.words, editor::Languages::chain(m_reading.language));
        if (words == term.words.end())
            continue;
        auto *item = new QTreeWidgetItem(m_termTree, {toQString(words->second.word)});
        item->setData(0, kRuleRole, toQString(term.id));
        item->setToolTip(0, editor::saidIn(term.definition, m_reading.language));
    }
    m_termTree->sortItems(0, Qt::AscendingOrder);
}

void RulebookWindow::follow(const QUrl &link)
{
    const QString what = link.path();
    if (link.scheme() == QLatin1String("rule")) {
        showRule(what);
    } else if (link.scheme() == QLatin1String("compare")) {
        for (const OutlineNode &node : m_outlines[m_reading.profile])
            if (node.comparison == what.toStdString()) {
                turnToNode(node.number);
                remember(node.number);
                break;
            }
    } else if (link.scheme() == QLatin1String("show")) {
        if (const auto example = m_book.onBoard(what))
            emit exampleWanted(*example);
    } else if (link.scheme() == QLatin1String("unit")) {
        emit unitWanted(what.toInt());
    } else if (link.scheme() == QLatin1String("term")) {
        const Term *const term = m_book.term(what.toStdString());
        if (!term)
            return;
        QStringList words;
        for (const auto &[language, one] : term->words)
            words << QStringLiteral("%1: <b>%2</b>")
                         .arg(toQString(language).toUpper(), toQString(one.word).toHtmlEscaped());
        QStringList rules;
        for (const std::string &rule : term->rules)
            rules << QStringLiteral("<a href=\"rule:%1\">%1</a>").arg(toQString(rule));
        m_shownContext.clear();
        m_context->showHtml(
            QStringLiteral("<h3>%1</h3><p>%2</p><p>%3</p>")
                .arg(words.join(QStringLiteral("<br>")),
                     editor::saidIn(term->definition, m_reading.language).toHtmlEscaped(),
                     rules.join(QStringLiteral(", "))));
    }
}

void RulebookWindow::remember(const std::string &rule)
{
    if (!m_history.empty() && m_history[m_place] == rule)
        return updateActions();
    if (!m_history.empty())
        m_history.resize(m_place + 1);
    m_history.push_back(rule);
    m_place = m_history.size() - 1;
    updateActions();
}

void RulebookWindow::step(int by)
{
    if ((by < 0 && m_place == 0) || (by > 0 && m_place + 1 >= m_history.size()))
        return;
    m_place = by < 0 ? m_place - 1 : m_place + 1;
    if (!turnTo(m_history[m_place]))
        turnToNode(m_history[m_place]); // of a comparison
}

void RulebookWindow::updateActions()
{
    m_back->setEnabled(m_place > 0);
    m_forward->setEnabled(m_place + 1 < m_history.size());
    m_bookmark->setEnabled(!m_rule.empty());
    m_bookmark->setChecked(m_notes.isBookmarked(m_rule));
    for (QAction *action : {m_note, m_erratum, m_question})
        action->setEnabled(!m_rule.empty());
    m_print->setEnabled(!m_chapter.empty());
    m_pdf->setEnabled(!m_chapter.empty());
    m_bookPdf->setEnabled(!m_outlines[m_reading.profile].empty());
}

void RulebookWindow::search()
{
    m_beforeSearch = m_rule;
    m_middle->setCurrentWidget(m_finder);
    m_finder->begin();
}

void RulebookWindow::refresh()
{
    m_book.speakAnew();
    m_finder->forget();
    fillReadings();
    fillTree();
    fillTerms();
    fillOwn();
    const std::string chapter = std::exchange(m_chapter, {});
    showChapter(chapter);
    showContext();
}

// A reader who has chosen no other language reads in that of the window.
void RulebookWindow::followWindow()
{
    m_book.speakAnew();
    m_finder->forget();
    const Reading before = std::exchange(m_usual, usualReading(m_book));
    if (m_reading == before)
        m_reading = m_usual;
    else if (m_reading.language == before.language)
        m_reading.language = m_usual.language;
    m_finder->setLanguage(m_reading.language);
}

void RulebookWindow::tell(const QString &sentence)
{
    m_told->setText(sentence);
}

void RulebookWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (!m_told)
        return;
    if (event->type() == QEvent::LanguageChange) {
        followWindow();
        retranslate();
    } else if (event->type() == QEvent::PaletteChange) {
        const std::string chapter = std::exchange(m_chapter, {});
        showChapter(chapter);
        showContext();
    }
}

RulebookWindow::~RulebookWindow()
{
    m_notePanel->flush();
}

void RulebookWindow::closeEvent(QCloseEvent *event)
{
    m_notePanel->flush();
    QSettings().setValue(kSizeKey, saveGeometry());
    QMainWindow::closeEvent(event);
}

} // namespace hexwerk
