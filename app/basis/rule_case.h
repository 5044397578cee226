// "Why here": the numbers of one case beside the rule that decided it.
#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace hexwerk {

struct CaseLine
{
    QString what;
    QString value;         // may be empty
    QString rule = {};     // may be empty
    QStringList dice = {}; // pictures, by the names that SystemKit::pictureOf() takes
    bool isMeant = false;  // that which was pressed
};

struct RuleCase
{
    QString rule;  // that decided it
    QString title; // what was pressed: a die, a refusal, a line of the log
    QString sentence;
    std::vector<CaseLine> lines = {};
    QString result = {}; // what they come to; may be empty
};

// Says it in the language of the window now; empty: there is none.
using CaseMaker = std::function<RuleCase()>;

// As rich text; links are "rule:R10.3e", pictures "picture:die:Y".
QString caseHtml(const RuleCase &shown);

} // namespace hexwerk
