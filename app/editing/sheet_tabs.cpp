#include "app/editing/sheet_tabs.h"

#include <QAbstractButton>
#include <QDir>
#include <QEvent>
#include <QFileInfo>

#include "editor/document/worded_step.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk {

using editor::Document;
using editor::Sheet;

SheetTabs::SheetTabs(EditorKit &editing)
    : m_document(editing.document())
    , m_editing(editing)
{
    setTabsClosable(true);
    setMovable(true);
    setExpanding(false);
    setDocumentMode(true);
    setElideMode(Qt::ElideMiddle);
    connect(this, &QTabBar::currentChanged, this, &SheetTabs::layOnPage);
    connect(this, &QTabBar::tabCloseRequested, this, &SheetTabs::closeWanted);
    connect(this, &QTabBar::tabMoved, this, &SheetTabs::keepOrder);
    const auto rename = [this] { name(currentIndex()); };
    connect(&m_document, &Document::cleanChanged, this, rename);
    connect(&m_document, &Document::pathChanged, this, rename);
    connect(&m_document, &Document::replaced, this, rename);
    connect(&m_document, &Document::titled, this, rename);
    setAccessibleName(tr("Open scenarios"));
}

SheetTabs::~SheetTabs() = default;

QString nameOf(const Sheet &sheet)
{
    if (!sheet.file->path.isEmpty())
        return QFileInfo(sheet.file->path).fileName();
    return sheet.title();
}

const Sheet &SheetTabs::sheet(int tab) const
{
    const Tab &one = m_tabs.at(static_cast<std::size_t>(tab));
    return one.sheet ? *one.sheet : m_document.sheet();
}

// Without links, where the file is there.
static QString realPath(const QString &path)
{
    const QFileInfo file(path);
    return file.exists() ? file.canonicalFilePath() : file.absoluteFilePath();
}

int SheetTabs::tabOf(const QString &path) const
{
    for (int tab = 0; tab < count(); ++tab)
        if (const QString &own = sheet(tab).file->path;
            !own.isEmpty() && realPath(own) == realPath(path))
            return tab;
    return -1;
}

int SheetTabs::tabWith(const Sheet &same) const
{
    for (int tab = 0; tab < count(); ++tab)
        if (sheet(tab).saysTheSame(same))
            return tab;
    return -1;
}

void SheetTabs::ensureTab()
{
    if (!m_tabs.empty())
        return;
    m_tabs.emplace_back();
    m_onPage = 0;
    addTab(QString());
}

void SheetTabs::add(std::unique_ptr<Sheet> sheet)
{
    if (m_tabs.empty()) {
        m_document.discard(m_document.exchange(std::move(sheet)));
        return ensureTab();
    }
    m_tabs.push_back({std::move(sheet), {}});
    show(addTab(QString()));
}

void SheetTabs::show(int tab)
{
    setCurrentIndex(tab);
}

void SheetTabs::step(int by)
{
    if (count() > 0)
        setCurrentIndex((currentIndex() + by + count()) % count());
}

void SheetTabs::layOnPage(int tab)
{
    const auto next = static_cast<std::size_t>(tab);
    if (tab < 0 || next >= m_tabs.size() || !m_tabs[next].sheet)
        return;
    m_tabs[m_onPage].view = m_editing.view();
    m_tabs[m_onPage].sheet = m_document.exchange(std::move(m_tabs[next].sheet));
    m_onPage = next;
    m_editing.setView(m_tabs[next].view);
    emit shown();
}

void SheetTabs::closeCurrent()
{
    const std::size_t gone = m_onPage;
    if (m_tabs.size() == 1) {
        m_document.clear();
    } else {
        show(static_cast<int>(gone == 0 ? 1 : gone - 1));
        m_document.discard(std::move(m_tabs[gone].sheet));
    }
    m_tabs.erase(m_tabs.begin() + static_cast<std::ptrdiff_t>(gone));
    if (m_onPage > gone)
        --m_onPage;
    const QSignalBlocker stays(this); // what is shown is on the page already
    removeTab(static_cast<int>(gone));
}

void SheetTabs::keepOrder(int from, int to)
{
    const auto at = [this](int place) { return m_tabs.begin() + place; };
    if (from < to)
        std::rotate(at(from), at(from + 1), at(to + 1));
    else
        std::rotate(at(to), at(from), at(from + 1));
    m_onPage = static_cast<std::size_t>(
        std::find_if(m_tabs.begin(), m_tabs.end(), [](const Tab &tab) { return !tab.sheet; }) -
        m_tabs.begin());
}

void SheetTabs::name(int tab)
{
    if (tab < 0 || tab >= count())
        return;
    const Sheet &one = sheet(tab);
    const bool isUnsaved = !one.undoStack.isClean();
    const QString text = editor::withoutMnemonic(nameOf(one));
    //: %1 is the name of a scenario; the star says that something in it is not saved
    setTabText(tab, isUnsaved ? tr("%1 *").arg(text) : text);
    const QString place =
        one.file->path.isEmpty() ? tr("Not saved yet") : QDir::toNativeSeparators(one.file->path);
    //: %1 is where a file lies
    setTabToolTip(tab, isUnsaved ? tr("%1 (with unsaved changes)").arg(place) : place);
    for (const ButtonPosition side : {LeftSide, RightSide})
        if (auto *button = qobject_cast<QAbstractButton *>(tabButton(tab, side))) {
            button->setToolTip(tr("Close this scenario"));
            //: %1 is the name of a scenario
            button->setAccessibleName(tr("Close %1").arg(nameOf(one)));
        }
}

void SheetTabs::nameAll()
{
    setAccessibleName(tr("Open scenarios"));
    for (int tab = 0; tab < count(); ++tab)
        name(tab);
}

void SheetTabs::tabInserted(int tab)
{
    name(tab);
    QTabBar::tabInserted(tab);
}

void SheetTabs::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        nameAll();
        for (int tab = 0; tab < count(); ++tab)
            editor::retranslate(sheet(tab).undoStack);
    }
    QTabBar::changeEvent(event);
}

} // namespace hexwerk
