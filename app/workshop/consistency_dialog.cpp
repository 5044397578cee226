#include "app/workshop/consistency_dialog.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QSplitter>
#include <QVBoxLayout>
#include <QtConcurrent>

#include "app/basis/dialog_size.h"
#include "app/workshop/alarm_text.h"
#include "core/rulebook/rulebook.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace hexwerk {

using editor::toQString;
using translation::Rendering;
using translation::TermUse;
using translation::TermUses;
using translation::UnitGroup;

static constexpr int kUnit = Qt::UserRole;          // place of a text
static constexpr int kUses = Qt::UserRole + 1;      // place of a term among the uses
static constexpr int kRendering = Qt::UserRole + 2; // of a group
static constexpr int kWords = Qt::UserRole + 3;     // of a group: the wording; of a text: its own

static QTreeWidget *makeTree(const char *name, const QStringList &head, QWidget *parent)
{
    auto *tree = new QTreeWidget(parent);
    tree->setObjectName(QString::fromLatin1(name));
    tree->setHeaderLabels(head);
    tree->setUniformRowHeights(true);
    return tree;
}

ConsistencyDialog::ConsistencyDialog(Workshop &workshop, QWidget *parent)
    : QDialog(parent)
    , m_workshop(workshop)
    , m_told(new QLabel(this))
    , m_tabs(new QTabWidget(this))
{
    setObjectName(QStringLiteral("consistency"));
    setWindowTitle(tr("Consistency"));
    auto *terms = new QWidget(m_tabs);
    m_find = new QLineEdit(terms);
    m_find->setObjectName(QStringLiteral("findTerm"));
    m_find->setPlaceholderText(tr("Find a term"));
    m_find->setAccessibleName(m_find->placeholderText());
    m_terms =
        makeTree("termTable", {tr("English"), tr("Translation"), tr("Used"), tr("Differ")}, terms);
    m_terms->setRootIsDecorated(false);
    m_terms->setAccessibleName(tr("Terms"));
    m_uses = makeTree("termUses", {tr("Text"), tr("Translation")}, terms);
    m_uses->setAccessibleName(tr("Texts with the term"));
    m_useTerm = new QPushButton(tr("&Use the term..."), terms);
    m_useTerm->setObjectName(QStringLiteral("useTerm"));
    auto *left = new QWidget(terms);
    auto *leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins({});
    leftColumn->addWidget(m_find);
    leftColumn->addWidget(m_terms, 1);
    auto *right = new QWidget(terms);
    auto *rightColumn = new QVBoxLayout(right);
    rightColumn->setContentsMargins({});
    rightColumn->addWidget(m_uses, 1);
    rightColumn->addWidget(m_useTerm, 0, Qt::AlignLeft);
    auto *split = new QSplitter(Qt::Horizontal, terms);
    split->setChildrenCollapsible(false);
    split->addWidget(left);
    split->addWidget(right);
    (new QVBoxLayout(terms))->addWidget(split);
    auto *same = new QWidget(m_tabs);
    m_differently = makeTree("differently", {tr("Text"), tr("Translation")}, same);
    m_differently->setAccessibleName(tr("Same English, different translations"));
    m_useTranslation = new QPushButton(tr("Use the most &frequent translation..."), same);
    m_useTranslation->setObjectName(QStringLiteral("useTranslation"));
    auto *sameColumn = new QVBoxLayout(same);
    sameColumn->addWidget(m_differently, 1);
    sameColumn->addWidget(m_useTranslation, 0, Qt::AlignLeft);
    m_alike = makeTree("alike", {tr("Text"), tr("English")}, m_tabs);
    m_alike->setAccessibleName(tr("Different English, same translation"));
    m_tabs->addTab(terms, QString());
    m_tabs->addTab(same, QString());
    m_tabs->addTab(m_alike, QString());
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_tabs, 1);
    column->addWidget(m_told);
    resizeToText(*this, 170, 34);
    split->setSizes({480, 640});
    for (QPushButton *button : {m_useTerm, m_useTranslation})
        button->setAutoDefault(false);
    connect(m_find, &QLineEdit::textChanged, this, &ConsistencyDialog::fillTerms);
    connect(m_terms, &QTreeWidget::currentItemChanged, this, &ConsistencyDialog::fillUses);
    for (QTreeWidget *tree : {m_terms, m_uses, m_differently, m_alike})
        tree->header()->setAccessibleName(tree->accessibleName());
    constexpr int kPlace = 34; // characters
    for (QTreeWidget *tree : {m_uses, m_differently, m_alike}) {
        tree->setColumnWidth(0, kPlace * fontMetrics().averageCharWidth());
        connect(tree, &QTreeWidget::itemActivated, this, &ConsistencyDialog::openText);
        connect(tree, &QTreeWidget::currentItemChanged, this, &ConsistencyDialog::updateButtons);
    }
    connect(m_useTerm, &QPushButton::clicked, this, &ConsistencyDialog::useTerm);
    connect(m_useTranslation, &QPushButton::clicked, this, &ConsistencyDialog::useTranslation);
    constexpr int kPause = 300; // milliseconds after a change
    m_lookLater.setSingleShot(true);
    m_lookLater.setInterval(kPause);
    connect(&m_lookLater, &QTimer::timeout, this, &ConsistencyDialog::look);
    const auto outdate = [this] {
        m_isOutdated = true;
        if (isVisible())
            m_lookLater.start();
    };
    connect(&workshop, &Workshop::changed, this, outdate);
    connect(&workshop, &Workshop::manyChanged, this, outdate);
    updateButtons();
}

void ConsistencyDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    if (m_isOutdated)
        look();
}

// In the background, in texts as they are now.
void ConsistencyDialog::look()
{
    if (m_isLooking)
        return;
    m_isLooking = true;
    m_isOutdated = false;
    m_told->setText(tr("Looking through all texts..."));
    const auto all = std::make_shared<Findings>();
    all->language = m_workshop.language();
    all->units = m_workshop.units();
    all->terms = m_workshop.terms();
    QtConcurrent::run([all] {
        all->uses = translation::termUses(all->units, all->terms, all->language);
        all->differently = translation::translatedDifferently(all->units);
        all->alike = translation::translatedAlike(all->units);
    }).then(this, [this, all] {
        m_isLooking = false;
        m_findings = all;
        fill();
        if (m_isOutdated)
            m_lookLater.start();
    });
}

void ConsistencyDialog::fill()
{
    m_told->setText(tr("Enter or a double click opens a text."));
    fillTerms();
    fillGroups(*m_differently, m_findings->differently, true);
    fillGroups(*m_alike, m_findings->alike, false);
    m_tabs->setTabText(0, tr("Terms (%1)").arg(m_findings->uses.size()));
    m_tabs->setTabText(1, tr("Same English (%1)").arg(m_findings->differently.size()));
    m_tabs->setTabText(2, tr("Same translation (%1)").arg(m_findings->alike.size()));
    updateButtons();
}

void ConsistencyDialog::fillTerms()
{
    if (!m_findings)
        return;
    const QString before = m_terms->currentItem() ? m_terms->currentItem()->text(0) : QString();
    m_terms->clear();
    QTreeWidgetItem *current = nullptr;
    const auto differing = [this](std::size_t at) {
        const TermUses &one = m_findings->uses[at];
        return one.uses.size() - one.count(Rendering::Official);
    };
    std::vector<std::size_t> order(m_findings->uses.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
        return differing(one) > differing(other);
    });
    for (const std::size_t at : order) {
        const TermUses &one = m_findings->uses[at];
        const QString english = toQString(one.term->words.at(std::string(kSourceLanguage)).word);
        const QString word = toQString(one.term->words.at(m_findings->language).word);
        const QString wanted = m_find->text().trimmed();
        if (!english.contains(wanted, Qt::CaseInsensitive) &&
            !word.contains(wanted, Qt::CaseInsensitive))
            continue;
        const std::size_t differ = differing(at);
        auto *item =
            new QTreeWidgetItem(m_terms, {english, word, QString::number(one.uses.size()),
                                          differ == 0 ? tr("all agree") : QString::number(differ)});
        item->setData(0, kUses, static_cast<int>(at));
        if (english == before)
            current = item;
    }
    for (int column = 0; column < m_terms->columnCount(); ++column)
        m_terms->resizeColumnToContents(column);
    m_terms->setCurrentItem(current ? current : m_terms->topLevelItem(0));
    fillUses();
}

const TermUses *ConsistencyDialog::currentUses() const
{
    const QTreeWidgetItem *const item = m_terms->currentItem();
    if (!item || !m_findings)
        return nullptr;
    const auto at = static_cast<std::size_t>(item->data(0, kUses).toInt());
    return at < m_findings->uses.size() ? &m_findings->uses[at] : nullptr;
}

void ConsistencyDialog::addText(QTreeWidgetItem &group, std::size_t unit, const QString &text)
{
    const translation::TextUnit &one = m_findings->units[unit];
    auto *item = new QTreeWidgetItem(
        &group, {shownPlace(one), QString(text).replace(QLatin1Char('\n'), QLatin1Char(' '))});
    item->setData(0, kUnit, QVariant::fromValue(static_cast<qulonglong>(unit)));
    item->setData(0, kWords, text);
    item->setToolTip(0, toQString(one.key));
    item->setToolTip(1, toQString(one.sources().back()));
}

void ConsistencyDialog::fillUses()
{
    m_uses->clear();
    const TermUses *const term = currentUses();
    if (!term)
        return updateButtons();
    // What is wrong comes first.
    std::map<std::pair<int, QString>, std::vector<std::size_t>> groups;
    for (const TermUse &use : term->uses) {
        const int rank = use.rendering == Rendering::Avoided ? 0
                         : use.rendering == Rendering::Other ? 1
                                                             : 2;
        groups[{rank, toQString(use.words)}].push_back(use.unit);
    }
    for (const auto &[key, units] : groups) {
        const Rendering rendering = key.first == 0   ? Rendering::Avoided
                                    : key.first == 1 ? Rendering::Other
                                                     : Rendering::Official;
        const QString word = toQString(term->term->words.at(m_findings->language).word);
        const QString title = rendering == Rendering::Avoided
                                  //: %1 is a wording
                                  ? tr("To be avoided: %1").arg(key.second)
                                  : rendering == Rendering::Other ? tr("Something else, or nothing")
                                                                  //: %1 is a word
                                                                  : tr("The term: %1").arg(word);
        auto *group =
            new QTreeWidgetItem(m_uses, {QStringLiteral("%1 (%2)").arg(title).arg(units.size())});
        group->setFirstColumnSpanned(true);
        group->setData(0, kRendering, static_cast<int>(rendering));
        group->setData(0, kWords, key.second);
        for (const std::size_t unit : units)
            addText(*group, unit, toQString(m_findings->units[unit].targets().back()));
        group->setExpanded(rendering != Rendering::Official);
    }
    m_uses->setCurrentItem(m_uses->topLevelItem(0));
    updateButtons();
}

void ConsistencyDialog::fillGroups(QTreeWidget &tree, const std::vector<UnitGroup> &groups,
                                   bool bySource)
{
    tree.clear();
    for (const UnitGroup &group : groups) {
        const translation::TextUnit &first = m_findings->units[group.front()];
        auto *item =
            new QTreeWidgetItem(&tree, {toQString(bySource ? first.source : first.target)
                                            .replace(QLatin1Char('\n'), QLatin1Char(' '))});
        item->setFirstColumnSpanned(true);
        for (const std::size_t unit : group)
            addText(*item, unit,
                    toQString(bySource ? m_findings->units[unit].target
                                       : m_findings->units[unit].source));
        item->setExpanded(true);
    }
}

void ConsistencyDialog::openText(QTreeWidgetItem *item)
{
    if (const QVariant unit = item->data(0, kUnit); unit.isValid())
        emit textWanted(static_cast<std::size_t>(unit.toULongLong()));
}

static QTreeWidgetItem *groupOf(const QTreeWidget &tree)
{
    QTreeWidgetItem *const item = tree.currentItem();
    return item && item->parent() ? item->parent() : item;
}

static std::vector<std::size_t> unitsOf(const QTreeWidgetItem &group)
{
    std::vector<std::size_t> units;
    for (int row = 0; row < group.childCount(); ++row)
        units.push_back(static_cast<std::size_t>(group.child(row)->data(0, kUnit).toULongLong()));
    return units;
}

void ConsistencyDialog::updateButtons()
{
    const QTreeWidgetItem *const uses = groupOf(*m_uses);
    m_useTerm->setEnabled(uses && uses->data(0, kRendering).toInt() !=
                                      static_cast<int>(Rendering::Official));
    m_useTranslation->setEnabled(groupOf(*m_differently) != nullptr);
}

void ConsistencyDialog::useTerm()
{
    const TermUses *const term = currentUses();
    const QTreeWidgetItem *const group = groupOf(*m_uses);
    if (!term || !group)
        return;
    Replacing what;
    what.find = group->data(0, kWords).toString(); // empty for something else: the user says what
    what.by = toQString(term->term->words.at(m_findings->language).word);
    what.isWhole = true;
    emit replaceWanted(what, unitsOf(*group));
}

void ConsistencyDialog::useTranslation()
{
    const QTreeWidgetItem *const group = groupOf(*m_differently);
    if (!group || group->childCount() == 0)
        return;
    QHash<QString, int> counts;
    QString best = group->child(0)->data(0, kWords).toString();
    for (int row = 0; row < group->childCount(); ++row) {
        const QString words = group->child(row)->data(0, kWords).toString();
        if (++counts[words] > counts[best])
            best = words;
    }
    QStringList others;
    for (int row = 0; row < group->childCount(); ++row)
        if (const QString words = group->child(row)->data(0, kWords).toString();
            words != best && !others.contains(QRegularExpression::escape(words)))
            others << QRegularExpression::escape(words);
    Replacing what;
    what.find = QStringLiteral("\\A(?:%1)\\z").arg(others.join(QLatin1Char('|')));
    what.by = QString(best).replace(QLatin1Char('\\'), QStringLiteral("\\\\"));
    what.isPattern = true;
    what.isCaseSensitive = true;
    emit replaceWanted(what, unitsOf(*group));
}

} // namespace hexwerk
