#include "editor/assault/panels/fields/checks_field.h"

#include <algorithm>

namespace hexwerk::assault::ui {

ChecksField::ChecksField(QWidget *parent)
    : Field(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setVerticalSpacing(2);
}

void ChecksField::offer(const std::vector<Offer> &offers)
{
    if (m_offers == offers)
        return;
    m_offers = offers;
    fill();
}

void ChecksField::fill()
{
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_boxes.clear();
    for (const Offer &one : m_offers) {
        auto *box = new QCheckBox(one.text, this);
        auto *help = new QLabel(one.help, this);
        help->setWordWrap(true);
        help->setForegroundRole(QPalette::PlaceholderText);
        box->setToolTip(one.help);
        connect(box, &QCheckBox::clicked, this, [this, id = one.id](bool on) { tick(id, on); });
        const int row = m_grid->rowCount();
        m_grid->addWidget(box, row, 0);
        m_grid->addWidget(help, row + 1, 0);
        help->setVisible(!one.help.isEmpty());
        help->setContentsMargins(box->fontMetrics().height() + 6, 0, 0, 3);
        m_boxes.push_back(box);
    }
    setFocusProxy(m_boxes.empty() ? nullptr : m_boxes.front());
    setLabel(m_label);
    show(m_names);
}

void ChecksField::tick(const std::string &name, bool on)
{
    std::erase(m_names, name);
    if (on)
        m_names.push_back(name);
    emit edited(m_names);
}

void ChecksField::show(const PropertyValue &value)
{
    const auto *names = std::get_if<std::vector<std::string>>(&value);
    m_names = names ? *names : std::vector<std::string>();
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        m_boxes[i]->setChecked(std::find(m_names.begin(), m_names.end(), m_offers[i].id) !=
                               m_names.end());
}

void ChecksField::setLabel(const QString &label)
{
    m_label = label;
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        //: %1 is a field, such as Abilities, %2 one of its entries
        m_boxes[i]->setAccessibleName(tr("%1: %2").arg(label, m_offers[i].text));
}

} // namespace hexwerk::assault::ui
