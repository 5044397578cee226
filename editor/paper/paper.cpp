#include "editor/paper/paper.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace hexwerk::editor {

std::span<const NamedPaper> namedPapers()
{
    static constexpr std::array kPapers = {
        NamedPaper{"A4", {210, 297}},          NamedPaper{"A3", {297, 420}},
        NamedPaper{"A2", {420, 594}},          NamedPaper{"A1", {594, 841}},
        NamedPaper{"A0", {841, 1189}},         NamedPaper{"A5", {148, 210}},
        NamedPaper{"Letter", {215.9, 279.4}},  NamedPaper{"Legal", {215.9, 355.6}},
        NamedPaper{"Tabloid", {279.4, 431.8}},
    };
    return kPapers;
}

Paper usualPaper()
{
    const bool isInches = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem;
    return Paper{isInches ? QSizeF(215.9, 279.4) : QSizeF(210, 297)};
}

std::optional<Paper> paperFromString(const QString &text)
{
    for (const NamedPaper &paper : namedPapers())
        if (text.compare(QLatin1String(paper.name), Qt::CaseInsensitive) == 0)
            return Paper{paper.size};
    static const QRegularExpression size(
        QStringLiteral(R"(^(\d{1,4}(?:\.\d)?)x(\d{1,4}(?:\.\d)?)mm$)"));
    const QRegularExpressionMatch found = size.match(text);
    if (!found.hasMatch())
        return std::nullopt;
    const QSizeF millimetres(found.captured(1).toDouble(), found.captured(2).toDouble());
    const auto [least, most] = std::minmax({millimetres.width(), millimetres.height()});
    if (least < kLeastPaper || most > kMostPaper)
        return std::nullopt;
    return Paper{millimetres};
}

QString nameOf(const Paper &paper)
{
    for (const NamedPaper &named : namedPapers())
        if (paper.size == named.size || paper.size == named.size.transposed())
            return QLatin1String(named.name);
    return QStringLiteral("%1 x %2 mm").arg(paper.size.width()).arg(paper.size.height());
}

} // namespace hexwerk::editor
