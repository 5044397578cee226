// What the page of a followed game has, and where.
#include <QBoxLayout>
#include <QGridLayout>

#include "app/assault/assistant/large_parts.h"
#include "app/assault/assistant/tracked_page.h"
#include "app/basis/large_type.h"

namespace hexwerk::assault::ui {

static constexpr int kSmallPage = 1000; // pixels: narrower has room for one side

void TrackedPage::makeBar()
{
    m_bar = new QWidget(this);
    auto *row = new QHBoxLayout(m_bar);
    row->setContentsMargins({});
    m_menu = largeButton(m_bar);
    m_menu->setText(QStringLiteral("☰"));
    m_title = new QLabel(m_bar);
    m_title->setStyleSheet(QStringLiteral("font-weight: bold"));
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(m_menu);
    row->addWidget(m_title, 1);
    for (QPushButton **one : {&m_page, &m_attack, &m_log, &m_back, &m_ruleButton}) {
        *one = largeButton(m_bar);
        row->addWidget(*one);
    }
    connect(m_menu, &QPushButton::clicked, this, [this] { emit menuWanted(m_menu); });
    connect(m_attack, &QPushButton::clicked, this, [this] { emit attackWanted(m_unit); });
    connect(m_log, &QPushButton::clicked, this, [this] { showSheet(Log); });
    connect(m_back, &QPushButton::clicked, this, &TrackedPage::takeBack);
    connect(m_ruleButton, &QPushButton::clicked, this, &TrackedPage::askForRule);
    connect(m_page, &QPushButton::clicked, this, &TrackedPage::turnPage);
}

void TrackedPage::makeUnits(QVBoxLayout &column, std::size_t side)
{
    m_headers[side] = largeButton(m_sides[side]);
    m_headers[side]->setLayoutDirection(Qt::LeftToRight);
    connect(m_headers[side], &QPushButton::clicked, this, [this, side] {
        chooseSide(m_shape == Shape::Small ? enemyOf(static_cast<SideIndex>(side))
                                           : static_cast<SideIndex>(side));
    });
    m_adds[side] = largeButton(m_sides[side]);
    m_adds[side]->setText(QStringLiteral("+"));
    connect(m_adds[side], &QPushButton::clicked, this,
            [this, side] { askWhoJoins(static_cast<SideIndex>(side)); });
    auto *head = new QHBoxLayout;
    head->setSpacing(4);
    head->addWidget(m_headers[side], 1);
    head->addWidget(m_adds[side]);
    column.addLayout(head);
    m_areas[side] = scrollingColumn(m_sides[side], m_lists[side]);
    m_lists[side]->setContentsMargins({});
    m_lists[side]->setSpacing(0);
    m_lists[side]->addStretch();
    column.addWidget(m_areas[side], 1);
}

void TrackedPage::makePanel()
{
    m_panel = new QWidget(this);
    auto *column = new QVBoxLayout(m_panel);
    column->setContentsMargins({});
    column->setSpacing(4);
    m_unitTitle = new QLabel(m_panel);
    m_unitTitle->setWordWrap(true);
    m_unitTitle->setTextFormat(Qt::RichText);
    column->addWidget(m_unitTitle);
    auto *markers = new QGridLayout;
    markers->setSpacing(4);
    for (std::size_t i = 0; i < kUsualMarkers.size(); ++i) {
        QPushButton *marker = largeButton(m_panel);
        marker->setLayoutDirection(Qt::LeftToRight);
        marker->setIconSize({32, 32});
        marker->setMinimumHeight(60);
        marker->setCheckable(true);
        marker->setObjectName(QStringLiteral("choice"));
        marker->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(marker, &QPushButton::clicked, this, [this, i] { pressMarker(i); });
        markers->addWidget(marker, static_cast<int>(i) / 4, static_cast<int>(i) % 4);
        m_markers.push_back(marker);
    }
    column->addLayout(markers);
    auto *row = new QHBoxLayout;
    for (QPushButton **one : {&m_damage, &m_heal, &m_everything, &m_note}) {
        *one = largeButton(m_panel);
        row->addWidget(*one, 1);
    }
    column->addLayout(row);
    m_last = new QLabel(m_panel);
    m_last->setWordWrap(true);
    m_last->setTextFormat(Qt::RichText);
    m_last->setAlignment(Qt::AlignTop);
    m_last->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    column->addWidget(m_last, 1);
    connect(m_damage, &QPushButton::clicked, this, [this] { changeStrength(-1); });
    connect(m_heal, &QPushButton::clicked, this, [this] { changeStrength(1); });
    connect(m_everything, &QPushButton::clicked, this, [this] { showSheet(Everything); });
    connect(m_note, &QPushButton::clicked, this, &TrackedPage::writeNote);
}

void TrackedPage::makeCourse()
{
    QVBoxLayout *column = nullptr;
    QScrollArea *area = scrollingColumn(this, column);
    QWidget *box = area->widget();
    column->setContentsMargins({});
    column->setSpacing(4);
    m_refusalBox = new QWidget(box);
    auto *refused = new QVBoxLayout(m_refusalBox);
    refused->setContentsMargins({});
    m_refusalText = new QLabel(m_refusalBox);
    m_refusalText->setWordWrap(true);
    m_refusalText->setTextFormat(Qt::RichText);
    m_refusalText->setStyleSheet(
        QStringLiteral("border-left: 8px solid #a01010; padding: 6px; background: palette(base)"));
    connect(m_refusalText, &QLabel::linkActivated, this, &TrackedPage::showRule);
    m_force = largeButton(m_refusalBox);
    connect(m_force, &QPushButton::clicked, this, &TrackedPage::force);
    refused->addWidget(m_refusalText);
    refused->addWidget(m_force);
    column->addWidget(m_refusalBox);
    m_turn = new QLabel(box);
    m_turn->setStyleSheet(QStringLiteral("font-weight: bold"));
    column->addWidget(m_turn);
    for (QLabel *&phase : m_phases) {
        phase = new QLabel(box);
        phase->setMargin(4);
        column->addWidget(phase);
    }
    m_toAct = new QLabel(box);
    m_toAct->setWordWrap(true);
    m_toAct->setTextFormat(Qt::RichText);
    m_toAct->setMargin(6);
    column->addWidget(m_toAct);
    m_answers = new QVBoxLayout;
    m_answers->setSpacing(4);
    column->addLayout(m_answers);
    auto *row = new QHBoxLayout;
    m_pass = largeButton(box);
    m_next = largeButton(box);
    row->addWidget(m_pass);
    row->addWidget(m_next, 1);
    column->addLayout(row);
    m_tracks = new QVBoxLayout;
    m_tracks->setSpacing(2);
    column->addLayout(m_tracks);
    column->addStretch();
    m_course = area;
    connect(m_pass, &QPushButton::clicked, this, &TrackedPage::pass);
    connect(m_next, &QPushButton::clicked, this, &TrackedPage::nextPhase);
}

void TrackedPage::makeGameSheet()
{
    auto *sheet = new QWidget(this);
    m_sheets->addWidget(sheet);
    m_grid = new QGridLayout(sheet);
    m_grid->setContentsMargins({});
    m_grid->setSpacing(8);
    for (std::size_t side = 0; side < m_sides.size(); ++side) {
        m_sides[side] = new QWidget(sheet);
        auto *column = new QVBoxLayout(m_sides[side]);
        column->setContentsMargins({});
        column->setSpacing(0);
        makeUnits(*column, side);
    }
    makePanel();
    makeCourse();
}

void TrackedPage::makeTurnEndSheet()
{
    auto *sheet = new QWidget(this);
    auto *column = new QVBoxLayout(sheet);
    column->setContentsMargins({});
    m_endTitle = new QLabel(sheet);
    m_endTitle->setWordWrap(true);
    m_endTitle->setTextFormat(Qt::RichText);
    m_endTitle->setMargin(8);
    column->addWidget(m_endTitle);
    column->addWidget(scrollingColumn(sheet, m_endRows), 1);
    auto *row = new QHBoxLayout;
    m_endBack = largeButton(sheet);
    m_endDone = largeButton(sheet);
    row->addWidget(m_endBack);
    row->addWidget(m_endDone, 1);
    column->addLayout(row);
    connect(m_endBack, &QPushButton::clicked, this, &TrackedPage::takeBack);
    connect(m_endDone, &QPushButton::clicked, this, [this] { showSheet(Game); });
    m_sheets->addWidget(sheet);
}

void TrackedPage::makeEverythingSheet()
{
    auto *sheet = new QWidget(this);
    auto *column = new QVBoxLayout(sheet);
    column->setContentsMargins({});
    m_allTitle = new QLabel(sheet);
    m_allTitle->setTextFormat(Qt::RichText);
    column->addWidget(m_allTitle);
    column->addWidget(scrollingColumn(sheet, m_allRows), 1);
    m_allDone = largeButton(sheet);
    column->addWidget(m_allDone);
    connect(m_allDone, &QPushButton::clicked, this, [this] { showSheet(Game); });
    m_sheets->addWidget(sheet);
}

void TrackedPage::makeLogSheet()
{
    auto *sheet = new QWidget(this);
    auto *column = new QVBoxLayout(sheet);
    column->setContentsMargins({});
    m_steps = new QListWidget(sheet);
    m_steps->setWordWrap(true);
    m_steps->setResizeMode(QListView::Adjust);
    m_steps->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_steps->setFocusPolicy(Qt::NoFocus);
    m_steps->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    column->addWidget(m_steps, 1);
    auto *row = new QHBoxLayout;
    for (QPushButton **one : {&m_logNote, &m_logSave, &m_logLuck, &m_logDone}) {
        *one = largeButton(sheet);
        row->addWidget(*one, 1);
    }
    column->addLayout(row);
    connect(m_logNote, &QPushButton::clicked, this, &TrackedPage::writeNote);
    connect(m_logSave, &QPushButton::clicked, this, &TrackedPage::exportLog);
    connect(m_logLuck, &QPushButton::clicked, this, &TrackedPage::showLuck);
    connect(m_logDone, &QPushButton::clicked, this, [this] { showSheet(Game); });
    m_sheets->addWidget(sheet);
}

void TrackedPage::makeRuleSheet()
{
    connect(m_rule, &RuleSheet::leaveWanted, this, [this] { showSheet(m_beforeRule); });
    m_sheets->addWidget(m_rule);
}

// Beside each other, below each other, or one after the other.
void TrackedPage::arrange()
{
    m_shape = width() < kSmallPage ? Shape::Small
              : height() > width() ? Shape::Upright
                                   : Shape::Wide;
    for (QWidget *part : {m_sides[0], m_sides[1], m_panel, m_course})
        m_grid->removeWidget(part);
    for (int i = 0; i < 3; ++i) {
        m_grid->setRowStretch(i, 0);
        m_grid->setColumnStretch(i, 0);
    }
    const bool isSmall = m_shape == Shape::Small;
    for (std::size_t side = 0; side < m_sides.size(); ++side)
        m_sides[side]->setVisible(!isSmall || (!m_showsCourse && side == m_side));
    m_panel->setVisible(!isSmall || !m_showsCourse);
    m_course->setVisible(!isSmall || m_showsCourse);
    m_page->setVisible(isSmall);
    m_log->setVisible(!isSmall);
    m_ruleButton->setVisible(!isSmall);
    switch (m_shape) {
    case Shape::Wide:
        m_grid->addWidget(m_sides[0], 0, 0);
        m_grid->addWidget(m_sides[1], 0, 1);
        m_grid->addWidget(m_panel, 1, 0, 1, 2);
        m_grid->addWidget(m_course, 0, 2, 2, 1);
        m_grid->setColumnStretch(0, 5);
        m_grid->setColumnStretch(1, 5);
        m_grid->setColumnStretch(2, 4);
        m_grid->setRowStretch(0, 5);
        m_grid->setRowStretch(1, 4);
        break;
    case Shape::Upright:
        m_grid->addWidget(m_sides[0], 0, 0);
        m_grid->addWidget(m_sides[1], 0, 1);
        m_grid->addWidget(m_panel, 1, 0, 1, 2);
        m_grid->addWidget(m_course, 2, 0, 1, 2);
        m_grid->setColumnStretch(0, 1);
        m_grid->setColumnStretch(1, 1);
        m_grid->setRowStretch(0, 5);
        m_grid->setRowStretch(1, 3);
        m_grid->setRowStretch(2, 5);
        break;
    case Shape::Small:
        m_grid->addWidget(m_sides[0], 0, 0);
        m_grid->addWidget(m_sides[1], 0, 0);
        m_grid->addWidget(m_panel, 1, 0);
        m_grid->addWidget(m_course, 2, 0);
        m_grid->setRowStretch(m_showsCourse ? 2 : 0, 1);
        break;
    }
    m_last->setVisible(!isSmall);
    fillPanelWords();
}

void TrackedPage::retranslate()
{
    setAccessibleName(tr("Game at the table"));
    m_menu->setAccessibleName(tr("Menu"));
    m_rule->retranslate();
    m_steps->setAccessibleName(tr("Log"));
    nameButton(*m_attack, tr("Attack"), QStringLiteral("A"));
    for (QPushButton *add : m_adds) {
        add->setAccessibleName(tr("Add units"));
        //: the tip of a button with the key N
        add->setToolTip(tr("Add units (N)"));
    }
    nameButton(*m_log, tr("Log"), QStringLiteral("V"));
    nameButton(*m_back, tr("Take back"), QStringLiteral("⌫"));
    nameButton(*m_ruleButton, tr("Rules"), QStringLiteral("F1"));
    nameButton(*m_force, tr("Play it anyway"), QStringLiteral("Y"));
    nameButton(*m_pass, tr("Pass"), QStringLiteral("B"));
    nameButton(*m_next, tr("Next phase"), QStringLiteral("P"));
    nameButton(*m_endBack, tr("Take back"), QStringLiteral("⌫"));
    nameButton(*m_allDone, tr("Back to the game"), tr("Esc"));
    nameButton(*m_logNote, tr("Note"), QStringLiteral("J"));
    m_logSave->setText(tr("Save …"));
    m_logLuck->setText(tr("Luck"));
    nameButton(*m_logDone, tr("Back to the game"), tr("Esc"));
    fillPanelWords();
}

// Short where there is little room.
void TrackedPage::fillPanelWords()
{
    const bool isSmall = m_shape == Shape::Small;
    nameButton(*m_damage, isSmall ? QStringLiteral("−1") : tr("One damage"), QStringLiteral("−"));
    nameButton(*m_heal, isSmall ? QStringLiteral("+1") : tr("One back"), QStringLiteral("+"));
    m_damage->setAccessibleName(tr("One damage"));
    m_heal->setAccessibleName(tr("One back"));
    nameButton(*m_everything, tr("More …"), QStringLiteral("9"));
    nameButton(*m_note, tr("Note"), QStringLiteral("J"));
    nameButton(*m_page, m_showsCourse ? tr("Units") : tr("Turn"), QStringLiteral(">"));
}

} // namespace hexwerk::assault::ui
