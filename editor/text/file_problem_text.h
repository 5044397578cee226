// Problems that any file can have, in parts of sentences; whole ones are made by the texts of a
// system, which has problems of its own.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/files/problem.h"

namespace hexwerk::editor {

class FileProblemText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::editor::FileProblemText)

public:
    // A whole sentence. Only for a code that is of no system.
    static QString wrong(const Problem &problem);
    // Empty where the code says it all. Only for an expectation that is of no system.
    static QString expected(const Problem &problem);
    // "an existing id", with those that look alike.
    static QString expectedId(const Problem &problem);
    // What is wrong and what was expected instead.
    static QString joined(const Problem &problem, const QString &wrong, const QString &expected);
    // With line and column, if the problem comes from a file.
    static QString withPlace(const Problem &problem, const QString &sentence);
    // One of its values; empty if there are not so many.
    static QString value(const Problem &problem, std::size_t place);
    // "a, b, c"
    static QString listed(const std::vector<std::string> &words);

private:
    static QString ofFile(const Problem &problem);
    static QString ofKey(const Problem &problem);
    static QString ofPicture(const Problem &problem);
};

} // namespace hexwerk::editor
