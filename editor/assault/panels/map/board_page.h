// The Troop Status Board of the scenario under edit, as it will lie beside the map, and a dry run
// on it.
#pragma once

#include <QTimer>
#include <QWidget>

namespace hexwerk::assault::ui {

class DryRunPanel;
class ScenarioDocument;

class BoardPage final : public QWidget
{
    Q_OBJECT

public:
    explicit BoardPage(ScenarioDocument &document, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void look();

    ScenarioDocument &m_document;
    DryRunPanel *m_run;
    QTimer m_later; // the scenario goes on changing
};

} // namespace hexwerk::assault::ui
