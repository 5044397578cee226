#include "app/cli/assault/svg/map_svg.h"

#include "app/cli/assault/svg/counter_symbols.h"
#include "app/cli/assault/svg/feature_symbols.h"
#include "app/cli/assault/svg/pictures.h"
#include "app/cli/assault/svg/side_symbols.h"
#include "app/cli/assault/svg/svg_text.h"
#include "app/cli/assault/svg/way_symbols.h"
#include "core/assault/board/terrain_picture.h"

#include <algorithm>
#include <string>
#include <vector>

namespace hexwerk::cli::svg {

static constexpr double kMargin = 12;

static const char *kStyle =
    "text{font-family:'DejaVu Sans',Arial,sans-serif;text-anchor:middle;fill:#1d1d1b}"
    ".grid{fill:none;stroke:#4b4630;stroke-opacity:.45;stroke-width:1}"
    ".hexname{font-size:8.5px;fill:#3d3a2b;fill-opacity:.85}"
    ".label{font-size:13px;font-style:italic;font-weight:bold;paint-order:stroke;"
    "stroke:#fffbe9;stroke-width:3.5px;stroke-linejoin:round}"
    ".unknown{font-size:10px}.smoke{font-size:24px;font-weight:bold}"
    ".mine{fill:#8f1f17;stroke:#fff3c4;stroke-width:2}"
    ".counter rect{stroke:#1d1d1b;stroke-width:1.4}"
    ".sign{fill:none;stroke:#111111;stroke-width:1.8}"
    ".nation{fill:#fffae8;stroke:#1d1d1b;stroke-width:.8}"
    ".half{stroke:#b3261e;stroke-width:3;stroke-opacity:.45;fill:none}"
    ".name{font-size:8px}.strength{font-size:11px;font-weight:bold}";

class MapWriter
{
public:
    MapWriter(const ScenarioBoard &map, const std::string &language,
              const assault::MapDrawing &drawing)
        : m_scenario(map.scenario)
        , m_data(map.data)
        , m_chart(map.chart)
        , m_board(map.board)
        , m_language(language)
        , m_drawing(drawing)
    {
    }

    std::string write()
    {
        everyHex([this](Hex hex) { ground(hex); });
        if (draws(assault::MapPart::Terrain))
            everyHex([this](Hex hex) { terrain(hex); });
        if (draws(assault::MapPart::Relief))
            everyHex([this](Hex hex) { m_text += hillEdges(m_board, hex); });
        m_text += waters(m_board, m_chart, m_drawing.parts);
        if (draws(assault::MapPart::Roads))
            m_text += roads(m_board, m_chart, m_drawing.parts, m_language);
        everyHex([this](Hex hex) { grid(hex); });
        if (draws(assault::MapPart::Hexsides))
            everyHex([this](Hex hex) { m_text += hexsides(m_board, m_chart, hex, m_language); });
        if (draws(assault::MapPart::Zones))
            zones();
        if (draws(assault::MapPart::Fortifications))
            everyHex([this](Hex hex) {
                if (const auto &lying = m_board.at(hex).fortification)
                    m_text += fortification(*lying, hex, m_sheet);
            });
        if (draws(assault::MapPart::Mines))
            for (const assault::Minefield &field : m_scenario.board.minefields)
                m_text += minefield(field, m_sheet);
        if (draws(assault::MapPart::Units))
            units();
        if (draws(assault::MapPart::Objectives))
            for (const assault::Objective &objective : m_scenario.objectives)
                star(objective);
        if (draws(assault::MapPart::Smoke))
            for (const assault::Smoke &marker : m_scenario.board.smoke)
                m_text += smoke(marker, m_sheet);
        if (draws(assault::MapPart::Labels))
            for (const assault::BoardLabel &text : m_scenario.board.labels)
                label(text.hex, textIn(text.text, m_language));
        return head() + m_text + "</svg>\n";
    }

private:
    bool draws(assault::MapPart part) const { return m_drawing.parts.has(part); }

    // As an attribute, of so many pixels where a hex has its own width.
    std::string length(double pixels) const
    {
        if (!m_drawing.hexSize)
            return fmt::format("{:.0f}", pixels);
        const double wanted = pixels * m_drawing.hexSize->width / (2 * kRadius);
        return m_drawing.hexSize->unit == assault::LengthUnit::Pixels
                   ? fmt::format("{:.0f}", wanted)
                   : fmt::format("{:.2f}mm", wanted);
    }

    template<typename Draw>
    void everyHex(Draw draw)
    {
        for (std::size_t i = 0; i < m_board.size(); ++i)
            draw(m_board.hexAt(i));
    }

    // With all pictures that the rest uses.
    std::string head() const
    {
        const Point last =
            middleOf(Hex::at(m_board.columns() - 1, m_board.rows() - 1)) + Point{kRadius, kApothem};
        std::string text = fmt::format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" "
            "xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"{0} {0} {1:.1f} "
            "{2:.1f}\" width=\"{3}\" height=\"{4}\">\n<title>{5}</title>\n"
            "<style>{6}</style>\n",
            -kMargin, last.x + 2 * kMargin, last.y + 2 * kMargin, length(last.x + 2 * kMargin),
            length(last.y + 2 * kMargin), escaped(textIn(m_scenario.title, m_language)), kStyle);
        text += fmt::format("<defs>\n<polygon id=\"hex\" points=\"{}\"/>\n{}</defs>\n",
                            hexPoints(1), m_sheet.symbols());
        return text + fmt::format("<rect x=\"{0}\" y=\"{0}\" width=\"{1:.1f}\" height=\"{2:.1f}\" "
                                  "fill=\"#8c8a76\"/>\n",
                                  -kMargin, last.x + 2 * kMargin, last.y + 2 * kMargin);
    }

    void ground(Hex hex)
    {
        const assault::Cell &cell = m_board.at(hex);
        const Point at = middleOf(hex);
        m_text += fmt::format(
            "<use xlink:href=\"#hex\" x=\"{:.1f}\" y=\"{:.1f}\" fill=\"#{:06x}\"/>\n", at.x, at.y,
            assault::groundColour(draws(assault::MapPart::Relief) ? cell.level : 0));
    }

    void terrain(Hex hex)
    {
        const assault::Cell &cell = m_board.at(hex);
        const assault::TerrainRow &row = m_chart.row(cell.terrain);
        const Point at = middleOf(hex);
        const std::vector<std::string> variants =
            assault::terrainPictures(artOf(row), hasRoadThrough(cell), [](const std::string &name) {
                return hasPicture("terrain-" + name);
            });
        if (!variants.empty())
            m_text += m_sheet.use("terrain-" + variants[assault::variantAt(hex, variants.size())],
                                  placed(at, 1));
        else
            m_text += fmt::format("<text class=\"unknown\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>",
                                  at.x, at.y, escaped(textIn(row.name, m_language)));
        m_text += '\n';
    }

    void grid(Hex hex)
    {
        const Point at = middleOf(hex);
        const int level = m_board.at(hex).level;
        std::string name = draws(assault::MapPart::Names) ? toString(hex) : std::string();
        if (draws(assault::MapPart::Levels) && level > 0)
            name += fmt::format(" ▲{}", level);
        if (draws(assault::MapPart::Grid))
            m_text += fmt::format(
                "<use xlink:href=\"#hex\" class=\"grid\" x=\"{:.1f}\" y=\"{:.1f}\"/>", at.x, at.y);
        if (!name.empty())
            m_text += fmt::format("<text class=\"hexname\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>",
                                  at.x, at.y - kApothem + 11, name);
        m_text += '\n';
    }

    std::string colourOf(const std::string &side) const
    {
        for (const assault::SideSpec &spec : m_scenario.sides)
            if (spec.id == side && !spec.colour.empty())
                return spec.colour;
        return "grey";
    }

    void zones()
    {
        for (const assault::Zone &zone : m_scenario.zones)
            for (const Hex hex : zone.hexes) {
                const Point at = middleOf(hex);
                const std::string colour = escaped(colourOf(zone.side));
                m_text +=
                    fmt::format("<polygon transform=\"translate({})\" points=\"{}\" fill=\"{}\" "
                                "fill-opacity=\"0.1\" stroke=\"{}\" stroke-width=\"2\" "
                                "stroke-opacity=\"0.7\" stroke-dasharray=\"{}\"/>\n",
                                xy(at), hexPoints(0.93), colour, colour,
                                zone.purpose == assault::ZonePurpose::Setup ? "7 4" : "2 4");
            }
    }

    void star(const assault::Objective &objective)
    {
        std::string points;
        for (int i = 0; i < kDirections; ++i)
            points += xy(cornerAt(i) * 0.33) + " " +
                      xy(sideMiddle(static_cast<Direction>((i + 1) % kDirections)) * 0.18) + " ";
        m_text += fmt::format("<polygon transform=\"translate({})\" points=\"{}\" "
                              "fill=\"#ffd23f\" stroke=\"#7a4d00\" stroke-width=\"1.8\"/>\n",
                              xy(middleOf(objective.hex) + Point{26, -18}), points);
        const auto isThere = [&](const assault::BoardLabel &text) {
            return text.hex == objective.hex;
        };
        const auto &labels = m_scenario.board.labels;
        if (std::none_of(labels.begin(), labels.end(), isThere))
            label(objective.hex, textIn(objective.name, m_language));
    }

    // Below the counter, if there is one.
    void label(Hex hex, std::string_view text)
    {
        const Point at = middleOf(hex);
        m_text += fmt::format("<text class=\"label\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n", at.x,
                              at.y + 38, escaped(text));
    }

    void units()
    {
        for (const assault::UnitSpec &unit : m_scenario.units)
            if (unit.at)
                m_text += counter(unit, m_data.cards.unit(unit.card), colourOf(unit.side),
                                  m_language, m_sheet);
    }

    const assault::Scenario &m_scenario;
    const assault::DataStore &m_data;
    const assault::TerrainChart &m_chart;
    const assault::Board &m_board;
    const std::string &m_language;
    const assault::MapDrawing &m_drawing;
    PictureSheet m_sheet;
    std::string m_text;
};

std::string mapSvg(const ScenarioBoard &map, const std::string &language,
                   const assault::MapDrawing &drawing)
{
    return MapWriter(map, language, drawing).write();
}

} // namespace hexwerk::cli::svg
