#include "app/assault/assistant/table_start.h"

#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QKeyEvent>
#include <QScrollArea>
#include <QSettings>

#include "app/assault/assistant/assistant_settings.h"
#include "app/assault/assistant/large_parts.h"
#include "app/basis/large_type.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/files/text_file.h"
#include "editor/text/languages.h"
#include "editor/text/local_text.h"
#include "editor/text/tongue.h"

#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kNarrow = 1200; // pixels
static constexpr std::size_t kMostShown = 6;

QPushButton *TableStart::bigButton()
{
    QPushButton *button = largeButton(m_choices);
    button->setMinimumHeight(84);
    button->setStyleSheet(QStringLiteral("text-align: left; padding: 8px"));
    return button;
}

TableStart::TableStart(SharedData library, QString folder, QWidget *parent)
    : QWidget(parent)
    , m_library(std::move(library))
    , m_folder(std::move(folder))
{
    setFocusPolicy(Qt::StrongFocus);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 4, 12, 8);
    auto *bar = new QHBoxLayout;
    m_title = new QLabel(this);
    m_title->setStyleSheet(QStringLiteral("font-weight: bold"));
    m_leave = largeButton(this);
    bar->addWidget(m_title, 1);
    bar->addWidget(m_leave);
    column->addLayout(bar);
    m_said = new QLabel(this);
    m_said->setWordWrap(true);
    m_said->setStyleSheet(
        QStringLiteral("border-left: 8px solid #a01010; padding: 6px; background: palette(base)"));
    column->addWidget(m_said);

    auto *area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    auto *page = new QWidget(area);
    m_grid = new QGridLayout(page);
    m_grid->setContentsMargins({});
    m_grid->setSpacing(20);
    m_choices = new QWidget(page);
    auto *choices = new QVBoxLayout(m_choices);
    choices->setContentsMargins({});
    for (QPushButton *&one : m_begin) {
        one = bigButton();
        choices->addWidget(one);
    }
    choices->addStretch();
    m_scenarioBox = new QWidget(page);
    auto *scenarios = new QVBoxLayout(m_scenarioBox);
    scenarios->setContentsMargins({});
    m_scenarioTitle = new QLabel(m_scenarioBox);
    m_scenarioTitle->setStyleSheet(QStringLiteral("font-weight: bold"));
    scenarios->addWidget(m_scenarioTitle);
    m_scenarioRows = new QVBoxLayout;
    scenarios->addLayout(m_scenarioRows);
    scenarios->addStretch();
    m_rightBox = new QWidget(page);
    auto *right = new QVBoxLayout(m_rightBox);
    right->setContentsMargins({});
    m_keptTitle = new QLabel(m_rightBox);
    m_keptTitle->setStyleSheet(QStringLiteral("font-weight: bold"));
    right->addWidget(m_keptTitle);
    m_keptRows = new QVBoxLayout;
    right->addLayout(m_keptRows);
    m_settingsTitle = new QLabel(m_rightBox);
    m_settingsTitle->setStyleSheet(QStringLiteral("font-weight: bold; padding-top: 12px"));
    right->addWidget(m_settingsTitle);
    for (ChoiceRow **row : {&m_edition, &m_own, &m_opponent, &m_size}) {
        *row = new ChoiceRow(m_rightBox);
        (*row)->setQuestionWidth(230);
        right->addWidget(*row);
    }
    right->addStretch();
    area->setWidget(page);
    column->addWidget(area, 1);

    connect(m_leave, &QPushButton::clicked, this, [this] {
        if (m_asked != For::Nothing)
            return ask(For::Nothing);
        emit leaveWanted();
    });
    connect(m_begin[0], &QPushButton::clicked, this, &TableStart::attackWanted);
    connect(m_begin[1], &QPushButton::clicked, this, [this] { ask(For::Game); });
    connect(m_begin[2], &QPushButton::clicked, this, [this] { ask(For::Board); });
    connect(m_begin[3], &QPushButton::clicked, this, [this] { ask(For::Setup); });
    connect(m_edition, &ChoiceRow::chosen, this, [this](int choice) {
        auto profile = m_library->system.profiles.begin();
        std::advance(profile, choice);
        QSettings().setValue(kAssistantEdition, QString::fromStdString(profile->first));
        fillSettings();
        emit settingsChanged();
    });
    connect(m_own, &ChoiceRow::chosen, this, [this](int choice) {
        emit languageWanted(editor::Languages::available().value(choice));
    });
    connect(m_opponent, &ChoiceRow::chosen, this, [this](int choice) {
        QSettings().setValue(kAssistantOpponent, editor::Languages::available().value(choice));
        fillSettings();
        emit settingsChanged();
    });
    connect(m_size, &ChoiceRow::chosen, this, [this](int choice) {
        QSettings().setValue(kAssistantSize, kResultSizes[static_cast<std::size_t>(choice)]);
        fillSettings();
        emit settingsChanged();
    });
    retranslate();
    refresh();
}

void TableStart::setLibrary(SharedData library)
{
    m_library = std::move(library);
    fillSettings();
}

void TableStart::refresh(const QString &said)
{
    m_said->setText(said);
    m_said->setVisible(!said.isEmpty());
    m_kept = TableSession::keptIn(m_folder);
    ask(For::Nothing);
    fillKept();
    fillSettings();
}

void TableStart::ask(For what)
{
    m_asked = what;
    fillScenarios();
    arrange();
}

void TableStart::fillKept()
{
    emptyColumn(*m_keptRows);
    if (m_kept.empty())
        m_keptRows->addWidget(new QLabel(tr("Games you start appear here."), m_rightBox));
    QPushButton *other = nullptr;
    if (m_kept.size() > kMostShown) {
        other = largeButton(m_rightBox);
        other->setText(tr("An older game …"));
        connect(other, &QPushButton::clicked, this, [this] {
            const QString file = QFileDialog::getOpenFileName(this, tr("Choose a game"), m_folder,
                                                              tr("Games at a table (*.toml)"));
            if (!file.isEmpty())
                emit tableWanted(file);
        });
    }
    for (std::size_t i = 0; i < std::min(kMostShown, m_kept.size()); ++i) {
        const TableSession::Kept &kept = m_kept[i];
        auto *box = new QWidget(m_rightBox);
        auto *row = new QHBoxLayout(box);
        row->setContentsMargins({});
        const QString title = !kept.title.isEmpty() ? kept.title
                              : kept.hasScenario    ? QFileInfo(kept.path).completeBaseName()
                                                    : tr("One attack after another");
        const QString steps = tr("%n steps", nullptr, static_cast<int>(kept.orders));
        auto *words =
            new QLabel(QStringLiteral("<b>%1</b><br>%2")
                           .arg(title.toHtmlEscaped(),
                                kept.hasScenario
                                    //: %1 is a number, %2 "12 steps"
                                    ? tr("Turn %1, %2").arg(kept.turn).arg(steps).toHtmlEscaped()
                                    : steps.toHtmlEscaped()),
                       box);
        words->setWordWrap(true);
        words->setTextFormat(Qt::RichText);
        row->addWidget(words, 1);
        QPushButton *resume = largeButton(box);
        nameButton(*resume, tr("Continue"), i == 0 ? QStringLiteral("⏎") : QString());
        resume->setAccessibleName(tr("Continue %1").arg(title));
        connect(resume, &QPushButton::clicked, this,
                [this, path = kept.path] { emit tableWanted(path); });
        row->addWidget(resume);
        m_keptRows->addWidget(box);
    }
    if (other)
        m_keptRows->addWidget(other);
}

static QString titleOf(const QString &file)
{
    const auto text = readTextFile(file.toStdString());
    const auto scenario = text ? salvagedScenario(*text.value) : std::nullopt;
    const QString title = scenario ? editor::inWindowLanguage(scenario->title) : QString();
    return title.isEmpty() ? QFileInfo(file).completeBaseName() : title;
}

void TableStart::fillScenarios()
{
    emptyColumn(*m_scenarioRows);
    if (m_asked == For::Nothing)
        return;
    int number = 0;
    const auto add = [&](const QString &words, auto press) {
        QPushButton *button = largeButton(m_scenarioBox);
        button->setMinimumHeight(60);
        nameButton(*button, editor::withoutMnemonic(words), QString::number(++number));
        connect(button, &QPushButton::clicked, this, press);
        m_scenarioRows->addWidget(button);
    };
    const bool isGame = m_asked == For::Game;
    const auto choose = [this, asked = m_asked](const QString &file) {
        if (asked == For::Game)
            emit gameWanted(file);
        else if (asked == For::Board)
            emit boardWanted(file);
        else
            emit setupWanted(file);
    };
    for (const QString &file : m_scenarios.mid(0, 7))
        add(titleOf(file), [choose, file] { choose(file); });
    if (isGame)
        add(tr("No scenario: units join as they are needed"), [choose] { choose({}); });
    add(tr("Another file …"), [this, choose] {
        const QString file = QFileDialog::getOpenFileName(this, tr("Choose a scenario"), {},
                                                          tr("Scenarios (*.toml)"));
        if (!file.isEmpty())
            choose(file);
    });
}

void TableStart::fillSettings()
{
    QStringList editions; // "Sicily 43" of "Sicily 43, English edition"
    int edition = 0;
    const std::string chosen = QSettings().value(kAssistantEdition).toString().toStdString();
    for (const auto &[id, profile] : m_library->system.profiles) {
        if (id == (chosen.empty() ? TableRules().profile : chosen))
            edition = static_cast<int>(editions.size());
        editions << editor::inWindowLanguage(profile.name).section(QLatin1Char(','), 0, 0);
    }
    m_edition->setQuestion(tr("Rulebook"), {});
    m_edition->setChoices(editions, {edition}, 0, false);
    const QStringList codes = editor::Languages::available();
    QStringList languages;
    for (const QString &code : codes)
        languages << editor::Languages::nativeName(code);
    const auto placeOf = [&](const QString &code) { return static_cast<int>(codes.indexOf(code)); };
    m_own->setQuestion(tr("You read"), {});
    m_own->setChoices(languages, {placeOf(editor::Tongue().code())}, 0, false);
    m_opponent->setQuestion(tr("Your opponent reads"), {});
    m_opponent->setChoices(languages, {placeOf(opponentsTongue().code())}, 0, false);
    QStringList sizes;
    int size = 0;
    for (const int pixels : kResultSizes) {
        if (pixels == resultSize())
            size = static_cast<int>(sizes.size());
        sizes << QString::number(pixels);
    }
    m_size->setQuestion(tr("Text size of results"), {});
    m_size->setChoices(sizes, {size}, 0, false);
}

void TableStart::arrange()
{
    const bool isNarrow = width() < kNarrow;
    const bool asks = m_asked != For::Nothing;
    for (QWidget *part : {m_choices, m_scenarioBox, m_rightBox})
        m_grid->removeWidget(part);
    m_choices->setVisible(!asks);
    m_scenarioBox->setVisible(asks);
    m_rightBox->setVisible(!asks || !isNarrow);
    m_scenarioTitle->setText(m_asked == For::Setup ? tr("Set-up sheet for which scenario?")
                                                   : tr("Which scenario is played?"));
    m_grid->addWidget(asks ? m_scenarioBox : m_choices, 0, 0);
    m_grid->addWidget(m_rightBox, isNarrow ? 1 : 0, isNarrow ? 0 : 1);
    m_grid->setRowStretch(2, 1);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, isNarrow ? 0 : 1);
    for (ChoiceRow *row : {m_edition, m_own, m_opponent, m_size})
        row->setStacked(isNarrow);
    nameButton(*m_leave, asks ? tr("Back") : tr("Leave"), tr("Esc"));
}

void TableStart::press(int digit)
{
    if (m_asked == For::Nothing) {
        if (digit >= 1 && digit <= static_cast<int>(m_begin.size()))
            m_begin[static_cast<std::size_t>(digit - 1)]->click();
        return;
    }
    if (QLayoutItem *item = m_scenarioRows->itemAt(digit - 1))
        if (auto *button = qobject_cast<QPushButton *>(item->widget()))
            button->click();
}

void TableStart::keyPressEvent(QKeyEvent *event)
{
    if (event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9)
        return press(event->key() - Qt::Key_0);
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && m_asked == For::Nothing && !m_kept.empty()) {
        emit tableWanted(m_kept.front().path);
        return;
    }
    if (event->key() == Qt::Key_Escape)
        return m_leave->click();
    QWidget::keyPressEvent(event);
}

void TableStart::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void TableStart::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    retranslate(); // now the writing has its size
    setFocus();
}

void TableStart::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TableStart::retranslate()
{
    setAccessibleName(tr("Table assistant"));
    m_title->setText(tr("Table assistant"));
    m_keptTitle->setText(tr("Continue"));
    m_settingsTitle->setText(tr("At this table"));
    const std::array words = {
        std::pair(tr("One attack"), tr("Two units, the terrain between them, and the dice.")),
        std::pair(tr("Track a game without a map"), tr("Strength, markers, phases and tracks.")),
        std::pair(tr("Track a game on its board"), tr("Range, sight and cover come from the map.")),
        std::pair(tr("Set-up sheet"), tr("What to take out of the box, and where it goes."))};
    for (std::size_t i = 0; i < m_begin.size(); ++i) {
        nameButton(*m_begin[i], words[i].first + QLatin1Char('\n') + words[i].second,
                   QString::number(i + 1));
    }
    fillKept();
    fillScenarios();
    fillSettings();
    arrange();
}

} // namespace hexwerk::assault::ui
