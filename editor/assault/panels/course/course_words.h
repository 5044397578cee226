// A track, trigger or victory condition in words, side by side in every language of the window.
#pragma once

#include <QLabel>
#include <QWidget>

#include "editor/assault/document/tables.h"
#include "editor/text/tongue.h"

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

class ScenarioDocument;

class CourseWords final : public QWidget
{
    Q_OBJECT

public:
    CourseWords(const ScenarioDocument &document, QWidget *parent);

    void setItem(std::optional<ItemRef> item);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void retranslate();

    const ScenarioDocument &m_document;
    std::optional<ItemRef> m_item;
    QLabel *m_heading;
    std::vector<editor::Tongue> m_tongues;
    std::vector<QLabel *> m_sentences; // of each
};

} // namespace hexwerk::assault::ui
