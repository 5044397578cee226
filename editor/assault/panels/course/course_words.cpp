#include "editor/assault/panels/course/course_words.h"

#include <QEvent>
#include <QGridLayout>

#include "editor/assault/document/scenario_document.h"
#include "editor/assault/text/course_text.h"
#include "editor/text/languages.h"

namespace hexwerk::assault::ui {

CourseWords::CourseWords(const ScenarioDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_heading(new QLabel(this))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(9, 4, 9, 8); // as the form below
    const QStringList languages = editor::Languages::available();
    grid->addWidget(m_heading, 0, 0, 1, static_cast<int>(languages.size()));
    for (const QString &code : languages) {
        const int column = static_cast<int>(m_tongues.size());
        m_tongues.emplace_back(code);
        auto *name = new QLabel(editor::Languages::nativeName(code), this);
        name->setForegroundRole(QPalette::PlaceholderText);
        grid->addWidget(name, 1, column);
        auto *sentence = m_sentences.emplace_back(new QLabel(this));
        sentence->setWordWrap(true);
        sentence->setTextFormat(Qt::PlainText);
        sentence->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
        sentence->setObjectName(QStringLiteral("words_") + code);
        grid->addWidget(sentence, 2, column);
        grid->setColumnStretch(column, 1);
    }
    retranslate();
    connect(&document, &ScenarioDocument::changed, this, &CourseWords::refresh);
    connect(&document, &ScenarioDocument::replaced, this, &CourseWords::refresh);
}

void CourseWords::setItem(std::optional<ItemRef> item)
{
    m_item = item;
    refresh();
}

void CourseWords::refresh()
{
    const bool isThere = m_item && contains(m_document.scenario(), *m_item);
    setVisible(isThere);
    for (std::size_t i = 0; isThere && i < m_tongues.size(); ++i)
        m_sentences[i]->setText(
            CourseText(m_document.scenario(), m_tongues[i], courseNames(m_document.library()))
                .of(*m_item));
}

void CourseWords::retranslate()
{
    m_heading->setText(tr("In words"));
}

void CourseWords::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui
