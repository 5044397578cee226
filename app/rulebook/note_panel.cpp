#include "app/rulebook/note_panel.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace hexwerk {

static QPlainTextEdit *noteField(const char *name, int lines, QWidget *parent)
{
    auto *field = new QPlainTextEdit(parent);
    field->setObjectName(QString::fromLatin1(name));
    field->setTabChangesFocus(true);
    field->setFixedHeight(field->fontMetrics().lineSpacing() * lines + 12);
    return field;
}

NotePanel::NotePanel(const ReaderNotes &notes, QWidget *parent)
    : QWidget(parent)
    , m_notes(notes)
    , m_tabs(new QTabBar(this))
    , m_text(noteField("note", 4, this))
    , m_answerLabel(new QLabel(this))
    , m_answer(noteField("answer", 2, this))
    , m_answered(new QCheckBox(this))
{
    m_tabs->setObjectName(QStringLiteral("noteKinds"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    for (std::size_t i = 0; i < kNoteKinds.size(); ++i)
        m_tabs->addTab(QString());
    m_answered->setObjectName(QStringLiteral("answered"));
    m_answerLabel->setBuddy(m_answer);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    rows->setSpacing(3);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_tabs, m_text, m_answerLabel, m_answer, m_answered})
        rows->addWidget(widget);
    constexpr int kPause = 800; // milliseconds
    m_writeLater.setSingleShot(true);
    m_writeLater.setInterval(kPause);
    connect(&m_writeLater, &QTimer::timeout, this, &NotePanel::flush);
    connect(m_tabs, &QTabBar::currentChanged, this, [this] {
        flush();
        fill();
    });
    connect(m_text, &QPlainTextEdit::textChanged, this, &NotePanel::keep);
    connect(m_answer, &QPlainTextEdit::textChanged, this, &NotePanel::keep);
    connect(m_answered, &QCheckBox::toggled, this, &NotePanel::keep);
    retranslate();
    fill();
}

NoteKind NotePanel::kind() const
{
    return kNoteKinds[static_cast<std::size_t>(std::max(m_tabs->currentIndex(), 0))];
}

void NotePanel::showRule(const std::string &rule)
{
    flush();
    m_rule = rule;
    setEnabled(!rule.empty());
    fill();
    retranslate();
}

void NotePanel::begin(NoteKind kind)
{
    m_tabs->setCurrentIndex(static_cast<int>(kind));
    m_text->setFocus();
}

void NotePanel::fill()
{
    const QSignalBlocker text(m_text);
    const QSignalBlocker answer(m_answer);
    const QSignalBlocker answered(m_answered);
    const ReaderNote note = m_notes.note(m_rule, kind());
    m_text->setPlainText(note.text);
    m_answer->setPlainText(note.answer);
    m_answered->setChecked(note.isAnswered);
    const bool isQuestion = kind() == NoteKind::Question;
    for (QWidget *widget : std::initializer_list<QWidget *>{m_answerLabel, m_answer, m_answered})
        widget->setVisible(isQuestion);
    retranslate();
}

void NotePanel::keep()
{
    m_isTyped = true;
    m_typedKind = kind();
    m_writeLater.start();
}

void NotePanel::flush()
{
    m_writeLater.stop();
    if (!std::exchange(m_isTyped, false) || m_rule.empty())
        return;
    emit written(m_rule, m_typedKind,
                 {m_text->toPlainText(), m_answer->toPlainText(),
                  m_typedKind == NoteKind::Question && m_answered->isChecked()});
    retranslate();
}

// A dot beside the name of a kind that is there.
void NotePanel::retranslate()
{
    const auto name = [this](NoteKind kind, const QString &words) {
        m_tabs->setTabText(static_cast<int>(kind),
                           m_notes.has(m_rule, kind) ? words + QStringLiteral(" •") : words);
    };
    name(NoteKind::Note, tr("Note"));
    name(NoteKind::Erratum, tr("Erratum"));
    name(NoteKind::Question, tr("Question"));
    m_tabs->setAccessibleName(tr("What you write about this rule"));
    switch (kind()) {
    case NoteKind::Note:
        m_text->setPlaceholderText(tr("No note yet. What do you want to remember?"));
        m_text->setAccessibleName(tr("Your note"));
        break;
    case NoteKind::Erratum:
        m_text->setPlaceholderText(tr("No erratum yet. What should the rule say?"));
        m_text->setAccessibleName(tr("Your erratum"));
        break;
    case NoteKind::Question:
        m_text->setPlaceholderText(tr("No question yet. What is unclear?"));
        m_text->setAccessibleName(tr("Your question"));
        break;
    }
    m_answerLabel->setText(tr("Answer"));
    m_answer->setAccessibleName(tr("Answer to your question"));
    m_answered->setText(tr("Answered"));
}

void NotePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace hexwerk
