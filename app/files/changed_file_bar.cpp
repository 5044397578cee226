#include "app/files/changed_file_bar.h"

#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>

#include "editor/canvas/icons.h"

#include <chrono>

namespace hexwerk {

using editor::Document;
using std::chrono_literals::operator""ms;

ChangedFileBar::ChangedFileBar(Document &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_told(new QLabel(this))
    , m_load(new QPushButton(editor::icon(QStringLiteral("open")), {}, this))
    , m_keep(new QPushButton(editor::icon(QStringLiteral("check")), {}, this))
    , m_compare(new QPushButton(editor::icon(QStringLiteral("spotter")), {}, this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 1, 1, 1);
    row->addWidget(m_told);
    for (QPushButton *button : {m_load, m_keep, m_compare})
        row->addWidget(button);
    connect(m_load, &QPushButton::clicked, this, &ChangedFileBar::loadWanted);
    connect(m_keep, &QPushButton::clicked, this, &ChangedFileBar::keepMine);
    connect(m_compare, &QPushButton::clicked, this, &ChangedFileBar::compareWanted);
    m_soon.setSingleShot(true);
    m_soon.setInterval(200ms);
    connect(&m_soon, &QTimer::timeout, this, &ChangedFileBar::look);
    const auto lookSoon = qOverload<>(&QTimer::start);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_soon, lookSoon);
    connect(&document, &Document::replaced, this, &ChangedFileBar::look);
    connect(&document, &Document::pathChanged, this, &ChangedFileBar::look);
    connect(&document, &Document::cleanChanged, &m_soon, lookSoon);
    connect(&document, &Document::discarded, this, [this](int sheet) { m_kept.erase(sheet); });
    retranslate();
    hide();
}

bool wasChangedOutside(const Document &document)
{
    QFile file(document.path());
    return QFileInfo(file).isFile() && file.open(QIODevice::ReadOnly) &&
           file.readAll().toStdString() != document.source();
}

// A file that another one took the place of is watched no longer: begin anew.
void ChangedFileBar::watch()
{
    const QString &path = m_document.path();
    const QStringList watched = m_watcher.files();
    if (watched == QStringList{path})
        return;
    if (!watched.isEmpty())
        m_watcher.removePaths(watched);
    if (!path.isEmpty() && QFileInfo::exists(path))
        m_watcher.addPath(path);
}

void ChangedFileBar::look()
{
    watch();
    QFile file(m_document.path());
    const bool isThere = QFileInfo(file).isFile() && file.open(QIODevice::ReadOnly);
    const std::string text = isThere ? file.readAll().toStdString() : m_document.source();
    const auto kept = m_kept.find(m_document.sheet().number);
    if (kept != m_kept.end() && kept->second != text)
        m_kept.erase(kept);
    retranslate();
    setVisible(text != m_document.source() && !isMineKept());
}

bool ChangedFileBar::isMineKept() const
{
    return m_kept.contains(m_document.sheet().number);
}

void ChangedFileBar::keepMine()
{
    QFile file(m_document.path());
    if (QFileInfo(file).isFile() && file.open(QIODevice::ReadOnly))
        m_kept[m_document.sheet().number] = file.readAll().toStdString();
    m_document.undoStack().resetClean(); // the file says something else now
    hide();
}

void ChangedFileBar::retranslate()
{
    m_told->setText(tr("Another program changed the file:"));
    m_told->setToolTip(m_document.path());
    setAccessibleName(m_told->text());
    m_load->setText(tr("Re&load"));
    m_load->setToolTip(tr("Load the changed file; undo brings back your version"));
    m_keep->setText(tr("&Keep mine"));
    m_keep->setToolTip(tr("Continue with your version; saving overwrites the file"));
    m_compare->setText(tr("&Compare..."));
    m_compare->setToolTip(tr("Show the differences between the file and your version"));
}

void ChangedFileBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace hexwerk
