// The paper that something is printed on. Lengths are millimetres.
#pragma once

#include <QSizeF>
#include <QString>

#include <optional>
#include <span>

namespace hexwerk::editor {

struct Paper
{
    QSizeF size = {210, 297}; // as it lies
    double margin = 10;       // at each edge, where printers print nothing

    QSizeF room() const { return {size.width() - 2 * margin, size.height() - 2 * margin}; }
    Paper turned() const { return {size.transposed(), margin}; }
    bool operator==(const Paper &) const = default;
};

// Sizes that have a name: "A4", "Letter". The same in all languages.
struct NamedPaper
{
    const char *name;
    QSizeF size; // upright
};
std::span<const NamedPaper> namedPapers();
inline constexpr double kLeastPaper = 50;
inline constexpr double kMostPaper = 5000; // millimetres, also of plotters
// Letter where lengths are inches, else A4.
Paper usualPaper();
// "a4", "Letter", "210x297mm": empty for other words, and for sizes beyond the limits.
std::optional<Paper> paperFromString(const QString &text);
// Its name, or its size as "210 x 297 mm".
QString nameOf(const Paper &paper);

} // namespace hexwerk::editor
