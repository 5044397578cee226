// What is wrong with a value, beside its field, with the ways to mend it.
#pragma once

#include <QWidget>

#include "core/files/problem.h"
#include "editor/assault/models/property.h"

#include <vector>

namespace hexwerk::assault::ui {

class ScenarioDocument;

class ProblemNote final : public QWidget
{
    Q_OBJECT

public:
    ProblemNote(ScenarioDocument &document, const Properties &properties, QWidget *parent);

    void show(const std::vector<Problem> &problems);
    void retranslate();

private:
    void fill();
    void add(const Problem &problem);
    QString textOf(const Problem &problem) const;

    ScenarioDocument &m_document;
    const Properties &m_properties;
    std::vector<Problem> m_problems;
};

} // namespace hexwerk::assault::ui
