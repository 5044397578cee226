// When reinforcements arrive: a time line of their groups, and buttons for what its keys do.
#pragma once

#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include "editor/assault/models/property.h"

#include <optional>

namespace hexwerk::assault::ui {

class ScenarioDocument;
class TimelineModel;
class TimelineView;

class TimelinePanel final : public QWidget
{
    Q_OBJECT

public:
    TimelinePanel(ScenarioDocument &document, const Properties &properties,
                  QWidget *parent = nullptr);

    TimelineView &view() const { return *m_view; }

signals:
    // To see and change all that a group has.
    void editWanted(hexwerk::assault::ui::ItemRef group);

protected:
    void changeEvent(QEvent *event) override;

private:
    QToolButton *makeButton(const QString &icon, void (TimelinePanel::*slot)());
    std::optional<std::size_t> chosen() const;
    void moveTo(std::size_t group, int turn);
    void add();
    void remove();
    void earlier();
    void later();
    void edit();
    void follow();
    void retranslate();

    ScenarioDocument &m_document;
    const Properties &m_properties;
    TimelineModel *m_model;
    TimelineView *m_view;
    QLabel *m_words;
    QToolButton *m_add;
    QToolButton *m_remove;
    QToolButton *m_earlier;
    QToolButton *m_later;
    QToolButton *m_edit;
};

} // namespace hexwerk::assault::ui
