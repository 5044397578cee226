// A form for the keys of one item of a campaign. It follows the document and writes through undo
// steps.
#pragma once

#include <QFormLayout>
#include <QLabel>
#include <QWidget>

#include "editor/assault/campaign/campaign_property.h"

#include <optional>
#include <string_view>
#include <vector>

namespace hexwerk::assault::ui {

class CampaignForm final : public QWidget
{
    Q_OBJECT

public:
    CampaignForm(CampaignDocument &document, CampaignTable table, QWidget *parent);
    ~CampaignForm() override;

    // Of the table; none: an empty form.
    void setItem(std::optional<CampaignItem> item);
    const std::optional<CampaignItem> &item() const { return m_item; }
    // Null if the form has none.
    Field *fieldOf(std::string_view key) const;
    void focusKey(std::string_view key);

signals:
    // A picture of a folder of its own was chosen.
    void pictureWanted(const QString &file);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Row
    {
        const CampaignProperty *property;
        QLabel *label; // null: the field shows its label itself
        Field *field;
        QLabel *help; // null: there is nothing to explain
        QWidget *whole;
    };
    Row makeRow(const CampaignProperty &property);
    void leaveField();
    void refresh();
    void arrange();
    void retranslate();
    void write(const CampaignProperty &property, const PropertyValue &value);

    CampaignDocument &m_document;
    const CampaignTable m_table;
    QFormLayout *m_form;
    std::optional<CampaignItem> m_item;
    std::vector<Row> m_rows;
    int m_gesture = 0; // typing into one field is one step
};

} // namespace hexwerk::assault::ui
