// What the reader writes about one rule: a note, an erratum, a question with its answer.
#pragma once

#include <QCheckBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTimer>
#include <QWidget>

#include "app/rulebook/reader_notes.h"

#include <string>

namespace hexwerk {

class NotePanel final : public QWidget
{
    Q_OBJECT

public:
    // `notes` must outlive it.
    NotePanel(const ReaderNotes &notes, QWidget *parent);

    // Writes what was typed about the last one. Empty: there is nothing to write about.
    void showRule(const std::string &rule);
    // Ready to type.
    void begin(NoteKind kind);
    // Now, not once typing pauses.
    void flush();

signals:
    void written(const std::string &rule, hexwerk::NoteKind kind, const hexwerk::ReaderNote &note);

protected:
    void changeEvent(QEvent *event) override;

private:
    NoteKind kind() const;
    void fill();
    void keep();
    void retranslate();

    const ReaderNotes &m_notes;
    std::string m_rule;
    bool m_isTyped = false; // and not written yet
    NoteKind m_typedKind = NoteKind::Note;
    QTimer m_writeLater;
    QTabBar *m_tabs;
    QPlainTextEdit *m_text;
    QLabel *m_answerLabel;
    QPlainTextEdit *m_answer;
    QCheckBox *m_answered;
};

} // namespace hexwerk
