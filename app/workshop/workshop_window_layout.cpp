// Menus, panels and words of the workshop.
#include <QAbstractButton>
#include <QAction>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QMenuBar>
#include <QSplitter>
#include <QStatusBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/workshop/alarm_text.h"
#include "app/workshop/pseudo_language.h"
#include "app/workshop/workshop_window.h"
#include "editor/canvas/icons.h"
#include "editor/keys/action_keys.h"
#include "editor/panels/text_browser.h"
#include "editor/text/local_text.h"

namespace hexwerk {

using editor::toQString;

void WorkshopWindow::makeActions()
{
    m_fileMenu = menuBar()->addMenu(QString());
    m_textMenu = menuBar()->addMenu(QString());
    const auto add = [this](QMenu *menu, const char *id, const char *icon, const QKeySequence &key,
                            const char *words, auto slot) {
        auto *action = new QAction(editor::icon(QString::fromLatin1(icon)), QString(), this);
        action->setShortcut(key);
        editor::ActionKeys::all().add(*action, QStringLiteral("workshop.") + QLatin1String(id),
                                      editor::KeyPlace::Workshop);
        connect(action, &QAction::triggered, this, slot);
        menu->addAction(action);
        m_actions.emplace_back(action, words);
        return action;
    };
    const auto file = [&](auto... rest) { return add(m_fileMenu, rest...); };
    const auto text = [&](auto... rest) { return add(m_textMenu, rest...); };
    file("import", "import_map", QKeySequence::Open, QT_TR_NOOP("&Import..."),
         &WorkshopWindow::importFile);
    file("export", "save_as", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S),
         QT_TR_NOOP("&Export..."), &WorkshopWindow::exportFile);
    file("project", "bundle", QKeySequence(), QT_TR_NOOP("Export for the &project..."),
         &WorkshopWindow::exportForProject);
    file("new", "language", QKeySequence::New, QT_TR_NOOP("&New language..."),
         &WorkshopWindow::addLanguage);
    m_pseudo = file(
        "pseudo", "language", QKeySequence(), QT_TR_NOOP("Offer the pseudo-lan&guage"), [this] {
            m_workshop.offerPseudoLanguage(m_pseudo->isChecked());
            tell(m_pseudo->isChecked()
                     ? tr("The language menu offers it: what stays plain cannot be translated.")
                     : QString());
        });
    m_pseudo->setCheckable(true);
    m_pseudo->setChecked(isPseudoLanguageWanted({}));
    file("close", "remove", QKeySequence::Close, QT_TR_NOOP("&Close"), &QWidget::close);
    m_stepActions = {text("approve", "check", QKeySequence(Qt::CTRL | Qt::Key_Return),
                          QT_TR_NOOP("&Approve, next"), &WorkshopWindow::approve),
                     text("work", "edit", QKeySequence(Qt::CTRL | Qt::Key_Down),
                          QT_TR_NOOP("Needs &work, next"), &WorkshopWindow::needsWork),
                     text("right", "redo", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Return),
                          QT_TR_NOOP("&Still right"), &WorkshopWindow::stillRight),
                     text("next", "down", QKeySequence(Qt::Key_F3), QT_TR_NOOP("Next &unfinished"),
                          &WorkshopWindow::goToNext),
                     text("copy", "copy", QKeySequence(Qt::ALT | Qt::Key_0),
                          QT_TR_NOOP("&Copy source"), &WorkshopWindow::copySource)};
    text("replace", "replace", QKeySequence(Qt::CTRL | Qt::Key_H),
         QT_TR_NOOP("&Replace in translations..."), &WorkshopWindow::replace);
    text("consistency", "problems", QKeySequence(Qt::CTRL | Qt::Key_G),
         QT_TR_NOOP("C&onsistency..."), &WorkshopWindow::showConsistency);
    text("silence", "stop", QKeySequence(), QT_TR_NOOP("Si&lence a check..."),
         &WorkshopWindow::silence);
    text("find", "search", QKeySequence::Find, QT_TR_NOOP("&Find"), [this] {
        m_find->setFocus();
        m_find->selectAll();
    });
    text("undo", "take_back", QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Z),
         QT_TR_NOOP("Undo last &text"), [this] { m_workshop.undoStack().undo(); });
}

// Source, translation, and what is wrong with it.
QWidget *WorkshopWindow::makeWork()
{
    auto *work = new QWidget(this);
    m_place = new QLabel(work);
    m_place->setWordWrap(true);
    m_paragraphs = new QLabel(work);
    m_paragraphs->setObjectName(QStringLiteral("paragraphs"));
    m_paragraphs->setWordWrap(true);
    m_source = new editor::TextBrowser(work);
    m_source->setObjectName(QStringLiteral("source"));
    m_formBox = new QComboBox(work);
    m_formBox->setObjectName(QStringLiteral("form"));
    m_target = new QPlainTextEdit(work);
    m_target->setObjectName(QStringLiteral("target"));
    m_target->setTabChangesFocus(true);
    m_target->installEventFilter(this);
    auto *buttons = new QHBoxLayout;
    constexpr qsizetype kButtons = 3; // the others are for keys and the menu
    for (QAction *const action : m_stepActions.mid(0, kButtons)) {
        auto *button = new QToolButton(work);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::NoFocus);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    m_offerList = new QListWidget(work);
    m_offerList->setObjectName(QStringLiteral("offers"));
    m_offerList->setWordWrap(true);
    m_keys = new QLabel(work);
    m_keys->setObjectName(QStringLiteral("keys"));
    m_keys->setWordWrap(true);
    auto *rows = new QVBoxLayout(work);
    rows->setContentsMargins(6, 0, 0, 0);
    rows->addWidget(m_place);
    rows->addWidget(m_paragraphs);
    rows->addWidget(m_source, 2);
    rows->addWidget(m_formBox);
    rows->addWidget(m_target, 2);
    rows->addLayout(buttons);
    rows->addWidget(m_offerList, 2);
    rows->addWidget(m_keys);
    return work;
}

// What it looks like, and its terms.
QWidget *WorkshopWindow::makeSide(const std::vector<const SystemKit *> &kits,
                                  const RulesText &rules)
{
    auto *side = new QWidget(this);
    m_preview = new TextPreview(m_workshop, m_paths, kits, rules, side);
    m_termTitle = new QLabel(side);
    QFont bold = font();
    bold.setBold(true);
    m_termTitle->setFont(bold);
    m_termList = new TermList(side);
    auto *rows = new QVBoxLayout(side);
    rows->setContentsMargins(6, 0, 0, 0);
    rows->addWidget(m_preview, 3);
    rows->addWidget(m_termTitle);
    rows->addWidget(m_termList, 2);
    connect(m_preview, &TextPreview::ruleWanted, this, &WorkshopWindow::ruleWanted);
    connect(m_termList, &TermList::chosen, this, &WorkshopWindow::insertTerm);
    return side;
}

void WorkshopWindow::makePanels(const std::vector<const SystemKit *> &kits, const RulesText &rules)
{
    auto *whole = new QWidget(this);
    auto *filters = new QHBoxLayout;
    m_languageBox = new QComboBox(whole);
    m_languageBox->setObjectName(QStringLiteral("language"));
    m_showBox = new QComboBox(whole);
    m_showBox->setObjectName(QStringLiteral("show"));
    m_kindBox = new QComboBox(whole);
    m_kindBox->setObjectName(QStringLiteral("kind"));
    m_find = new QLineEdit(whole);
    m_find->setObjectName(QStringLiteral("find"));
    m_find->setClearButtonEnabled(true);
    for (QWidget *part : std::initializer_list<QWidget *>{m_languageBox, m_showBox, m_kindBox})
        filters->addWidget(part);
    filters->addWidget(m_find, 1);
    auto *split = new QSplitter(Qt::Horizontal, whole);
    split->setChildrenCollapsible(false);
    m_table = new QTableView(split);
    m_table->setObjectName(QStringLiteral("texts"));
    m_table->setModel(m_list);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 6);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setColumnWidth(TextList::State, 100);
    m_table->setColumnWidth(TextList::Place, 100);
    m_table->setColumnWidth(TextList::Source, 180);
    split->addWidget(makeWork());
    split->addWidget(makeSide(kits, rules));
    split->setSizes({460, 460, 340});
    auto *all = new QVBoxLayout(whole);
    all->setContentsMargins(6, 6, 6, 0);
    all->addLayout(filters);
    all->addWidget(split, 1);
    setCentralWidget(whole);
    m_told = new QLabel(this);
    m_told->setTextFormat(Qt::PlainText);
    m_count = new QLabel(this);
    statusBar()->addWidget(m_told, 1);
    statusBar()->addPermanentWidget(m_count);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &now) {
                keepPending();
                showUnit(now.row());
            });
    connect(m_target, &QPlainTextEdit::textChanged, this, [this] {
        if (m_isFilling || m_form >= m_typed.size())
            return;
        m_typed[m_form] = m_target->toPlainText().toStdString();
        m_checkLater.start();
    });
    connect(m_formBox, &QComboBox::currentIndexChanged, this, [this](int form) {
        if (m_isFilling || form < 0)
            return;
        m_form = static_cast<std::size_t>(form);
        showForm();
    });
    connect(m_offerList, &QListWidget::itemClicked, this,
            [this](QListWidgetItem *item) { takeOffer(item->data(Qt::UserRole).toInt()); });
    for (QComboBox *box : {m_showBox, m_kindBox})
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            if (!m_isFilling)
                applyFilter();
        });
    connect(m_find, &QLineEdit::textChanged, this, &WorkshopWindow::applyFilter);
    connect(m_languageBox, &QComboBox::activated, this, [this](int row) {
        const QString tag = m_languageBox->itemData(row).toString();
        tag.isEmpty() ? addLanguage() : open(tag.toStdString());
    });
}

void WorkshopWindow::fillLanguages()
{
    m_isFilling = true;
    m_languageBox->clear();
    QStringList tags = {QStringLiteral("de")};
    for (const std::string &own : translation::notedLanguages(m_library))
        if (!tags.contains(toQString(own)))
            tags << toQString(own);
    if (const QString now = toQString(m_workshop.language()); !now.isEmpty() && !tags.contains(now))
        tags << now;
    for (const QString &tag : tags)
        m_languageBox->addItem(
            QStringLiteral("%1 (%2)").arg(QLocale(tag).nativeLanguageName(), tag), tag);
    m_languageBox->addItem(tr("New language..."));
    m_languageBox->setCurrentIndex(
        std::max(0, m_languageBox->findData(toQString(m_workshop.language()))));
    m_isFilling = false;
}

void WorkshopWindow::retranslate()
{
    setWindowTitle(tr("Translation workshop"));
    m_fileMenu->setTitle(tr("&File"));
    m_textMenu->setTitle(tr("&Text"));
    for (const auto &[action, words] : m_actions)
        action->setText(tr(words));
    m_isFilling = true;
    const int show = std::max(0, m_showBox->currentIndex());
    m_showBox->clear();
    m_showBox->addItems({tr("All texts"), tr("Unfinished"), tr("Untranslated"), tr("Needs work"),
                         tr("To review"), tr("Approved"), tr("Stale"), tr("Fails a check")});
    m_showBox->setCurrentIndex(show);
    const int kind = std::max(0, m_kindBox->currentIndex());
    m_kindBox->clear();
    m_kindBox->addItem(tr("Everything"));
    for (const translation::UnitKind one : translation::kUnitKinds)
        m_kindBox->addItem(nameOf(one));
    m_kindBox->setCurrentIndex(kind);
    m_isFilling = false;
    m_languageBox->setAccessibleName(tr("Language"));
    m_showBox->setAccessibleName(tr("Which texts are shown"));
    m_kindBox->setAccessibleName(tr("Which kind of text"));
    m_find->setPlaceholderText(tr("Find in English, translation and key"));
    m_find->setAccessibleName(tr("Find"));
    for (QAbstractButton *clear : m_find->findChildren<QAbstractButton *>())
        clear->setAccessibleName(tr("Clear"));
    m_table->setAccessibleName(tr("Texts"));
    m_table->horizontalHeader()->setAccessibleName(m_table->accessibleName());
    m_source->setAccessibleName(tr("English"));
    m_formBox->setAccessibleName(tr("Plural form"));
    m_target->setAccessibleName(tr("Translation"));
    const QString approving = editor::keyOf(QStringLiteral("workshop.approve"));
    m_target->setPlaceholderText(
        approving.isEmpty() ? tr("Translation")
                            //: %1 is a key
                            : tr("Translation: %1 approves it and goes on").arg(approving));
    m_offerList->setAccessibleName(tr("Checks and offers"));
    m_termTitle->setText(tr("Terms in this text"));
    m_termList->setAccessibleName(tr("Terms in this text"));
    QStringList keys;
    for (const QAction *const action : std::as_const(m_stepActions))
        if (!action->shortcut().isEmpty())
            keys << QStringLiteral("%1 %2").arg(
                action->shortcut().toString(QKeySequence::NativeText),
                action->text().remove(QLatin1Char('&')));
    keys << tr("Alt+1 to 9 offers") << tr("Alt+letter terms");
    m_keys->setText(keys.join(QStringLiteral(" · ")));
    fillLanguages();
    updateCount();
}

} // namespace hexwerk
