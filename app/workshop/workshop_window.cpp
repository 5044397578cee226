#include "app/workshop/workshop_window.h"

#include <QCloseEvent>
#include <QHeaderView>
#include <QInputDialog>
#include <QLocale>
#include <QScreen>
#include <QSettings>

#include "app/workshop/alarm_text.h"
#include "editor/panels/text_browser.h"
#include "editor/text/local_text.h"
#include "texts/translation/differences.h"
#include "texts/translation/plural_rules.h"

#include <algorithm>
#include <utility>

namespace hexwerk {

using editor::toQString;
using translation::TextUnit;
using translation::UnitState;

static const QString kWorkshopLanguage = QStringLiteral("workshop/language");
static const QString kWorkshopGeometry = QStringLiteral("workshop/geometry");

static std::vector<const Rules *> rulesOf(const std::vector<const SystemKit *> &kits)
{
    std::vector<const Rules *> rules;
    for (const SystemKit *const kit : kits)
        rules.push_back(&kit->rules());
    return rules;
}

static TextPlaces placesOf(const std::vector<const SystemKit *> &kits)
{
    TextPlaces all;
    for (const SystemKit *const kit : kits) {
        const TextPlaces own = kit->textPlaces();
        all.insert(all.end(), own.begin(), own.end());
    }
    return all;
}

WorkshopWindow::WorkshopWindow(const DataPaths &paths, const std::vector<const SystemKit *> &kits,
                               const RulesText &rules, const std::filesystem::path &library,
                               QWidget *parent)
    : QMainWindow(parent)
    , m_paths(paths)
    , m_library(library)
    , m_workshop(
          paths, rulesOf(kits), library, [kits] { return placesOf(kits); }, this)
    , m_list(new TextList(m_workshop, this))
{
    setObjectName(QStringLiteral("workshop"));
    setWindowFlag(Qt::Window);
    makeActions();
    makePanels(kits, rules);
    constexpr int kPause = 150; // milliseconds after the last key
    m_checkLater.setSingleShot(true);
    m_checkLater.setInterval(kPause);
    connect(&m_checkLater, &QTimer::timeout, this, &WorkshopWindow::updateOffers);
    connect(&m_workshop, &Workshop::changed, this, [this](std::size_t unit) {
        m_list->update(unit);
        if (m_unit == unit)
            showUnit(m_list->rowOf(unit));
        updateCount();
        emit ownTextsChanged(toQString(m_workshop.language()));
    });
    connect(&m_workshop, &Workshop::manyChanged, this, [this] {
        m_list->reset();
        if (m_unit) // it may have another translation now
            showUnit(m_list->rowOf(*m_unit));
        updateCount();
        emit ownTextsChanged(toQString(m_workshop.language()));
    });
    connect(&m_workshop, &Workshop::keepFailed, this, [this](const QString &reason) {
        tell(tr("Your translations could not be saved: %1").arg(reason));
    });
    retranslate();
    if (!restoreGeometry(QSettings().value(kWorkshopGeometry).toByteArray()))
        resize(QSize(1240, 760).boundedTo(screen()->availableSize() * 0.95));
}

WorkshopWindow::~WorkshopWindow()
{
    m_workshop.disconnect(this);
    keepPending();
}

void WorkshopWindow::open(const std::string &language)
{
    keepPending();
    m_unit.reset();
    if (const QString why = m_workshop.open(language); !why.isEmpty())
        return tell(why);
    QSettings().setValue(kWorkshopLanguage, toQString(language));
    m_termList->setTerms(m_workshop.terms(), language);
    fillLanguages();
    applyFilter();
    goTo(m_list->rowCount() > 0 ? std::max(0, m_list->nextUnfinished(-1)) : -1);
    m_target->setFocus();
}

// No column is narrower than its name, whatever the size of letters.
static void fitNames(QHeaderView &header)
{
    header.ensurePolished();
    int widest = 0;
    for (int column = 0; column < header.count(); ++column)
        widest = std::max(widest, header.sectionSizeHint(column));
    header.setStretchLastSection(false); // the last one is measured again
    header.setMinimumSectionSize(widest);
    for (int column = 0; column < header.count(); ++column)
        header.resizeSection(column, std::max(widest, header.sectionSize(column)));
    header.setStretchLastSection(true);
}

void WorkshopWindow::applyFilter()
{
    if (m_table->horizontalHeader()->minimumSectionSize() <
        m_table->horizontalHeader()->sectionSizeHint(TextList::Target))
        fitNames(*m_table->horizontalHeader());
    keepPending();
    const int kind = m_kindBox->currentIndex();
    m_list->filter(static_cast<TextList::Show>(std::max(0, m_showBox->currentIndex())),
                   kind > 0
                       ? std::optional(translation::kUnitKinds[static_cast<std::size_t>(kind - 1)])
                       : std::nullopt,
                   m_find->text());
    updateCount();
    if (m_unit)
        if (const int row = m_list->rowOf(*m_unit); row >= 0)
            return goTo(row);
    goTo(m_list->rowCount() > 0 ? 0 : -1);
}

void WorkshopWindow::updateCount()
{
    m_count->setText(tr("%1 of %2 texts shown; %3 of %2 approved")
                         .arg(m_list->rowCount())
                         .arg(m_workshop.units().size())
                         .arg(m_list->count(TextList::Show::Approved)));
}

void WorkshopWindow::goTo(int row)
{
    if (row < 0) {
        m_unit.reset();
        return showUnit(-1);
    }
    if (m_table->currentIndex().row() == row)
        return showUnit(row);
    m_table->setCurrentIndex(m_list->index(row, TextList::State)); // shows it
}

// The words that a stale source lost and gained.
static QString changedSource(const TextUnit &unit)
{
    QString html;
    for (const translation::TextRun &run :
         translation::differences(*unit.sourceBefore, unit.source)) {
        const QString words = toQString(run.text).toHtmlEscaped();
        html += run.kind == translation::RunKind::Kept ? words
                : run.kind == translation::RunKind::Removed
                    ? QStringLiteral("<s>%1</s>").arg(words)
                    : QStringLiteral("<b><u>%1</u></b>").arg(words);
    }
    return html;
}

void WorkshopWindow::showUnit(int row)
{
    m_unit = row < 0 ? std::nullopt : std::optional(m_list->unitAt(row));
    m_target->setEnabled(m_unit.has_value());
    if (!m_unit) {
        m_isFilling = true;
        m_place->clear();
        m_paragraphs->clear();
        m_termList->clear();
        m_source->setHtml(QStringLiteral("<p>%1</p>").arg(tr("No text fits the filter.")));
        m_target->clear();
        m_formBox->hide();
        m_isFilling = false;
        m_typed.clear();
        return updateOffers();
    }
    const TextUnit &unit = m_workshop.units()[*m_unit];
    m_place->setText(QStringLiteral("%1 · %2:%3 · %4")
                         .arg(nameOf(unit.kind), toQString(unit.file))
                         .arg(unit.line)
                         .arg(isStale(unit) ? tr("Stale") : nameOf(stateNow(unit))));
    m_place->setToolTip(toQString(unit.key));
    m_paragraphs->setText(m_preview->paragraphs(unit));
    m_paragraphs->setHidden(m_paragraphs->text().isEmpty());
    m_termList->show(unit.sources().back(), freeLetters());
    m_typed = unit.targets();
    const auto forms =
        static_cast<std::size_t>(translation::pluralRule(m_workshop.language()).forms);
    m_typed.resize(unit.isPlural ? forms : 1);
    m_form = 0;
    m_isFilling = true;
    m_formBox->clear();
    for (std::size_t form = 0; unit.isPlural && form < forms; ++form)
        m_formBox->addItem(tr("Plural form %1").arg(form + 1));
    m_formBox->setVisible(unit.isPlural);
    m_isFilling = false;
    QString html = isStale(unit) && unit.sourceBefore
                       ? changedSource(unit)
                       : toQString(unit.sources().back()).toHtmlEscaped();
    html.replace(QLatin1Char('\n'), QStringLiteral("<br>"));
    html = QStringLiteral("<p>%1</p>").arg(html);
    if (unit.isPlural)
        html +=
            QStringLiteral("<p><small>%1</small></p>")
                .arg(tr("For one: %1").arg(toQString(unit.sourceForms.front()).toHtmlEscaped()));
    if (!unit.comment.empty())
        html += QStringLiteral("<p><i>%1</i></p>")
                    .arg(tr("Comment: %1").arg(toQString(unit.comment)).toHtmlEscaped());
    m_source->setHtml(html);
    showForm();
}

void WorkshopWindow::showForm()
{
    m_isFilling = true;
    m_target->setPlainText(m_form < m_typed.size() ? toQString(m_typed[m_form]) : QString());
    m_target->moveCursor(QTextCursor::End);
    m_isFilling = false;
    updateOffers();
}

void WorkshopWindow::updateOffers()
{
    m_offers.clear();
    m_alarms.clear();
    m_offerList->clear();
    if (!m_unit)
        return m_preview->clear();
    m_preview->show(*m_unit, m_typed, m_form);
    TextUnit unit = m_workshop.units()[*m_unit];
    if (unit.isPlural)
        unit.targetForms = m_typed;
    else
        unit.target = m_typed.front();
    const auto add = [this](const QString &words, const QString &text) {
        m_offers.push_back({words, text});
        auto *item = new QListWidgetItem(
            QStringLiteral("Alt+%1  %2").arg(m_offers.size()).arg(words), m_offerList);
        item->setData(Qt::UserRole, static_cast<int>(m_offers.size()));
    };
    if (!translation::isEmpty(m_typed))
        m_alarms = m_workshop.check(unit);
    for (const translation::Alarm &alarm : m_alarms) {
        if (alarm.form != m_form)
            continue;
        if (alarm.fix && m_offers.size() < 9)
            add(tr("Fix: %1").arg(textOf(alarm)), toQString(*alarm.fix));
        else
            new QListWidgetItem(textOf(alarm), m_offerList);
    }
    for (const translation::MemoryMatch &match : m_workshop.remembered(unit.sources().back()))
        if (match.entry->key != unit.key && m_offers.size() < 9)
            add(QStringLiteral("%1 %  %2").arg(match.likeness).arg(toQString(match.entry->target)),
                toQString(match.entry->target));
    if (m_offerList->count() == 0)
        new QListWidgetItem(translation::isEmpty(m_typed) ? tr("No similar text.")
                                                          : tr("All checks passed."),
                            m_offerList);
}

bool WorkshopWindow::isTyped() const
{
    return m_unit && m_typed != m_workshop.units()[*m_unit].targets() &&
           !(translation::isEmpty(m_typed) &&
             translation::isEmpty(m_workshop.units()[*m_unit].targets()));
}

void WorkshopWindow::keepTyped(UnitState state)
{
    if (m_unit)
        m_workshop.change(*m_unit, m_typed, state);
}

void WorkshopWindow::keepPending()
{
    if (isTyped())
        keepTyped(UnitState::Draft);
}

void WorkshopWindow::goToNext()
{
    const int row = m_unit ? m_list->rowOf(*m_unit) : -1;
    const int next = m_list->rowCount() > 0 ? m_list->nextUnfinished(row) : -1;
    if (next < 0)
        return tell(tr("All texts of this list are approved."));
    goTo(next);
    m_target->setFocus();
}

void WorkshopWindow::addLanguage()
{
    bool isGiven = false;
    const QString tag = QInputDialog::getText(this, tr("New language"),
                                              tr("Tag of the language, such as fr or pt-BR:"),
                                              QLineEdit::Normal, {}, &isGiven)
                            .trimmed();
    if (!isGiven || tag.isEmpty())
        return fillLanguages();
    if (QLocale(tag).language() == QLocale::C) {
        tell(tr("“%1” is not the tag of a language.").arg(tag));
        return fillLanguages();
    }
    open(tag.toStdString());
}

void WorkshopWindow::tell(const QString &sentence)
{
    m_told->setText(sentence);
}

bool WorkshopWindow::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPress = event->type() == QEvent::KeyPress;
    if (watched == m_target && (isPress || event->type() == QEvent::ShortcutOverride)) {
        const auto &key = static_cast<const QKeyEvent &>(*event);
        const bool isOffer = key.key() >= Qt::Key_1 && key.key() <= Qt::Key_9;
        const QString term = key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z
                                 ? m_termList->word(QChar(u'a' + (key.key() - Qt::Key_A)))
                                 : QString();
        if (key.modifiers() == Qt::AltModifier && (isOffer || !term.isEmpty())) {
            event->accept();
            if (isPress)
                isOffer ? takeOffer(key.key() - Qt::Key_0) : insertTerm(term);
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

void WorkshopWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (m_told && event->type() == QEvent::LanguageChange)
        retranslate();
}

void WorkshopWindow::closeEvent(QCloseEvent *event)
{
    keepPending();
    QSettings().setValue(kWorkshopGeometry, saveGeometry());
    QMainWindow::closeEvent(event);
}

} // namespace hexwerk
