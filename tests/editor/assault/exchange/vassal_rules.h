// How VASSAL 3.7 reads a module, as its documentation and source state it: sequences, pieces, grids
// of hexes. Written apart from what writes modules, to be compared with it.
#pragma once

#include <QPoint>
#include <QPolygon>
#include <QRegularExpression>
#include <QSize>
#include <QStringList>
#include <QXmlStreamReader>

#include <cmath>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace hexwerk::assault::ui::vassal {

struct Element
{
    QString name;
    std::map<QString, QString> attributes;
    QString text;
    std::vector<Element> children;

    QString operator[](const char *key) const
    {
        const auto found = attributes.find(QString::fromLatin1(key));
        return found == attributes.end() ? QString() : found->second;
    }
    // Those below it, at any depth, whose name ends like this.
    std::vector<const Element *> all(const QString &ending) const
    {
        std::vector<const Element *> found;
        for (const Element &child : children) {
            if (child.name.endsWith(ending))
                found.push_back(&child);
            for (const Element *below : child.all(ending))
                found.push_back(below);
        }
        return found;
    }
};

// Behind its start; what the reader says is wrong is left to it.
inline Element elementOf(QXmlStreamReader &xml)
{
    Element element;
    element.name = xml.name().toString();
    for (const QXmlStreamAttribute &one : xml.attributes())
        element.attributes[one.name().toString()] = one.value().toString();
    while (!xml.atEnd() && xml.readNext() != QXmlStreamReader::EndElement) {
        if (xml.isStartElement())
            element.children.push_back(elementOf(xml));
        else if (xml.isCharacters())
            element.text += xml.text();
    }
    element.text = element.text.trimmed(); // as VASSAL does
    return element;
}

// Without a name if the text is no XML.
inline Element documentOf(const QByteArray &text)
{
    QXmlStreamReader xml(text);
    Element root;
    if (xml.readNextStartElement())
        root = elementOf(xml);
    return xml.hasError() ? Element() : root;
}

// Texts between delimiters; a backslash before one makes it part of the text.
inline QStringList decoded(const QString &text, QChar delimiter)
{
    QStringList all;
    QString token;
    const auto end = [&] {
        const QChar quote(u'\'');
        if (token.size() > 1 && token.startsWith(quote) && token.endsWith(quote))
            token = token.mid(1, token.size() - 2);
        all << token;
        token.clear();
    };
    for (int i = 0; i < text.size(); ++i) {
        if (text[i] != delimiter)
            token += text[i];
        else if (i > 0 && text[i - 1] == u'\\')
            token[token.size() - 1] = delimiter;
        else
            end();
    }
    end();
    return all;
}

struct Trait
{
    QString kind; // "emb2"
    QStringList fields;
    QString state;
};

// From the outermost; empty if it is no command that makes a piece.
inline std::vector<Trait> traitsOf(const QString &command)
{
    if (!command.startsWith(QStringLiteral("+/")))
        return {};
    const QStringList parts = decoded(command.mid(2), u'/');
    if (parts.size() != 3 || parts[0] != QStringLiteral("null"))
        return {};
    std::vector<Trait> traits;
    QString type = parts[1];
    QString state = parts[2];
    while (true) {
        const QStringList types = decoded(type, u'\t');
        const QStringList states = decoded(state, u'\t');
        if (types.size() != states.size() || types.size() > 2)
            return {};
        const auto semicolon = types[0].indexOf(u';');
        traits.push_back(
            {types[0].left(semicolon), decoded(types[0].mid(semicolon + 1), u';'), states[0]});
        if (types.size() == 1)
            return traits;
        type = types[1];
        state = states[1];
    }
}

// Java's rounding.
inline int rounded(double value)
{
    return static_cast<int>(std::floor(value + 0.5));
}

// A grid of hexes and its names.
struct Grid
{
    double dx = 0;
    double dy = 0;
    QPoint origin;
    bool sideways = false;
    char16_t hType = u'N';
    char16_t vType = u'N';
    int hOff = 0;
    int vOff = 0;
    int hLeading = 0;
    int vLeading = 0;
    bool hDescend = false;
    bool vDescend = false;
    bool stagger = true;
    bool columnFirst = true;
    QString sep;
    QSize size; // of the board or zone that it lies in

    static Grid of(const Element &hexes, QSize size)
    {
        const Element &names = hexes.children.at(0);
        const auto isTrue = [](const Element &from, const char *key) {
            return from[key] == QStringLiteral("true");
        };
        const auto number = [](const Element &from, const char *key) { return from[key].toInt(); };
        Grid grid;
        grid.dx = hexes["dx"].toDouble();
        grid.dy = hexes["dy"].toDouble();
        grid.origin = {number(hexes, "x0"), number(hexes, "y0")};
        grid.sideways = isTrue(hexes, "sideways");
        grid.hType = names["hType"].at(0).unicode();
        grid.vType = names["vType"].at(0).unicode();
        grid.hOff = number(names, "hOff");
        grid.vOff = number(names, "vOff");
        grid.hLeading = number(names, "hLeading");
        grid.vLeading = number(names, "vLeading");
        grid.hDescend = isTrue(names, "hDescend");
        grid.vDescend = isTrue(names, "vDescend");
        grid.stagger = isTrue(names, "stagger");
        grid.columnFirst = names["first"] == QStringLiteral("H");
        grid.sep = names["sep"];
        grid.size = size;
        return grid;
    }

    int mostRows() const { return static_cast<int>(std::floor(size.height() / dx + 0.5)); }
    int mostColumns() const { return static_cast<int>(std::floor(size.width() / dy + 0.5)); }

    static QString named(int number, char16_t type, int leading)
    {
        QString name = number < 0 ? QStringLiteral("-") : QString();
        number = std::abs(number);
        if (type == u'A') {
            do {
                name += QChar(u'A' + number % 26);
                number -= 26;
            } while (number >= 0);
            return name;
        }
        while (leading > 0 && number < std::pow(10.0, leading--))
            name += u'0';
        return name + QString::number(number);
    }

    static int parsed(const QString &name, char16_t type)
    {
        if (type != u'A')
            return name.toInt();
        return 26 * static_cast<int>(name.size() - 1) + (name.back().unicode() - u'A');
    }

    QString name(QPoint at) const
    {
        const QPoint p = sideways ? at.transposed() : at;
        const int across = rounded((p.x() - origin.x()) / dx);
        int down = across % 2 == 0 ? rounded((p.y() - origin.y()) / dy)
                                   : rounded((p.y() - origin.y() - dy / 2) / dy);
        int column = static_cast<int>(std::floor((p.x() - origin.x()) / dx + 0.5));
        const bool descends = sideways ? hDescend : vDescend;
        if (descends)
            down = (sideways ? mostColumns() : mostRows()) - down;
        if (stagger && column % 2 != 0)
            down += descends ? -1 : 1;
        if (sideways && vDescend)
            column = mostRows() - column;
        if (!sideways && hDescend)
            column = mostColumns() - column;
        const QString columnName = named(column + hOff, hType, hLeading);
        const QString rowName = named(down + vOff, vType, vLeading);
        return columnFirst ? columnName + sep + rowName : rowName + sep + columnName;
    }

    // Only names with the column first.
    std::optional<QPoint> location(const QString &name) const
    {
        static const auto pattern = [](char16_t type, int leading) {
            return type == u'A' ? QStringLiteral("(A+|B+|C+|D+|E+|F+|G+|H+|I+|J+|K+|L+|M+|N+|O+|P+|"
                                                 "Q+|R+|S+|T+|U+|V+|W+|X+|Y+|Z+)")
                                : QStringLiteral("(-?[0-9]{%1,})").arg(leading + 1);
        };
        const QRegularExpression names(QRegularExpression::anchoredPattern(
            pattern(hType, hLeading) + QRegularExpression::escape(sep) + pattern(vType, vLeading)));
        const auto match = names.match(name);
        if (!match.hasMatch())
            return std::nullopt;
        int column = parsed(match.captured(1), hType) - hOff;
        int row = parsed(match.captured(2), vType) - vOff;
        const bool descends = sideways ? hDescend : vDescend;
        if (stagger && column % 2 != 0)
            row += descends ? 1 : -1;
        if (sideways && vDescend)
            column = mostRows() - column;
        if (!sideways && hDescend)
            column = mostColumns() - column;
        if (descends)
            row = (sideways ? mostColumns() : mostRows()) - row;
        const QPoint p(static_cast<int>(column * dx) + origin.x(),
                       static_cast<int>(column % 2 == 0 ? row * dy : row * dy + dy / 2) +
                           origin.y());
        return sideways ? p.transposed() : p;
    }
};

struct Zone
{
    QString format; // "A$gridLocation$"
    QPolygon path;
    Grid grid;
};

// The one grid of a board, or zones before a grid in the background.
class BoardGrid
{
public:
    BoardGrid(const Element &board, QSize size)
    {
        const Element &first = board.children.at(0);
        const QString hexGrid = QStringLiteral("VASSAL.build.module.map.boardPicker.board.HexGrid");
        if (first.name == hexGrid) {
            m_background = Grid::of(first, size);
            return;
        }
        for (const Element &one : first.children) {
            if (one.name == hexGrid)
                m_background = Grid::of(one, size);
            if (!one.name.endsWith(QStringLiteral(".Zone")))
                continue;
            Zone zone{one["locationFormat"], {}, {}};
            for (const QString &point : one["path"].split(u';'))
                zone.path << QPoint(point.section(u',', 0, 0).toInt(),
                                    point.section(u',', 1, 1).toInt());
            // Java counts no pixel more than lies between the ends.
            const QSize bounds = zone.path.boundingRect().size() - QSize(1, 1);
            zone.grid = Grid::of(one.children.at(0), bounds);
            m_zones.push_back(zone);
        }
    }

    std::size_t zones() const { return m_zones.size(); }

    QString name(QPoint at) const
    {
        for (const Zone &zone : m_zones)
            if (zone.path.containsPoint(at, Qt::OddEvenFill))
                return QString(zone.format)
                    .replace(QStringLiteral("$gridLocation$"), zone.grid.name(at));
        return m_background.name(at);
    }

    std::optional<QPoint> location(const QString &name) const
    {
        for (const Zone &zone : m_zones) {
            const QString letter = zone.format.section(u'$', 0, 0);
            if (!name.startsWith(letter))
                continue;
            const auto at = zone.grid.location(name.mid(letter.size()));
            if (at && zone.path.containsPoint(*at, Qt::OddEvenFill))
                return at;
        }
        return m_background.location(name);
    }

private:
    Grid m_background;
    std::vector<Zone> m_zones;
};

} // namespace hexwerk::assault::ui::vassal
