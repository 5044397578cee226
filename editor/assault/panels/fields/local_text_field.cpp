#include "editor/assault/panels/fields/local_text_field.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>

#include "editor/panels/ask_language.h"
#include "editor/text/languages.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

LocalTextField::LocalTextField(Height height, QWidget *parent)
    : Field(parent)
    , m_height(height)
    , m_grid(new QGridLayout(this))
    , m_add(new QToolButton(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_add->setText(QStringLiteral("+"));
    connect(m_add, &QToolButton::clicked, this, &LocalTextField::addLanguage);
    ensureEditors();
    LocalTextField::retranslate();
    setFocusProxy(m_editors.at("en"));
}

void LocalTextField::ensureEditors()
{
    const auto ensure = [this](const std::string &tag) {
        if (m_editors.contains(tag))
            return;
        QWidget *editor = makeEditor(tag);
        m_editors[tag] = editor;
        placeEditor(editor, tag);
    };
    ensure("en");
    ensure("de");
    for (const auto &[tag, text] : m_text)
        ensure(tag);
}

QWidget *LocalTextField::makeEditor(const std::string &tag)
{
    if (m_height == Height::Line) {
        auto *line = new QLineEdit(this);
        connect(line, &QLineEdit::textEdited, this,
                [this, tag](const QString &text) { change(tag, text); });
        return line;
    }
    auto *page = new QPlainTextEdit(this);
    page->setTabChangesFocus(true);
    connect(page, &QPlainTextEdit::textChanged, this,
            [this, tag, page] { change(tag, page->toPlainText()); });
    return page;
}

void LocalTextField::placeEditor(QWidget *editor, const std::string &tag)
{
    auto *name = new QLabel(editor::toQString(tag).toUpper(), this);
    name->setBuddy(editor);
    const int place = static_cast<int>(m_editors.size()) - 1;
    if (m_height == Height::Line) {
        m_grid->addWidget(name, place, 0);
        m_grid->addWidget(editor, place, 1);
        m_grid->addWidget(m_add, 0, 2);
    } else { // side by side
        m_grid->addWidget(name, 0, 2 * place);
        m_grid->addWidget(editor, 1, 2 * place, 1, 2);
        m_grid->addWidget(m_add, 0, 2 * place + 1, Qt::AlignRight);
    }
}

void LocalTextField::change(const std::string &tag, const QString &text)
{
    if (text.isEmpty())
        m_text.erase(tag);
    else
        m_text[tag] = text.toStdString();
    emit edited(m_text);
}

void LocalTextField::show(const PropertyValue &value)
{
    const auto *text = std::get_if<LocalText>(&value);
    m_text = text ? *text : LocalText();
    ensureEditors();
    for (const auto &[tag, editor] : m_editors) {
        const auto found = m_text.find(tag);
        const QString shown = found == m_text.end() ? QString() : editor::toQString(found->second);
        const QSignalBlocker quiet(editor);
        auto *line = qobject_cast<QLineEdit *>(editor);
        auto *page = qobject_cast<QPlainTextEdit *>(editor);
        if (line && line->text() != shown)
            line->setText(shown);
        if (page && page->toPlainText() != shown)
            page->setPlainText(shown);
    }
}

void LocalTextField::addLanguage()
{
    const std::optional<std::string> tag = editor::AskLanguage::tag(this);
    if (!tag || m_editors.contains(*tag))
        return;
    QWidget *editor = makeEditor(*tag);
    m_editors[*tag] = editor;
    placeEditor(editor, *tag);
    setLabel(m_label);
    editor->setFocus();
}

void LocalTextField::setLabel(const QString &label)
{
    m_label = label;
    for (const auto &[tag, editor] : m_editors) {
        const QString language = editor::Languages::nativeName(editor::toQString(tag));
        editor->setAccessibleName(QStringLiteral("%1, %2").arg(label, language));
    }
}

void LocalTextField::retranslate()
{
    m_add->setToolTip(tr("Add a text in another language"));
    m_add->setAccessibleName(tr("Add a text in another language"));
}

} // namespace hexwerk::assault::ui
