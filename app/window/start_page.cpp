#include "app/window/start_page.h"

#include <QApplication>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QLocale>
#include <QPainter>
#include <QTimer>
#include <QVBoxLayout>

#include "app/basis/command_button.h"
#include "app/basis/recent_files.h"
#include "app/table/game_files.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk {

static constexpr int kWidth = 1040;
static constexpr int kHeight = 700;

StartPage::StartPage(std::vector<const SystemKit *> kits, QStringList shipped, QWidget *parent)
    : QWidget(parent)
    , m_shipped(std::move(shipped))
    , m_courses(kits.empty() ? QStringList() : kits.front()->courses())
    , m_previews(std::move(kits))
    , m_picture(new QLabel(this))
    , m_title(new QLabel(this))
    , m_words(new QLabel(this))
    , m_training(new CommandButton(QStringLiteral("play"), this))
    , m_guide(new CommandButton(QStringLiteral("help"), this))
    , m_fullGuide(new CommandButton(QStringLiteral("help"), this))
    , m_assistant(new CommandButton(QStringLiteral("roll_dice"), this))
    , m_new(new CommandButton(QStringLiteral("new"), this))
    , m_open(new CommandButton(QStringLiteral("open"), this))
    , m_filesTitle(new QLabel(this))
    , m_files(new QListWidget(this))
{
    m_training->setVisible(!m_shipped.isEmpty());
    m_guide->setVisible(!course(0).isEmpty());
    m_fullGuide->setVisible(!course(1).isEmpty());
    auto *begin = new QVBoxLayout;
    begin->setSpacing(6);
    begin->addLayout(makeHead());
    begin->addSpacing(6);
    for (CommandButton *button : {m_training, m_guide, m_fullGuide, m_assistant, m_new, m_open})
        begin->addWidget(button);
    begin->addStretch();
    auto *page = new QWidget(this);
    auto *columns = new QHBoxLayout(page);
    columns->setSpacing(36);
    columns->addLayout(begin, 4);
    columns->addLayout(makeFiles(), 5);
    page->setMaximumSize(kWidth, kHeight);
    auto *middle = new QHBoxLayout(this);
    middle->addWidget(page);

    connect(m_training, &QPushButton::clicked, this,
            [this] { emit fileWanted(m_shipped.front()); });
    connect(m_guide, &QPushButton::clicked, this, [this] { emit guideWanted(0); });
    connect(m_fullGuide, &QPushButton::clicked, this, [this] { emit guideWanted(1); });
    connect(m_assistant, &QPushButton::clicked, this, &StartPage::assistantWanted);
    connect(m_new, &QPushButton::clicked, this, &StartPage::newWanted);
    connect(m_open, &QPushButton::clicked, this, &StartPage::openWanted);
    const auto open = [this](QListWidgetItem *item) {
        emit fileWanted(item->data(Qt::UserRole).toString());
    };
    connect(m_files, &QListWidget::itemClicked, this, open);
    connect(m_files, &QListWidget::itemActivated, this, [this, open](QListWidgetItem *item) {
        if (m_files->isVisible()) // the click before may have opened it
            open(item);
    });
    connect(&m_previews, &MapPreviews::drawn, this, &StartPage::take);
    styleTitles();
    retranslate();
}

QString StartPage::course(int part) const
{
    for (const QString &file : m_shipped)
        if (QFileInfo(file).fileName() == m_courses.value(part))
            return file;
    return {};
}

QLayout *StartPage::makeHead()
{
    auto *head = new QHBoxLayout;
    head->setSpacing(16);
    const QIcon icon = QApplication::windowIcon();
    m_picture->setPixmap(icon.pixmap(QSize(72, 72), devicePixelRatioF()));
    m_picture->setVisible(!icon.isNull());
    m_words->setWordWrap(true);
    auto *words = new QVBoxLayout;
    words->addWidget(m_title);
    words->addWidget(m_words);
    head->addWidget(m_picture, 0, Qt::AlignTop);
    head->addLayout(words, 1);
    return head;
}

QLayout *StartPage::makeFiles()
{
    auto *column = new QVBoxLayout;
    m_filesTitle->setBuddy(m_files);
    m_files->setObjectName(QStringLiteral("files"));
    m_files->setIconSize(MapPreviews::kSize);
    m_files->setSpacing(4);
    m_files->setWordWrap(true);
    m_files->setResizeMode(QListView::Adjust);
    m_files->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_files->setFrameShape(QFrame::NoFrame);
    m_files->viewport()->setBackgroundRole(QPalette::Window);
    column->addWidget(m_filesTitle);
    column->addWidget(m_files, 1);
    return column;
}

void StartPage::refresh()
{
    m_files->clear();
    QStringList files;
    const editor::LeftFiles games(keptGamesIn(keptGamesFolder()));
    for (const QFileInfo &game : games.files())
        files << game.filePath();
    files << RecentFiles::all() << m_shipped;
    files.removeDuplicates();
    for (const QString &path : files)
        addFile(path);
    update();
    m_wantsPictures = true;
    m_files->setVisible(!files.isEmpty());
    m_filesTitle->setVisible(!files.isEmpty());
}

void StartPage::addFile(const QString &path)
{
    auto *item = new QListWidgetItem(m_files);
    item->setData(Qt::UserRole, path);
    item->setToolTip(QDir::toNativeSeparators(path));
    QPixmap empty(MapPreviews::kSize);
    empty.fill(palette().color(QPalette::Mid));
    item->setIcon(QIcon(empty));
    describe(*item, {});
}

void StartPage::askForPictures()
{
    for (int row = 0; row < m_files->count(); ++row)
        m_previews.ask(m_files->item(row)->data(Qt::UserRole).toString());
}

void StartPage::describe(QListWidgetItem &item, const MapPreview &preview)
{
    const QFileInfo file(item.data(Qt::UserRole).toString());
    //: %1 is a file, %2 the folder it lies in
    const QString place = tr("%1 in %2").arg(file.fileName(), file.dir().dirName());
    const QString title = editor::inWindowLanguage(preview.title);
    if (isKeptGame(file.filePath())) {
        item.setText((title.isEmpty() ? tr("Unsaved game") : title) + QLatin1Char('\n') +
                     //: %1 is a date with time
                     tr("Unsaved game, last order %1")
                         .arg(QLocale().toString(file.lastModified(), QLocale::ShortFormat)));
        return;
    }
    QStringList lines{title.isEmpty() ? file.completeBaseName() : title, place};
    if (preview.of == MapPreview::Of::Game)
        lines << tr("Saved game");
    item.setText(lines.join(QLatin1Char('\n')));
}

void StartPage::take(const QString &path, const MapPreview &preview)
{
    QPixmap framed(MapPreviews::kSize);
    framed.fill(palette().color(QPalette::Mid));
    QPainter painter(&framed);
    const QImage &map = preview.picture;
    painter.drawImage((framed.width() - map.width()) / 2, (framed.height() - map.height()) / 2,
                      map);
    painter.end();
    for (int row = 0; row < m_files->count(); ++row) {
        QListWidgetItem *item = m_files->item(row);
        if (item->data(Qt::UserRole).toString() != path)
            continue;
        item->setIcon(QIcon(framed));
        describe(*item, preview);
    }
}

void StartPage::styleTitles()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 2.4);
    large.setBold(true);
    m_title->setFont(large);
    QFont bold = font();
    bold.setBold(true);
    m_filesTitle->setFont(bold);
}

void StartPage::retranslate()
{
    m_title->setText(QStringLiteral("Hexwerk"));
    m_words->setText(tr("Create scenarios for tactical hex wargames, and play them by the rules."));
    m_training->setWords(
        tr("Open the training scenario"),
        tr("Infantry against infantry on a small map: explore it, change it, play it."));
    m_training->setToolTip(tr("Open the training scenario"));
    m_guide->setWords(
        tr("Learn to play"),
        tr("Play the training scenario; each step and its rule are explained as they come up."));
    m_guide->setToolTip(tr("Start the course for beginners"));
    m_fullGuide->setWords(tr("Learn the full rules"),
                          tr("Part two: command cards, air attacks and more."));
    m_fullGuide->setToolTip(tr("Start part two of the course"));
    m_assistant->setWords(tr("Table assistant"),
                          tr("The dice and rules of an attack at a real table."));
    m_assistant->setToolTip(tr("Open the table assistant"));
    m_new->setWords(tr("New scenario"),
                    tr("An empty map or a template to start with, and two sides."));
    m_new->setToolTip(tr("Create a scenario, empty or from a template"));
    m_open->setWords(tr("Open a file..."),
                     tr("A scenario or a saved game. You can also drop it on the window."));
    m_open->setToolTip(tr("Open a scenario or game file"));
    m_filesTitle->setText(tr("Scenarios and games"));
    m_files->setAccessibleName(tr("Scenarios and games"));
    if (isVisible())
        refresh();
}

void StartPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        styleTitles();
    if (event->type() == QEvent::PaletteChange && isVisible())
        refresh();
    QWidget::changeEvent(event);
}

void StartPage::showEvent(QShowEvent *event)
{
    refresh();
    QWidget::showEvent(event);
}

void StartPage::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    // The page itself is more urgent than its pictures.
    if (std::exchange(m_wantsPictures, false))
        QTimer::singleShot(kAfterFirstFrame, this, &StartPage::askForPictures);
}

} // namespace hexwerk
