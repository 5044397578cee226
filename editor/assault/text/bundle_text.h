// Bundles in words: what is wrong with one, and what one brings.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/files/bundles/bundle_import.h"

namespace hexwerk::assault::ui {

class BundleText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::BundleText)

public:
    // What is wrong, where, and what helps. Problems of a file in it follow line by line.
    static QString sentence(const BundleFailure &failure);
    static QString of(BundlePart part);
    static QString of(Standing standing);

private:
    static QString ofZip(const ZipFailure &zip);
    static QString megabytes(std::uint64_t bytes);
};

} // namespace hexwerk::assault::ui
