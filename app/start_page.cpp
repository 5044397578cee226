#include "app/start_page.h"

#include <QEvent>
#include <QFileInfo>
#include <QVBoxLayout>

#include "app/recent_files.h"
#include "editor/canvas/icons.h"

#include <utility>

namespace hexwerk {

static constexpr int kColumnWidth = 560;

StartPage::StartPage(QString training, QWidget *parent)
    : QWidget(parent)
    , m_trainingFile(std::move(training))
    , m_title(new QLabel(this))
    , m_words(new QLabel(this))
    , m_training(makeButton(QStringLiteral("play")))
    , m_new(makeButton(QStringLiteral("new")))
    , m_open(makeButton(QStringLiteral("open")))
    , m_recentTitle(new QLabel(this))
    , m_recent(new QListWidget(this))
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 2.4);
    large.setBold(true);
    m_title->setFont(large);
    m_words->setWordWrap(true);
    m_recentTitle->setBuddy(m_recent);
    m_training->setVisible(!m_trainingFile.isEmpty());
    auto *column = new QVBoxLayout;
    column->setSpacing(10);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_title, m_words, m_training, m_new,
                                                            m_open, m_recentTitle, m_recent})
        column->addWidget(widget);
    auto *frame = new QWidget(this);
    frame->setLayout(column);
    frame->setMaximumWidth(kColumnWidth);
    auto *row = new QHBoxLayout(this);
    row->addStretch(1);
    row->addWidget(frame, 4);
    row->addStretch(1);
    connect(m_training, &QPushButton::clicked, this, [this] { emit fileWanted(m_trainingFile); });
    connect(m_new, &QPushButton::clicked, this, &StartPage::newWanted);
    connect(m_open, &QPushButton::clicked, this, &StartPage::openWanted);
    connect(m_recent, &QListWidget::itemActivated, this, [this](QListWidgetItem *item) {
        emit fileWanted(item->data(Qt::UserRole).toString());
    });
    refresh();
    retranslate();
}

QPushButton *StartPage::makeButton(const QString &icon)
{
    auto *button = new QPushButton(this);
    button->setIcon(editor::icon(icon));
    button->setIconSize({24, 24});
    button->setMinimumHeight(44);
    return button;
}

void StartPage::refresh()
{
    m_recent->clear();
    for (const QString &path : RecentFiles::all()) {
        auto *item = new QListWidgetItem(QFileInfo(path).fileName(), m_recent);
        item->setData(Qt::UserRole, path);
        item->setToolTip(path);
    }
    const bool any = m_recent->count() > 0;
    m_recent->setVisible(any);
    m_recentTitle->setVisible(any);
}

void StartPage::retranslate()
{
    m_title->setText(QStringLiteral("Hexwerk"));
    m_words->setText(tr("Make scenarios for tactical hex wargames, and play them by the rules."));
    m_training->setText(tr("Open the training scenario"));
    m_training->setToolTip(tr("Infantry against infantry on a small map: look at it, change it, "
                              "play it"));
    m_new->setText(tr("New scenario"));
    m_new->setToolTip(tr("Begin an empty scenario"));
    m_open->setText(tr("Open a file..."));
    m_open->setToolTip(tr("Open a scenario file; you can also drop one on the window"));
    m_recentTitle->setText(tr("Opened last"));
    m_recent->setAccessibleName(tr("Opened last"));
}

void StartPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace hexwerk
