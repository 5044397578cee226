#include "app/shortcuts/shortcuts_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QSignalBlocker>
#include <QTextDocument>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include "app/basis/dialog_size.h"
#include "app/basis/file_path.h"
#include "app/shortcuts/key_scheme.h"
#include "core/files/atomic_file.h"
#include "core/files/text_file.h"
#include "editor/canvas/icons.h"
#include "editor/panels/save_dialog.h"
#include "editor/text/file_problem_text.h"

#include <algorithm>

namespace hexwerk {

using editor::ActionKeys;

static constexpr int kKeyLetters = 30;         // width of a column of keys
static constexpr int kLineRole = Qt::UserRole; // place in m_lines

ShortcutsDialog::ShortcutsDialog(QWidget *parent)
    : QDialog(parent)
    , m_tree(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("shortcuts"));
    m_tree->setColumnCount(3);
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->header()->setStretchLastSection(false);
    auto *column = new QVBoxLayout(this);
    column->addWidget(makeSearch());
    column->addWidget(m_tree, 1);
    column->addWidget(makeKeys());
    column->addWidget(makeButtons());
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this] {
        m_take->hide();
        say({});
        showCurrent();
    });
    connect(m_tree, &QTreeWidget::itemActivated, this, [this] {
        if (m_fields.front()->isEnabled())
            m_fields.front()->setFocus();
    });
    resizeToText(*this, 120, 36);
    retranslate();
    m_words->setFocus();
}

QWidget *ShortcutsDialog::makeSearch()
{
    auto *whole = new QWidget(this);
    m_search = new QStackedWidget(whole);
    m_words = new QLineEdit(m_search);
    m_words->setClearButtonEnabled(true);
    m_searchKey = new KeyField(m_search);
    m_search->addWidget(m_words);
    m_search->addWidget(m_searchKey);
    m_search->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_byKey = new QToolButton(whole);
    m_byKey->setCheckable(true);
    m_byKey->setToolButtonStyle(Qt::ToolButtonTextOnly);
    auto *row = new QHBoxLayout(whole);
    row->setContentsMargins({});
    row->addWidget(m_search, 1);
    row->addWidget(m_byKey);
    connect(m_words, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    connect(m_words, &QLineEdit::returnPressed, this, &ShortcutsDialog::goToFirst);
    connect(m_searchKey, &KeyField::pressed, this, &ShortcutsDialog::filter);
    connect(m_byKey, &QToolButton::toggled, this, [this](bool isByKey) {
        m_search->setCurrentIndex(isByKey ? 1 : 0);
        m_search->currentWidget()->setFocus();
        filter();
    });
    return whole;
}

QWidget *ShortcutsDialog::makeKeys()
{
    m_group = new QGroupBox(this);
    m_tip = new QLabel(m_group);
    m_tip->setWordWrap(true);
    m_keysLabel = new QLabel(m_group);
    auto *row = new QHBoxLayout;
    row->addWidget(m_keysLabel);
    for (int field = 0; field < kFields; ++field) {
        auto *edit = new KeyField(m_group);
        edit->leaveEscape();
        m_fields[static_cast<std::size_t>(field)] = edit;
        row->addWidget(edit, 1);
        connect(edit, &KeyField::pressed, this,
                [this, field](const QKeySequence &key) { enter(field, key); });
    }
    m_keysLabel->setBuddy(m_fields.front());
    m_reset = new QPushButton(editor::icon(QStringLiteral("undo")), {}, m_group);
    m_reset->setAutoDefault(false);
    row->addWidget(m_reset);
    m_told = new QLabel(m_group);
    m_told->setWordWrap(true);
    m_take = new QPushButton(m_group);
    m_take->setAutoDefault(false);
    auto *conflict = new QHBoxLayout;
    conflict->addWidget(m_told, 1);
    conflict->addWidget(m_take);
    auto *rows = new QVBoxLayout(m_group);
    rows->addWidget(m_tip);
    rows->addLayout(row);
    rows->addLayout(conflict);
    m_take->hide();
    m_tip->setMinimumHeight(2 * fontMetrics().height()); // the fields stay where they are
    m_told->setMinimumHeight(2 * fontMetrics().height());
    connect(m_reset, &QPushButton::clicked, this, [this] {
        const KeyLine *line = current();
        const auto entry = line ? ActionKeys::all().entry(line->id) : std::nullopt;
        if (!entry)
            return;
        ActionKeys::all().set(entry->id, entry->standard);
        refill();
    });
    connect(m_take, &QPushButton::clicked, this, &ShortcutsDialog::take);
    return m_group;
}

QWidget *ShortcutsDialog::makeButtons()
{
    auto *whole = new QWidget(this);
    auto *row = new QHBoxLayout(whole);
    row->setContentsMargins({});
    const auto add = [&](const char *icon) {
        auto *button = new QPushButton(editor::icon(QString::fromLatin1(icon)), {}, whole);
        button->setAutoDefault(false);
        row->addWidget(button);
        return button;
    };
    m_resetAll = add("undo");
    m_list = add("log");
    m_scheme = add("settings");
    row->addStretch(1);
    m_close = add("remove");
    connect(m_resetAll, &QPushButton::clicked, this, &ShortcutsDialog::resetAll);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    m_list->setMenu(new QMenu(m_list));
    m_list->menu()->addAction({}, this, &ShortcutsDialog::copyList);
    m_list->menu()->addAction({}, this, &ShortcutsDialog::saveList);
    m_list->menu()->addAction({}, this, &ShortcutsDialog::printList);
    m_scheme->setMenu(new QMenu(m_scheme));
    m_scheme->menu()->addAction({}, this, &ShortcutsDialog::importScheme);
    m_scheme->menu()->addAction({}, this, &ShortcutsDialog::exportScheme);
    return whole;
}

static void nameEntries(const QMenu &menu, const QStringList &texts)
{
    for (qsizetype i = 0; i < texts.size(); ++i)
        menu.actions()[i]->setText(texts[i]);
}

void ShortcutsDialog::retranslate()
{
    setWindowTitle(tr("Keyboard shortcuts"));
    m_words->setPlaceholderText(tr("Filter by words"));
    m_words->setAccessibleName(tr("Filter by words"));
    for (const QWidget *edit : std::initializer_list<const QWidget *>{
             m_words, m_searchKey, m_fields[0], m_fields[1], m_fields[2]})
        for (QToolButton *clear : edit->findChildren<QToolButton *>())
            clear->setAccessibleName(tr("Clear"));
    m_searchKey->setAccessibleName(tr("Filter by a key: press it"));
    m_byKey->setText(tr("B&y key"));
    m_byKey->setToolTip(tr("Press a key to see what has it"));
    m_tree->setAccessibleName(tr("Actions and their keys"));
    m_tree->header()->setAccessibleName(m_tree->accessibleName());
    m_tree->setHeaderLabels({tr("Action"), tr("Keys"), tr("Standard keys")});
    m_keysLabel->setText(tr("&Keys:"));
    const std::array names = {tr("First key"), tr("Second key"), tr("Third key")};
    for (std::size_t field = 0; field < names.size(); ++field) {
        m_fields[field]->setAccessibleName(names[field]);
        m_fields[field]->setToolTip(tr("Click here and press the new key"));
    }
    m_reset->setText(tr("R&eset"));
    m_reset->setToolTip(tr("Give this action its standard keys again"));
    m_take->setToolTip(tr("This action gets the key, the other one loses it"));
    m_resetAll->setText(tr("Reset &all..."));
    m_resetAll->setToolTip(tr("Give all actions their standard keys again"));
    m_list->setText(tr("&List"));
    m_list->setToolTip(tr("Copy, save or print the list of all keys"));
    m_scheme->setText(tr("&File"));
    m_scheme->setToolTip(tr("Take your keys to another computer"));
    m_close->setText(tr("&Close"));
    nameEntries(*m_list->menu(), {tr("&Copy list"), tr("&Save list..."), tr("&Print list...")});
    nameEntries(*m_scheme->menu(), {tr("&Import keys..."), tr("&Export keys...")});
    refill();
}

void ShortcutsDialog::refill()
{
    const KeyLine *before = current();
    const QString id = before ? before->id : QString();
    const QSignalBlocker blocker(m_tree);
    m_lines = keyLines();
    m_tree->clear();
    QTreeWidgetItem *group = nullptr;
    QTreeWidgetItem *again = nullptr;
    QFont bold = font();
    bold.setBold(true);
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const KeyLine &line = m_lines[i];
        if (i == 0 || m_lines[i - 1].place != line.place) {
            group = new QTreeWidgetItem(m_tree, {nameOf(line.place)});
            group->setFirstColumnSpanned(true);
            group->setExpanded(true);
            group->setFont(0, bold);
        }
        auto *item =
            new QTreeWidgetItem(group, {line.text, line.shownKeys,
                                        line.id.isEmpty() ? tr("fixed") : line.shownStandard});
        item->setData(0, kLineRole, static_cast<int>(i));
        item->setToolTip(0, line.tip.isEmpty() ? line.text : line.tip);
        item->setToolTip(1, line.shownKeys);
        item->setToolTip(2, line.shownStandard);
        if (line.isChanged)
            item->setFont(1, bold);
        if (!id.isEmpty() && line.id == id)
            again = item;
    }
    for (const int cell : {1, 2}) {
        m_tree->resizeColumnToContents(cell);
        m_tree->setColumnWidth(cell, std::min(m_tree->columnWidth(cell),
                                              kKeyLetters * fontMetrics().averageCharWidth()));
    }
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    if (again)
        m_tree->setCurrentItem(again);
    filter();
    showCurrent();
}

bool ShortcutsDialog::isWanted(const KeyLine &line) const
{
    if (m_byKey->isChecked())
        return m_searchKey->keySequence().isEmpty() ||
               line.keys.contains(m_searchKey->keySequence());
    const QString text = line.text + QLatin1Char(' ') + line.tip + QLatin1Char(' ') +
                         nameOf(line.place) + QLatin1Char(' ') + line.shownKeys;
    const QStringList words = m_words->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(), [&](const QString &word) {
        return text.contains(word, Qt::CaseInsensitive);
    });
}

void ShortcutsDialog::filter()
{
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem *group = m_tree->topLevelItem(i);
        bool isAnyWanted = false;
        for (int k = 0; k < group->childCount(); ++k) {
            QTreeWidgetItem *item = group->child(k);
            const auto line = static_cast<std::size_t>(item->data(0, kLineRole).toInt());
            item->setHidden(!isWanted(m_lines[line]));
            isAnyWanted = isAnyWanted || !item->isHidden();
        }
        group->setHidden(!isAnyWanted);
    }
}

// Of what is found, ready for its new key: the first that is called so, else the first of all.
void ShortcutsDialog::goToFirst()
{
    QTreeWidgetItem *first = nullptr;
    for (QTreeWidgetItemIterator at(m_tree, QTreeWidgetItemIterator::NoChildren); *at; ++at) {
        if ((*at)->isHidden() || (*at)->parent()->isHidden())
            continue;
        first = first ? first : *at;
        if ((*at)->text(0).contains(m_words->text().trimmed(), Qt::CaseInsensitive)) {
            first = *at;
            break;
        }
    }
    if (!first)
        return;
    m_tree->setCurrentItem(first);
    emit m_tree->itemActivated(first, 0);
}

const KeyLine *ShortcutsDialog::current() const
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    const QVariant line = item ? item->data(0, kLineRole) : QVariant();
    return line.isValid() ? &m_lines[static_cast<std::size_t>(line.toInt())] : nullptr;
}

void ShortcutsDialog::say(const QString &sentence)
{
    m_told->setText(sentence);
}

void ShortcutsDialog::showCurrent()
{
    const KeyLine *line = current();
    const bool isOurs = line && !line->id.isEmpty();
    m_group->setTitle(line ? line->text : tr("No action selected"));
    m_tip->setText(!line    ? tr("Select an action, and press a new key for it.")
                   : isOurs ? line->tip
                            : tr("This key cannot be changed."));
    for (int field = 0; field < kFields; ++field) {
        KeyField &edit = *m_fields[static_cast<std::size_t>(field)];
        edit.setEnabled(isOurs);
        edit.setKey(isOurs ? line->keys.value(field) : QKeySequence());
    }
    m_reset->setEnabled(isOurs && line->isChanged);
}

editor::Keys ShortcutsDialog::withKey(int field, const QKeySequence &key) const
{
    editor::Keys keys = current()->keys;
    if (field < keys.size())
        keys[field] = key;
    else
        keys << key;
    keys.removeAll(QKeySequence());
    return keys;
}

QString ShortcutsDialog::fixedUse(const KeyLine &line, const QKeySequence &key) const
{
    for (const KeyLine &other : m_lines)
        if (other.id.isEmpty() && !other.isLocal && other.keys.contains(key) &&
            overlap(other.place, line.place))
            //: %1 is what the key does, %2 where
            return tr("%1 (%2)").arg(other.text, nameOf(other.place));
    for (const QWidget *window : QApplication::topLevelWidgets())
        if (const auto *main = qobject_cast<const QMainWindow *>(window))
            for (const QAction *menu : main->menuBar()->actions())
                if (menu->isVisible() && QKeySequence::mnemonic(menu->text()) == key)
                    //: %1 is a menu
                    return tr("Open the menu %1").arg(menu->text().remove(QLatin1Char('&')));
    return {};
}

void ShortcutsDialog::enter(int field, const QKeySequence &key)
{
    const KeyLine *line = current();
    if (!line || line->id.isEmpty())
        return;
    m_take->hide();
    say({});
    if (!key.isEmpty() && line->keys.contains(key))
        return say(tr("This action has that key already."));
    const QString name = key.toString(QKeySequence::NativeText);
    if (const QString use = key.isEmpty() ? QString() : fixedUse(*line, key); !use.isEmpty())
        //: %1 is a key, %2 what it does
        return say(tr("%1 cannot be used here. It is fixed: %2.").arg(name, use));
    const auto holders = ActionKeys::all().holders(key, line->place, line->id);
    if (!key.isEmpty() && !holders.empty()) {
        const ActionKeys::Entry &holder = holders.front();
        //: %1 is a key, %2 an action, %3 where it works
        say(tr("%1 is the key of \"%2\" (%3).").arg(name, holder.text, nameOf(holder.place)));
        m_take->setText(tr("&Take it from \"%1\"").arg(holder.text));
        m_take->show();
        m_takenField = field;
        m_takenKey = key;
        return;
    }
    ActionKeys::all().set(line->id, withKey(field, key));
    refill();
}

void ShortcutsDialog::take()
{
    const KeyLine *line = current();
    if (!line)
        return;
    KeyChanges changes = {{line->id, withKey(m_takenField, m_takenKey)}};
    for (const auto &holder : ActionKeys::all().holders(m_takenKey, line->place, line->id)) {
        editor::Keys left = holder.keys;
        left.removeAll(m_takenKey);
        changes.emplace_back(holder.id, left);
    }
    m_fields[static_cast<std::size_t>(m_takenField)]->setFocus(); // the button goes
    m_take->hide();
    say({});
    ActionKeys::all().set(changes);
    refill();
}

void ShortcutsDialog::resetAll()
{
    const auto answer = QMessageBox::question(
        this, windowTitle(), tr("Give all actions their standard keys again? Your keys are lost."),
        QMessageBox::Reset | QMessageBox::Cancel, QMessageBox::Cancel);
    if (answer != QMessageBox::Reset)
        return;
    ActionKeys::all().resetAll();
    refill();
}

void ShortcutsDialog::copyList()
{
    QApplication::clipboard()->setText(asText(m_lines));
    say(tr("The list is on the clipboard."));
}

bool ShortcutsDialog::keep(const QString &path, const std::string &text)
{
    const WriteResult written = writeFile(toPath(path), text);
    if (written)
        say(tr("%1 was saved.").arg(QDir::toNativeSeparators(path)));
    else
        QMessageBox::warning(this, windowTitle(),
                             tr("%1 could not be saved: %2. Choose another folder.")
                                 .arg(QDir::toNativeSeparators(path),
                                      QString::fromStdString(written.error().reason.message())));
    return written.has_value();
}

void ShortcutsDialog::saveList()
{
    const QString path =
        editor::fileToSave(this, tr("Save list"), QStringLiteral("hexwerk-keys.html"),
                           tr("Web page (*.html);;Text (*.txt)"));
    if (path.isEmpty())
        return;
    const bool isText = path.endsWith(QLatin1String(".txt"), Qt::CaseInsensitive);
    keep(path, (isText ? asText(m_lines) : asHtml(m_lines, windowTitle())).toStdString());
}

void ShortcutsDialog::printList()
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(windowTitle());
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    QTextDocument document;
    document.setHtml(asHtml(m_lines, windowTitle()));
    document.print(&printer);
}

void ShortcutsDialog::exportScheme()
{
    const QString path = editor::fileToSave(
        this, tr("Export keys"), QStringLiteral("hexwerk-keys.toml"), tr("Keys (*.toml)"));
    if (!path.isEmpty())
        keep(path, writeKeyScheme(ActionKeys::all().changes()));
}

void ShortcutsDialog::importScheme()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Import keys"), {}, tr("Keys (*.toml)"));
    if (path.isEmpty())
        return;
    const LoadResult<std::string> text = readTextFile(toPath(path));
    LoadResult<KeyChanges> changes = text ? readKeyScheme(*text.value, path.toStdString())
                                          : LoadResult<KeyChanges>{std::nullopt, text.problems};
    if (!changes) {
        QStringList sentences;
        for (const Problem &problem : changes.problems) {
            using Text = editor::FileProblemText;
            sentences << Text::withPlace(
                problem, Text::joined(problem, Text::wrong(problem), Text::expected(problem)));
        }
        QMessageBox box(QMessageBox::Warning, windowTitle(),
                        tr("The keys were not imported. Correct the file and import it again."),
                        QMessageBox::Ok, this);
        box.setInformativeText(sentences.mid(0, 5).join(QLatin1Char('\n')));
        box.exec();
        return;
    }
    ActionKeys::all().set(*changes.value);
    refill();
    say(tr("%n action(s) got their keys from the file.", nullptr,
           static_cast<int>(changes.value->size())));
}

void ShortcutsDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace hexwerk
