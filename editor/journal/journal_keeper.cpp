#include "editor/journal/journal_keeper.h"

#include <QDateTime>

#include "editor/document/document.h"

namespace hexwerk::editor {

JournalKeeper::JournalKeeper(Document &document, const QString &folder,
                             std::chrono::milliseconds pause)
    : m_document(document)
    , m_writer(folder, pause, [this, folder](const WriteFailure &failure) {
        emit failed(folder, QString::fromStdString(failure.reason.message()));
    })
{
    connect(&document, &Document::stepped, this, &JournalKeeper::keep);
    connect(&document, &Document::cleanChanged, this, &JournalKeeper::keep);
    connect(&document, &Document::discarded, this, &JournalKeeper::drop);
}

void JournalKeeper::keep()
{
    const Sheet &sheet = m_document.sheet();
    if (sheet.undoStack.isClean())
        return drop(sheet.number);
    Count &count = m_counts[sheet.number];
    // A step that merges with the one before is the same gesture.
    const int index = sheet.undoStack.index();
    if (count.gestures == 0 || count.index != index)
        ++count.gestures;
    count.index = index;
    m_writer.add({.sheet = sheet.number,
                  .file = sheet.file,
                  .text = sheet.textLater(),
                  .gesture = count.gestures,
                  .time = QDateTime::currentMSecsSinceEpoch()});
}

void JournalKeeper::drop(int sheet)
{
    if (m_counts.erase(sheet) > 0)
        m_writer.add({.sheet = sheet, .file = {}, .text = {}, .gesture = 0, .time = 0});
}

bool JournalKeeper::flush()
{
    m_writer.flush();
    return m_writer.hasWritten(m_document.sheet().number);
}

void JournalKeeper::dropAll()
{
    while (!m_counts.empty())
        drop(m_counts.begin()->first);
}

int JournalKeeper::gestures() const
{
    const auto count = m_counts.find(m_document.sheet().number);
    return count == m_counts.end() ? 0 : count->second.gestures;
}

} // namespace hexwerk::editor
