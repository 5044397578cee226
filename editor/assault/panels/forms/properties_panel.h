// The properties of what is chosen on the map.
#pragma once

#include <QLabel>
#include <QWidget>

#include "editor/assault/models/property.h"

namespace hexwerk::assault::ui {

class PropertyForm;
class ScenarioDocument;
class Selection;

class PropertiesPanel final : public QWidget
{
    Q_OBJECT

public:
    PropertiesPanel(ScenarioDocument &document, const Properties &properties, Selection &selection,
                    QWidget *parent = nullptr);

    PropertyForm *form() const { return m_form; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void follow();
    QString overview() const;

    ScenarioDocument &m_document;
    Selection &m_selection;
    QLabel *m_title;
    QLabel *m_overview; // while nothing is chosen
    PropertyForm *m_form;
};

} // namespace hexwerk::assault::ui
