#include "editor/assault/panels/forms/properties_panel.h"

#include <QEvent>
#include <QVBoxLayout>

#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/panels/forms/property_form.h"
#include "editor/assault/text/item_text.h"
#include "editor/assault/text/overview_text.h"
#include "editor/panels/form_view.h"

namespace hexwerk::assault::ui {

PropertiesPanel::PropertiesPanel(ScenarioDocument &document, const Properties &properties,
                                 Selection &selection, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_title(new QLabel(this))
    , m_overview(new QLabel(this))
    , m_form(new PropertyForm(document, properties, this))
{
    auto *column = new QVBoxLayout(this);
    for (QLabel *label : {m_title, m_overview})
        label->setTextFormat(Qt::RichText);
    m_title->setWordWrap(true);
    column->addWidget(m_title);
    m_overview->setWordWrap(true);
    auto *scrolled = new QWidget(this);
    auto *inner = new QVBoxLayout(scrolled);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->addWidget(m_overview);
    inner->addWidget(m_form);
    inner->addStretch();
    column->addWidget(new editor::FormView(scrolled, editor::FormView::Width::AllThereIs, this), 1);
    connect(&selection, &Selection::changed, this, &PropertiesPanel::follow);
    connect(&document, &ScenarioDocument::changed, this, &PropertiesPanel::follow);
    connect(&document, &ScenarioDocument::replaced, this, &PropertiesPanel::follow);
    follow();
}

QString PropertiesPanel::overview() const
{
    const QSize map(m_document.board().columns(), m_document.board().rows());
    return m_document.isTile() ? OverviewText::ofTile(m_document.scenario(), map)
                               : OverviewText::of(m_document.scenario(), m_document.library(), map);
}

void PropertiesPanel::follow()
{
    const std::vector<ItemRef> &chosen = m_selection.items();
    std::vector<ItemRef> shown;       // of one table: the first's
    for (const ItemRef item : chosen) // one that goes is told here first of another table's change
        if (item.table == chosen.front().table && contains(m_document.scenario(), item))
            shown.push_back(item);
    if (shown.empty())
        m_title->setText(tr(
            "Nothing is selected. Select something on the map to see and change its properties."));
    else if (shown.size() == 1)
        m_title->setText(
            QStringLiteral("<b>%1</b><br>%2")
                .arg(ItemText::kind(shown.front().table),
                     ItemText::of(shown.front(), m_document.scenario(), m_document.library())
                         .toHtmlEscaped()));
    else
        //: %1 is what they are, such as Units
        m_title->setText(tr("<b>%1</b><br>%n selected; changes apply to all of them.", nullptr,
                            static_cast<int>(shown.size()))
                             .arg(ItemText::table(shown.front().table)));
    m_overview->setVisible(shown.empty());
    if (shown.empty())
        m_overview->setText(overview());
    m_form->setVisible(!shown.empty());
    if (shown != m_form->items())
        m_form->setItems(shown);
}

void PropertiesPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        follow();
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui
