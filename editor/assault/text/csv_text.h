// What is wrong with a file of cards that is to be taken over, as sentences.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/files/csv_fault.h"

#include <vector>

namespace hexwerk::assault::ui {

class CsvText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::CsvText)

public:
    // What is wrong and what helps.
    static QString sentence(const CsvFault &fault);
    // The same with line and column.
    static QString withPlace(const CsvFault &fault);
    // The first, and how many more there are.
    static QString inShort(const std::vector<CsvFault> &faults);

private:
    static QString ofFile(const CsvFault &fault);
    static QString ofColumns(const CsvFault &fault);
    static QString ofRow(const CsvFault &fault);
};

} // namespace hexwerk::assault::ui
