#include "app/assault/files/new_scenario_dialog.h"

#include <QFormLayout>
#include <QMessageBox>
#include <QPainter>
#include <QRandomGenerator>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/basis/dialog_size.h"
#include "editor/assault/models/choices.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/term_text.h"
#include "editor/canvas/icons.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kMostHexes = 200; // columns and rows of a board
static constexpr int kMostTurns = 99;

NewScenarioDialog::NewScenarioDialog(std::vector<Template> templates, const SystemKit &kit,
                                     SharedData library, QWidget *parent)
    : QDialog(parent)
    , m_templates(std::move(templates))
    , m_library(std::move(library))
    , m_seed(QRandomGenerator::global()->generate())
    , m_previews({&kit})
    , m_heading(new QLabel(this))
    , m_steps(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("new-scenario"));
    setWindowTitle(tr("New scenario"));
    QFont bold = font();
    bold.setBold(true);
    m_heading->setFont(bold);
    m_heading->setWordWrap(true);
    for (QWidget *page : {makeTemplatePage(), makeBoardPage(), makeCoursePage()})
        m_steps->addWidget(page);
    auto *rows = new QVBoxLayout(this);
    rows->addWidget(m_heading);
    rows->addWidget(m_steps, 1);
    rows->addLayout(makeButtons());
    resizeToText(*this, 84, 34);
    addTemplates();
    step(0);
}

QLayout *NewScenarioDialog::makeButtons()
{
    auto *row = new QHBoxLayout;
    const auto add = [&](const QString &text, const QString &tip) {
        auto *button = new QPushButton(text, this);
        button->setToolTip(tip);
        row->addWidget(button);
        return button;
    };
    row->addStretch();
    m_back = add(tr("&Back"), tr("Go to the previous step"));
    m_back->setAutoDefault(false);
    m_next = add(tr("&Next"), tr("Go to the next step"));
    m_next->setDefault(true);
    QPushButton *cancel = add(tr("&Cancel"), tr("Do not create a scenario"));
    cancel->setAutoDefault(false);
    connect(m_back, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { step(1); });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    return row;
}

// All of one size, and not tinted where they are chosen.
QIcon NewScenarioDialog::framed(const QImage &map) const
{
    QPixmap picture(MapPreviews::kSize);
    picture.fill(palette().color(QPalette::Mid));
    QPainter painter(&picture);
    painter.drawImage((picture.width() - map.width()) / 2, (picture.height() - map.height()) / 2,
                      map);
    painter.end();
    QIcon icon(picture);
    icon.addPixmap(picture, QIcon::Selected);
    return icon;
}

QWidget *NewScenarioDialog::makeTemplatePage()
{
    auto *page = new QWidget(this);
    m_list = new QListWidget(page);
    m_list->setAccessibleName(tr("Templates"));
    m_list->setIconSize(MapPreviews::kSize);
    m_list->setSpacing(2);
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_words = new QLabel(page);
    m_words->setWordWrap(true);
    m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_words->setMinimumHeight(5 * fontMetrics().lineSpacing());
    m_remove = new QAction(editor::icon(QStringLiteral("delete")), tr("&Remove..."), m_list);
    m_remove->setShortcut(Qt::Key_Delete);
    m_remove->setShortcutContext(Qt::WidgetShortcut);
    m_list->addAction(m_remove);
    auto *remove = new QToolButton(page);
    remove->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    remove->setDefaultAction(m_remove);
    auto *below = new QHBoxLayout;
    below->addWidget(m_words, 1);
    below->addWidget(remove, 0, Qt::AlignTop);
    auto *rows = new QVBoxLayout(page);
    rows->setContentsMargins({});
    rows->addWidget(m_list, 1);
    rows->addLayout(below);
    connect(m_remove, &QAction::triggered, this, &NewScenarioDialog::removeTemplate);
    connect(m_list, &QListWidget::currentRowChanged, this, &NewScenarioDialog::fillFields);
    connect(m_list, &QListWidget::itemDoubleClicked, this, [this] { step(1); });
    connect(&m_previews, &MapPreviews::drawn, this,
            [this](const QString &path, const MapPreview &preview) {
                for (std::size_t i = 0; i < m_templates.size(); ++i)
                    if (m_templates[i].path == path && !preview.picture.isNull())
                        m_list->item(static_cast<int>(i) + 1)->setIcon(framed(preview.picture));
            });
    return page;
}

static QSpinBox *makeNumber(QFormLayout &form, const QString &label, int most, int step)
{
    auto *box = new QSpinBox(form.parentWidget());
    box->setRange(step, most);
    box->setSingleStep(step);
    box->setAccessibleName(label);
    form.addRow(label, box);
    return box;
}

template<typename Field>
static Field *addField(QFormLayout &form, const QString &label, Field *field)
{
    field->setAccessibleName(label);
    form.addRow(label, field);
    return field;
}

QWidget *NewScenarioDialog::makeBoardPage()
{
    auto *page = new QWidget(this);
    auto *form = new QFormLayout(page);
    form->setContentsMargins({});
    m_title = addField(*form, tr("Title"), new QLineEdit(page));
    m_profile = addField(*form, tr("Edition of the rules"), new QComboBox(page));
    m_ground = addField(*form, tr("Terrain"), new QComboBox(page));
    m_columns = makeNumber(*form, tr("Columns"), kMostHexes, 2);
    m_rows = makeNumber(*form, tr("Rows"), kMostHexes, 2);
    const std::array labels = {std::pair(tr("First side"), tr("Its nation")),
                               std::pair(tr("Second side"), tr("Its nation"))};
    for (std::size_t i = 0; i < 2; ++i) {
        m_sides[i].name = addField(*form, labels[i].first, new QLineEdit(page));
        m_sides[i].nation = addField(*form, labels[i].second, new QComboBox(page));
        //: %1 is First side or Second side
        m_sides[i].nation->setAccessibleName(tr("Nation, %1").arg(labels[i].first));
        m_sides[i].nation->addItem(tr("Unchanged"), QString());
        for (const std::string &id : choiceIds(Choices::Nations, {}, *m_library))
            m_sides[i].nation->addItem(ChoiceText::of(Choices::Nations, id, {}, *m_library),
                                       editor::toQString(id));
    }
    m_units = new QCheckBox(tr("Infantry for a side that has no units"), page);
    form->addRow(m_units);
    for (const std::string &id : choiceIds(Choices::Profiles, {}, *m_library))
        m_profile->addItem(ChoiceText::of(Choices::Profiles, id, {}, *m_library),
                           editor::toQString(id));
    connect(m_ground, &QComboBox::currentIndexChanged, this, &NewScenarioDialog::followGround);
    return page;
}

QWidget *NewScenarioDialog::makeCoursePage()
{
    auto *page = new QWidget(this);
    auto *form = new QFormLayout(page);
    form->setContentsMargins({});
    m_turns = makeNumber(*form, tr("Turns"), kMostTurns, 1);
    m_victory = addField(*form, tr("Who wins"), new QComboBox(page));
    m_sum = new QLabel(page);
    m_sum->setWordWrap(true);
    m_sum->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_sum->setTextFormat(Qt::PlainText);
    m_sum->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    form->addRow(m_sum);
    connect(m_turns, &QSpinBox::valueChanged, this, &NewScenarioDialog::sum);
    connect(m_victory, &QComboBox::currentIndexChanged, this, &NewScenarioDialog::sum);
    return page;
}

void NewScenarioDialog::addTemplates()
{
    const QIcon empty = framed({});
    m_list->addItem(new QListWidgetItem(empty, tr("Empty board")));
    for (const Template &one : m_templates) {
        m_list->addItem(new QListWidgetItem(empty, editor::inWindowLanguage(one.scenario.title)));
        m_previews.ask(one.path);
    }
    m_list->setCurrentRow(0);
}

const Template *NewScenarioDialog::chosenTemplate() const
{
    const int row = m_list->currentRow();
    return row <= 0 ? nullptr : &m_templates.at(static_cast<std::size_t>(row) - 1);
}

// The file can be taken out of the trash again; it is asked for all the same.
void NewScenarioDialog::removeTemplate()
{
    const Template *one = chosenTemplate();
    if (!one || !one->isOwn)
        return;
    QMessageBox box(
        QMessageBox::Question, tr("Remove template"),
        //: %1 is the name of a template
        tr("Remove the template \"%1\"?").arg(editor::inWindowLanguage(one->scenario.title)),
        QMessageBox::Yes | QMessageBox::Cancel, this);
    box.setObjectName(QStringLiteral("remove-template"));
    box.setInformativeText(tr("Its file is moved to the trash; scenarios made from it are kept."));
    box.button(QMessageBox::Yes)->setText(tr("Remove"));
    box.setDefaultButton(QMessageBox::Cancel);
    if (box.exec() != QMessageBox::Yes)
        return;
    if (const QString failure = ui::removeTemplate(*one); !failure.isEmpty()) {
        QMessageBox::warning(this, tr("Remove template"), failure);
        return;
    }
    m_templates.erase(m_templates.begin() + (one - m_templates.data()));
    const QSignalBlocker blocker(m_list); // until both lists are the same again
    delete m_list->takeItem(m_list->currentRow());
    fillFields();
    m_list->setFocus();
}

void NewScenarioDialog::fillFields()
{
    const Template *one = chosenTemplate();
    const Scenario from = one ? one->scenario : emptyScenario();
    m_remove->setEnabled(one && one->isOwn);
    m_remove->setToolTip(one && !one->isOwn
                             ? tr("Templates that come with Hexwerk cannot be removed")
                             : tr("Move your template to the trash (Del)"));
    m_first = choicesFor(from, *m_library);
    m_words->setText(
        one ? editor::inWindowLanguage(from.briefing).section(QStringLiteral("\n\n"), 0, 0)
            : tr("Clear terrain or tiles, a set-up area for each side, an objective in the middle: "
                 "a start from scratch."));
    m_title->setText(editor::inWindowLanguage(m_first.title));
    m_profile->setCurrentIndex(
        std::max(0, m_profile->findData(editor::toQString(m_first.profile))));
    m_ground->clear();
    if (isBare(from)) {
        m_ground->addItem(tr("Clear terrain"), static_cast<int>(NewGround::Clear));
        if (!m_library->tiles.empty())
            m_ground->addItem(tr("Tiles, drawn at random"), static_cast<int>(NewGround::Tiles));
    } else {
        m_ground->addItem(tr("As in the template"), static_cast<int>(NewGround::AsItIs));
    }
    m_columns->setMinimum(isBare(from) ? 2 : m_first.columns);
    m_rows->setMinimum(isBare(from) ? 2 : m_first.rows);
    m_columns->setValue(m_first.columns);
    m_rows->setValue(m_first.rows);
    for (std::size_t i = 0; i < 2; ++i) {
        m_sides[i].name->setText(editor::inWindowLanguage(m_first.sides[i].name));
        m_sides[i].nation->setCurrentIndex(
            std::max(0, m_sides[i].nation->findData(editor::toQString(m_first.sides[i].nation))));
    }
    m_units->setChecked(m_first.hasUnits);
    m_turns->setValue(m_first.turns);
    fillVictories();
}

void NewScenarioDialog::fillVictories()
{
    m_victory->clear();
    const auto add = [this](const QString &text, NewVictory victory) {
        m_victory->addItem(text, static_cast<int>(victory));
    };
    if (!m_first.from.victories.empty())
        add(tr("As in the template"), NewVictory::AsItIs);
    add(tr("The side with most objectives at the end"), NewVictory::Objectives);
    add(tr("The side that eliminates half the enemy units"), NewVictory::Losses);
    add(tr("Either of these"), NewVictory::Either);
}

// Whole tiles cover a board of this size.
void NewScenarioDialog::followGround()
{
    if (m_ground->currentData().toInt() != static_cast<int>(NewGround::Tiles))
        return;
    const Tile &tile = m_library->tiles.begin()->second;
    const auto cover = [](QSpinBox &box, int size) {
        box.setValue(std::max(1, (box.value() + size - 1) / size) * size);
    };
    cover(*m_columns, tile.columns);
    cover(*m_rows, tile.rows);
}

// What the user left as it was keeps its languages.
static LocalText textFrom(const QLineEdit &field, const LocalText &before)
{
    const QString text = field.text().trimmed();
    if (text.isEmpty() || text == editor::inWindowLanguage(before))
        return before;
    return {{editor::windowLanguage(), text.toStdString()}};
}

NewScenario NewScenarioDialog::choices() const
{
    NewScenario choices = m_first;
    choices.title = textFrom(*m_title, m_first.title);
    choices.profile = m_profile->currentData().toString().toStdString();
    choices.ground = static_cast<NewGround>(m_ground->currentData().toInt());
    choices.seed = m_seed;
    choices.columns = m_columns->value() / 2 * 2;
    choices.rows = m_rows->value();
    for (std::size_t i = 0; i < 2; ++i)
        choices.sides[i] = {textFrom(*m_sides[i].name, m_first.sides[i].name),
                            m_sides[i].nation->currentData().toString().toStdString()};
    choices.hasUnits = m_units->isChecked();
    choices.turns = m_turns->value();
    choices.victory = static_cast<NewVictory>(m_victory->currentData().toInt());
    return choices;
}

void NewScenarioDialog::sum()
{
    if (m_steps->currentIndex() != 2)
        return;
    const Scenario made = scenario();
    QStringList lines{tr("%n unit(s) are ready.", nullptr, static_cast<int>(made.units.size()))};
    for (const Victory &victory : made.victories)
        //: %1 is a side, %2 a condition
        lines << tr("%1 wins: %2")
                     .arg(ChoiceText::of(Choices::Sides, victory.side, made, *m_library),
                          TermText::sentence(victory.term, made));
    m_sum->setText(lines.join(QStringLiteral("\n\n")));
}

void NewScenarioDialog::step(int by)
{
    const int next = std::max(0, m_steps->currentIndex() + by);
    if (next == m_steps->count())
        return accept();
    m_steps->setCurrentIndex(next);
    const std::array headings = {tr("1 of 3: Starting point"), tr("2 of 3: Board and sides"),
                                 tr("3 of 3: Length and victory")};
    m_heading->setText(headings[static_cast<std::size_t>(next)]);
    m_back->setEnabled(next > 0);
    m_next->setText(next == 2 ? tr("Be&gin") : tr("&Next"));
    m_next->setToolTip(next == 2 ? tr("Create the scenario") : tr("Go to the next step"));
    const std::array<QWidget *, 3> first = {m_list, m_title, m_turns};
    first[static_cast<std::size_t>(next)]->setFocus();
    m_title->selectAll();
    sum();
}

} // namespace hexwerk::assault::ui
