// The layers of the map: which are seen, which are locked, and switches for what the view shows.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include "editor/assault/models/edit_layers.h"

#include <array>
#include <vector>

class QAction;
class QGridLayout;

namespace hexwerk::assault::ui {

class ScenarioDocument;

class LayersPanel final : public QWidget
{
    Q_OBJECT

public:
    // `switches` are checkable actions that stand below the layers.
    LayersPanel(const ScenarioDocument &document, EditLayers &layers,
                const std::vector<QAction *> &switches, QWidget *parent = nullptr);

    static QString nameOf(EditLayer layer);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        QLabel *name;
        QToolButton *eye;
        QToolButton *lock;
    };

    void addSwitch(QAction *action);
    void addViewers(QGridLayout &grid);
    void refresh();
    void refreshViewers();

    const ScenarioDocument &m_document;
    EditLayers &m_layers;
    QLabel *m_seenByTitle;
    QComboBox *m_seenBy;
    std::array<Row, kEditLayers> m_rows{};
};

} // namespace hexwerk::assault::ui
