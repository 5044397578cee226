// What the reader writes into the rulebook, in its panels.
#include <QScrollBar>

#include "app/rulebook/rulebook_window.h"
#include "core/files/atomic_file.h"
#include "editor/canvas/icons.h"
#include "editor/keys/action_keys.h"
#include "editor/panels/save_dialog.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk {

using editor::toQString;

static QString nameOfKind(NoteKind kind, const ReaderNote &note)
{
    switch (kind) {
    case NoteKind::Note:
        return RulebookWindow::tr("note");
    case NoteKind::Erratum:
        return RulebookWindow::tr("erratum");
    case NoteKind::Question:
        return note.isAnswered ? RulebookWindow::tr("question, answered")
                               : RulebookWindow::tr("question, open");
    }
    Q_UNREACHABLE();
}

static QString iconOfKind(NoteKind kind)
{
    return kind == NoteKind::Note      ? QStringLiteral("note")
           : kind == NoteKind::Erratum ? QStringLiteral("edit")
                                       : QStringLiteral("help");
}

// Bookmarks first, then a row for each note.
void RulebookWindow::fillOwn()
{
    m_own->clear();
    const auto add = [this](const std::string &rule, const QString &kind, const QString &icon,
                            const QString &tip) {
        const RuleEntry *const entry = m_book.rulebook->find(rule);
        QString words = QStringLiteral("%1 %2").arg(
            toQString(rule),
            entry ? toQString(editor::saidIn(*entry, m_reading.language).title) : QString());
        if (!kind.isEmpty())
            words += QStringLiteral(" – ") + kind;
        auto *item = new QTreeWidgetItem(m_own, {words});
        item->setData(0, kRuleRole, toQString(rule));
        item->setIcon(0, editor::icon(icon));
        item->setToolTip(0, tip);
    };
    for (const std::string &rule : m_notes.bookmarks())
        add(rule, {}, QStringLiteral("bookmark"), {});
    for (const auto &[place, note] : m_notes.notes())
        add(place.first, nameOfKind(place.second, note), iconOfKind(place.second),
            note.answer.isEmpty() ? note.text : note.text + QStringLiteral("\n– ") + note.answer);
    if (m_own->topLevelItemCount() == 0) {
        auto *hint = new QTreeWidgetItem(m_own, {tr("No notes yet")});
        hint->setFlags(Qt::NoItemFlags);
        hint->setToolTip(0, editor::tipWithKey(tr("Write a note about this rule"),
                                               editor::keyOf(QStringLiteral("rulebook.note"))));
    }
    m_tabs->setTabText(2, tr("Mine (%1)").arg(m_notes.bookmarks().size() + m_notes.notes().size()));
}

void RulebookWindow::markOwn(const std::string &rule)
{
    if (QTreeWidgetItem *const leaf =
            itemWith(*m_tree->invisibleRootItem(), kRuleRole, toQString(rule)))
        leaf->setIcon(0, ownIcon(rule));
}

// Of the first kind that is there.
QIcon RulebookWindow::ownIcon(const std::string &rule) const
{
    for (const NoteKind kind : {NoteKind::Erratum, NoteKind::Question, NoteKind::Note})
        if (m_notes.has(rule, kind))
            return editor::icon(iconOfKind(kind));
    return {};
}

void RulebookWindow::toggleBookmark()
{
    if (const QString reason = m_notes.toggleBookmark(m_rule); !reason.isEmpty())
        tell(tr("Your bookmarks could not be saved: %1").arg(reason));
    fillOwn();
    updateActions();
}

// Its badges in the text and in the tree follow.
void RulebookWindow::keepNote(const std::string &rule, NoteKind kind, const ReaderNote &note)
{
    const bool was = m_notes.has(rule, kind);
    if (const QString reason = m_notes.setNote(rule, kind, note); !reason.isEmpty())
        tell(tr("Your note could not be saved: %1").arg(reason));
    fillOwn();
    markOwn(rule);
    if (kind == NoteKind::Note && was == m_notes.has(rule, kind))
        return; // its badge stays
    const int at = m_text->verticalScrollBar()->value();
    const std::string chapter = std::exchange(m_chapter, {});
    showChapter(chapter);
    if (!m_rule.empty())
        m_text->showRule(m_rule, QColor(bookColours(palette()).highlight));
    m_text->verticalScrollBar()->setValue(at);
}

void RulebookWindow::exportNotes()
{
    m_notePanel->flush();
    const QString file = editor::fileToSave(this, tr("Export notes"),
                                            QStringLiteral("hexwerk-notes.md"), tr("Text (*.md)"));
    if (file.isEmpty())
        return;
    const WriteResult written = writeFile(file.toStdString(), m_notes.asMarkdown().toStdString());
    tell(written ? tr("%1 was saved.").arg(file)
                 : tr("%1 could not be saved: %2")
                       .arg(file, QString::fromStdString(written.error().reason.message())));
}

} // namespace hexwerk
