#include "editor/assault/campaign/campaign_form.h"

#include <QApplication>
#include <QEvent>
#include <QVBoxLayout>

#include "editor/assault/text/choice_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kPageLines = 8; // that a long text shows at once

CampaignForm::CampaignForm(CampaignDocument &document, CampaignTable table, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_table(table)
    , m_form(new QFormLayout(this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setVerticalSpacing(4);
    for (const CampaignProperty &property : campaignProperties(table))
        m_rows.push_back(makeRow(property));
    connect(&document, &CampaignDocument::changed, this, &CampaignForm::refresh);
    connect(&document, &CampaignDocument::groundsChanged, this, &CampaignForm::refresh);
    connect(&document, &CampaignDocument::replaced, this, &CampaignForm::refresh);
    retranslate();
    refresh();
}

CampaignForm::~CampaignForm()
{
    m_item.reset();
    leaveField();
}

// A field that is taken down while it has the cursor would speak when it is half gone.
void CampaignForm::leaveField()
{
    if (QWidget *focus = QApplication::focusWidget(); focus && isAncestorOf(focus))
        focus->clearFocus();
}

CampaignForm::Row CampaignForm::makeRow(const CampaignProperty &property)
{
    auto *whole = new QWidget(this);
    Field *field = makeField(property, whole);
    field->setObjectName(QString::fromStdString(property.key));
    if (property.kind == FieldKind::LocalPage)
        field->setMaximumHeight(kPageLines * fontMetrics().lineSpacing());
    Row row{&property, field->showsLabel() ? nullptr : new QLabel(this), field,
            *property.help ? new QLabel(whole) : nullptr, whole};
    auto *column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(field);
    if (row.help) {
        row.help->setWordWrap(true);
        row.help->setForegroundRole(QPalette::PlaceholderText);
        column->addWidget(row.help);
    }
    if (row.label) {
        row.label->setBuddy(field);
        m_form->addRow(row.label, whole);
    } else
        m_form->addRow(QString(), whole);
    connect(field, &Field::edited, this,
            [this, &property](const PropertyValue &value) { write(property, value); });
    return row;
}

void CampaignForm::setItem(std::optional<CampaignItem> item)
{
    if (item != m_item)
        leaveField(); // what was typed belongs to the item before
    if (item != std::exchange(m_item, item))
        ++m_gesture;
    refresh();
}

void CampaignForm::write(const CampaignProperty &property, const PropertyValue &value)
{
    if (!m_item || !isThere(m_document.campaign(), *m_item))
        return;
    const auto *name = std::get_if<std::string>(&value);
    if (property.kind == FieldKind::Picture && name && std::filesystem::path(*name).is_absolute())
        return emit pictureWanted(editor::toQString(*name));
    const bool isTyped =
        property.kind == FieldKind::LocalLine || property.kind == FieldKind::LocalPage;
    const editor::MergeKey key = isTyped ? QStringLiteral("%1 %2 %3 %4")
                                               .arg(quintptr(this))
                                               .arg(m_gesture)
                                               .arg(m_item->place())
                                               .arg(editor::toQString(property.key))
                                         : QString();
    m_document.edit([&property] { return tr("Change \"%1\"").arg(labelOf(property)); },
                    [&](Campaign &campaign) { property.set(campaign, *m_item, value); }, key);
    refresh(); // what was not taken is shown as it is
}

void CampaignForm::refresh()
{
    if (m_item && !isThere(m_document.campaign(), *m_item))
        m_item.reset();
    setEnabled(m_item.has_value());
    if (!isVisible())
        return; // shown later, it asks again
    for (const Row &row : m_rows) {
        const CampaignProperty &property = *row.property;
        const bool isSeen =
            !m_item || !property.applies || property.applies(m_document.campaign(), *m_item);
        row.whole->setVisible(isSeen);
        if (row.label)
            row.label->setVisible(isSeen);
        row.field->consult(m_document.sharedLibrary());
        if (m_item && property.offers)
            row.field->offer(property.offers(m_document, *m_item));
        row.field->show(m_item ? property.get(m_document.campaign(), *m_item) : PropertyValue());
    }
    arrange();
}

// Labels are beside their fields where all rows have room for it, else all are above. Qt's own
// mixture of both gives some rows no height.
void CampaignForm::arrange()
{
    int label = 0;
    int field = 0;
    for (const Row &row : m_rows) {
        if (!row.whole->isVisibleTo(this))
            continue;
        field = std::max(field, row.whole->minimumSizeHint().width());
        if (row.label)
            label = std::max(label, row.label->sizeHint().width());
    }
    const bool isWide = label + m_form->horizontalSpacing() + field <= width();
    m_form->setRowWrapPolicy(isWide ? QFormLayout::DontWrapRows : QFormLayout::WrapAllRows);
    setMinimumSize(std::max(label, field),
                   m_form->hasHeightForWidth() ? m_form->heightForWidth(width()) : 0);
}

void CampaignForm::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

Field *CampaignForm::fieldOf(std::string_view key) const
{
    for (const Row &row : m_rows)
        if (row.property->key == key)
            return row.field;
    return nullptr;
}

void CampaignForm::focusKey(std::string_view key)
{
    if (Field *field = fieldOf(key))
        field->setFocus(Qt::OtherFocusReason);
}

void CampaignForm::retranslate()
{
    for (const Row &row : m_rows) {
        const QString label = labelOf(*row.property);
        row.field->setLabel(label);
        if (row.label)
            row.label->setText(label);
        if (row.help)
            row.help->setText(helpOf(*row.property));
        row.field->retranslate();
    }
}

void CampaignForm::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void CampaignForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui
