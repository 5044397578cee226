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

SheetTabs::SheetTabs(QWidget *parent)
    : QTabBar(parent)
{
    setTabsClosable(true);
    setMovable(true);
    setExpanding(false);
    setDocumentMode(true);
    setElideMode(Qt::ElideMiddle);
    connect(this, &QTabBar::currentChanged, this, &SheetTabs::select);
    connect(this, &QTabBar::tabCloseRequested, this, &SheetTabs::closeWanted);
    connect(this, &QTabBar::tabMoved, this, &SheetTabs::keepOrder);
    setAccessibleName(tr("Open scenarios"));
}

SheetTabs::~SheetTabs() = default;

void SheetTabs::follow(EditorKit &editor)
{
    const Document &document = editor.document();
    const auto rename = [this, &editor] { name(onPageOf(editor)); };
    connect(&document, &Document::cleanChanged, this, rename);
    connect(&document, &Document::pathChanged, this, rename);
    connect(&document, &Document::replaced, this, rename);
    connect(&document, &Document::titled, this, rename);
}

QString nameOf(const Sheet &sheet)
{
    if (!sheet.file->path.isEmpty())
        return QFileInfo(sheet.file->path).fileName();
    return sheet.title();
}

const Sheet &SheetTabs::sheet(int tab) const
{
    const Tab &one = at(tab);
    return one.isOnPage ? one.editor->document().sheet() : *one.sheet;
}

EditorKit &SheetTabs::editor(int tab) const
{
    return *at(tab).editor;
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

int SheetTabs::tabWith(const EditorKit &editor, const Sheet &same) const
{
    for (const int tab : of(editor))
        if (sheet(tab).saysTheSame(same))
            return tab;
    return -1;
}

std::vector<int> SheetTabs::of(const EditorKit &editor) const
{
    std::vector<int> tabs;
    for (int tab = 0; tab < count(); ++tab)
        if (at(tab).editor == &editor)
            tabs.push_back(tab);
    return tabs;
}

int SheetTabs::onPageOf(const EditorKit &editor) const
{
    for (const int tab : of(editor))
        if (at(tab).isOnPage)
            return tab;
    return -1;
}

int SheetTabs::nextTo(int tab) const
{
    int next = -1;
    for (const int other : of(*at(tab).editor))
        if (other < tab || (other > tab && next < 0))
            next = other;
    return next;
}

void SheetTabs::insert(EditorKit &editor, std::unique_ptr<Sheet> sheet)
{
    const bool isOnPage = !sheet;
    m_tabs.push_back({&editor, std::move(sheet), {}, isOnPage});
    show(addTab(QString()));
}

void SheetTabs::ensureTab(EditorKit &editor)
{
    if (const int tab = onPageOf(editor); tab >= 0)
        show(tab);
    else
        insert(editor, nullptr);
}

void SheetTabs::add(EditorKit &editor, std::unique_ptr<Sheet> sheet)
{
    if (onPageOf(editor) >= 0)
        return insert(editor, std::move(sheet));
    Document &document = editor.document();
    document.discard(document.exchange(std::move(sheet)));
    insert(editor, nullptr);
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
    Tab &next = at(tab);
    if (next.isOnPage)
        return;
    EditorKit &editor = *next.editor;
    Tab &before = at(onPageOf(editor));
    before.view = editor.view();
    before.isOnPage = false;
    next.isOnPage = true;
    before.sheet = editor.document().exchange(std::move(next.sheet));
    editor.setView(next.view);
}

void SheetTabs::select(int tab)
{
    if (tab < 0 || static_cast<std::size_t>(tab) >= m_tabs.size())
        return;
    EditorKit *editor = at(tab).editor;
    const bool isOther = !at(tab).isOnPage || m_shown != editor;
    layOnPage(tab);
    m_shown = editor;
    if (isOther)
        emit shown();
}

void SheetTabs::closeCurrent()
{
    const int gone = currentIndex();
    Document &document = at(gone).editor->document();
    if (const int next = nextTo(gone); next < 0) {
        document.clear();
    } else {
        layOnPage(next);
        document.discard(std::move(at(gone).sheet));
    }
    m_tabs.erase(m_tabs.begin() + gone);
    {
        const QSignalBlocker stays(this); // until the tab is gone
        removeTab(gone);
        setCurrentIndex(std::max(0, gone - 1));
    }
    m_shown = nullptr;
    select(currentIndex());
}

void SheetTabs::keepOrder(int from, int to)
{
    const auto place = [this](int tab) { return m_tabs.begin() + tab; };
    if (from < to)
        std::rotate(place(from), place(from + 1), place(to + 1));
    else
        std::rotate(place(to), place(from), place(from + 1));
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
