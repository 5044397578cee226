#include "editor/canvas/map_fonts.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace hexwerk::editor {

using Qt::Literals::StringLiterals::operator""_s;

// The first family that is there: a Palatino of any maker, else what every Debian has with Qt.
static QFont fontOf(const QStringList &families, QFont::StyleHint hint, double pixels)
{
    QFont font;
    font.setFamilies(families);
    font.setStyleHint(hint);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    return font;
}

QFont paperFont(double pixels)
{
    static const QStringList kFamilies = {u"P052"_s, u"Palatino Linotype"_s, u"Palatino"_s,
                                          u"TeX Gyre Pagella"_s, u"DejaVu Serif"_s};
    return fontOf(kFamilies, QFont::Serif, pixels);
}

QFont placeFont(double pixels)
{
    QFont font = paperFont(pixels);
    font.setItalic(true);
    font.setWeight(QFont::Bold);
    return font;
}

QFont hexNameFont(double pixels)
{
    static const QStringList kFamilies = {u"DejaVu Sans"_s, u"Bitstream Vera Sans"_s, u"Verdana"_s};
    QFont font = fontOf(kFamilies, QFont::SansSerif, pixels);
    font.setWeight(QFont::Normal);
    return font;
}

} // namespace hexwerk::editor
