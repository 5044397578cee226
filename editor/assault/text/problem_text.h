// Problems of files and scenarios as sentences.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/files/problem.h"

namespace hexwerk::assault::ui {

class ProblemText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::ProblemText)

public:
    // What is wrong and what was expected instead.
    static QString sentence(const Problem &problem);
    // The same with line and column where it came from a file.
    static QString withPlace(const Problem &problem);

private:
    static QString ofScenario(const Problem &problem);
    static QString ofDecks(const Problem &problem);
    static QString ofCampaign(const Problem &problem);
    static QString ofBoard(const Problem &problem);
    static QString ofUnits(const Problem &problem);
    static QString expected(const Problem &problem);
};

} // namespace hexwerk::assault::ui
