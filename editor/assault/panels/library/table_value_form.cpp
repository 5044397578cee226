#include "editor/assault/panels/library/table_value_form.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QSpinBox>

#include "editor/assault/library/table_commands.h"
#include "editor/assault/models/choices.h"
#include "editor/assault/panels/fields/face_field.h"
#include "editor/assault/panels/fields/field.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/problem_text.h"
#include "editor/assault/text/table_text.h"
#include "editor/canvas/icons.h"
#include "editor/keys/action_keys.h"
#include "editor/text/local_text.h"

#include <array>
#include <utility>

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

TableValueForm::TableValueForm(LibraryDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_name(new QLabel(this))
    , m_place(new QVBoxLayout)
    , m_refusal(new QLabel(this))
    , m_ours(new QLabel(this))
    , m_mark(new QLabel(this))
    , m_confirm(new QPushButton(editor::icon(u"check"_s), {}, this))
    , m_drop(new QPushButton(editor::icon(u"take_back"_s), {}, this))
    , m_booksLabel(new QLabel(this))
    , m_books(new editor::TextBrowser(this))
{
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_name);
    column->addLayout(m_place);
    for (QLabel *label : {m_name, m_refusal, m_ours, m_mark}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    QFont bold = m_name->font();
    bold.setBold(true);
    m_name->setFont(bold);
    m_refusal->setObjectName(u"refusal"_s);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_refusal, m_ours, m_mark, m_confirm, m_drop})
        column->addWidget(widget);
    column->addWidget(m_booksLabel);
    column->addWidget(m_books, 1);
    m_booksLabel->setBuddy(m_books);
    connect(m_confirm, &QPushButton::clicked, this, &TableValueForm::confirm);
    connect(m_drop, &QPushButton::clicked, this, &TableValueForm::drop);
    connect(&document, &LibraryDocument::correctionsChanged, this, [this] {
        m_refusal->clear();
        refresh();
    });
    retranslate();
}

TableValueForm::~TableValueForm()
{
    m_value.reset();
    leaveField();
}

// A field that is taken down while it has the cursor would speak when it is half gone.
void TableValueForm::leaveField()
{
    if (QWidget *focus = QApplication::focusWidget();
        focus && m_field && m_field->isAncestorOf(focus))
        focus->clearFocus();
}

void TableValueForm::setRulebook(RulebookSource rulebook)
{
    m_rulebook = std::move(rulebook);
    refreshRules();
}

void TableValueForm::setValue(const std::optional<TableValue> &value)
{
    const bool isSame =
        m_value && value && m_value->path == value->path && m_value->column == value->column;
    if (isSame)
        return refresh();
    leaveField();
    m_value = value;
    m_refusal->clear();
    makeValueField();
    refresh();
    refreshRules();
}

static std::optional<Die> dieOf(const ValuePath &row)
{
    static const std::array<const char *, 4> kColours = {"red", "yellow", "green", "blue"};
    for (const Die die : kAllDice)
        if (row.back() == kColours[static_cast<std::size_t>(die)])
            return die;
    return std::nullopt;
}

void TableValueForm::makeValueField()
{
    if (m_field) {
        m_place->removeWidget(m_field);
        m_field->hide();
        m_field->deleteLater();
        m_field = nullptr;
    }
    if (!m_value)
        return;
    const TableColumn &column = *m_value->column;
    m_field = makeField(column, this);
    setTabOrder(m_field, m_confirm);
    if (auto *face = qobject_cast<FaceField *>(m_field))
        face->setDie(dieOf(m_value->row).value_or(Die::Red));
    for (auto *box : m_field->findChildren<QSpinBox *>())
        box->setKeyboardTracking(true); // read as it is typed
    std::vector<Offer> offers;
    const DataStore &library = *m_document.library();
    for (const auto &[id, label] : column.words)
        offers.push_back({id, TableText::word(column, id, library)});
    for (const std::string &id : choiceIds(column.choices, {}, library))
        offers.push_back({id, TableText::word(column, id, library)});
    m_field->offer(offers);
    m_place->addWidget(m_field);
    connect(m_field, &Field::edited, this, &TableValueForm::write);
}

void TableValueForm::focusField()
{
    if (m_field)
        m_field->setFocus(Qt::OtherFocusReason);
}

void TableValueForm::refuse(const QString &sentence)
{
    m_refusal->setText(sentence);
    m_refusal->setVisible(!sentence.isEmpty());
}

// What is read with it shows whether it fits; what does not is said and stays out.
void TableValueForm::write(const PropertyValue &value)
{
    if (!m_value)
        return;
    const Corrections &corrections = m_document.corrections();
    const auto filed =
        filedValue(*m_value->column, value, valueAt(corrections.shipped(), m_value->path));
    for (const Problem &problem :
         m_document.problemsWith(corrections.withValue(m_value->path, filed)))
        if (problem.severity() == Severity::Error)
            //: %1 is a sentence
            return refuse(tr("Not applied: %1").arg(ProblemText::sentence(problem)));
    refuse({});
    m_document.push(std::make_unique<ChangeTableValueCommand>(m_document, m_value->path, filed));
}

void TableValueForm::confirm()
{
    if (!m_value || !m_confirm->isEnabled())
        return;
    m_document.push(std::make_unique<ConfirmTableValueCommand>(
        m_document, std::vector<ValuePath>{m_value->path}));
    emit confirmed();
}

void TableValueForm::drop()
{
    if (m_value && m_drop->isEnabled())
        m_document.push(std::make_unique<RemoveCorrectionsCommand>(
            m_document, std::vector<ValuePath>{m_value->path}));
}

// Why nothing can be changed here; empty if it can.
QString TableValueForm::barred() const
{
    if (!m_document.mayAdd())
        return tr("There is no folder in which your corrections could be stored.");
    if (!m_document.mayCorrect())
        return tr("Your corrections cannot be read, so nothing is added to them. %1: %2")
            .arg(editor::toQString(m_document.tables().file()),
                 ProblemText::withPlace(m_document.tables().problems().front()));
    if (m_value && !m_document.corrections().mayEdit(m_value->path))
        return tr(
            "Another file of corrections, which takes precedence over yours, has this value.");
    return {};
}

void TableValueForm::refresh()
{
    const QString bar = barred();
    const bool mayEdit = m_value && bar.isEmpty();
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_ours, m_mark, m_confirm, m_drop, m_booksLabel, m_books})
        widget->setVisible(m_value.has_value());
    refuse(bar.isEmpty() ? m_refusal->text() : bar);
    if (!m_value)
        return m_name->setText(tr("Choose a value of the table."));
    const Corrections &corrections = m_document.corrections();
    const ValuePath &path = m_value->path;
    m_name->setText(TableText::name(*m_value, corrections.corrected()));
    m_field->setLabel(m_name->text());
    m_field->setEnabled(mayEdit);
    m_field->show(shownValue(*m_value->column, valueAt(corrections.corrected(), path)));
    const bool isMine = corrections.isCorrected(path) || corrections.isChecked(path);
    //: %1 is a value
    m_ours->setText(
        tr("Ours: %1")
            .arg(TableText::value(*m_value->column, valueAt(corrections.shipped(), path),
                                  *m_document.library())));
    m_ours->setVisible(corrections.isCorrected(path));
    m_mark->setText(TableText::mark(corrections, path));
    m_confirm->setEnabled(mayEdit && !isMine && corrections.mark(path));
    m_drop->setEnabled(mayEdit && isMine);
}

void TableValueForm::refreshRules()
{
    QString html;
    if (m_value && m_rulebook)
        for (const std::string &id :
             rulesOf(m_document.corrections().shipped(), *m_value->table, m_value->path)) {
            const RuleEntry *entry = m_rulebook().find(id);
            const RuleText rule =
                entry ? editor::saidIn(*entry, editor::windowLanguage()) : RuleText{};
            html += QStringLiteral("<h4>%1 %2</h4><p>%3</p>")
                        .arg(editor::toQString(id).toHtmlEscaped(),
                             editor::toQString(rule.title).toHtmlEscaped(),
                             editor::toQString(rule.text).toHtmlEscaped());
        }
    m_books->setHtml(html.isEmpty() ? QStringLiteral("<p>%1</p>").arg(tr("No rule mentions it."))
                                    : html);
}

void TableValueForm::retranslate()
{
    m_confirm->setText(tr("My copy says the same"));
    m_confirm->setToolTip(
        editor::tipWithKey(tr("The value stays and is marked as compared with your copy"),
                           editor::keyOf(QStringLiteral("assault.tables.check"))));
    m_drop->setText(tr("Revert to ours"));
    m_drop->setToolTip(
        editor::tipWithKey(tr("Discard your entry for this value"),
                           editor::keyOf(QStringLiteral("assault.tables.take_back"))));
    m_booksLabel->setText(tr("What the rules say"));
    m_books->setAccessibleName(tr("What the rules say"));
    if (m_value)
        makeValueField();
    refresh();
    refreshRules();
}

void TableValueForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui
