#include "editor/assault/paper/marker_list.h"

#include <QCoreApplication>
#include <QPainterPath>

#include "editor/assault/canvas/counter_signs.h"
#include "editor/assault/paper/options_in_force.h"
#include "editor/assault/text/choice_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace hexwerk::assault::ui {

namespace {

class MarkerList
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::MarkerList)

public:
    MarkerList(const Scenario &scenario, const DataStore &library, bool wholeLibrary)
        : m_scenario(scenario)
        , m_library(library)
        , m_counts(library.system.sheets)
        , m_whole(wholeLibrary)
    {
    }

    void addStatus();
    void addDamage();
    void addExperience();
    void addSmoke();
    void addWorks();
    void addMines();
    void addObjectives();
    void addSupport();
    void addCommandPoints();
    void addTracks();
    std::vector<MarkerKind> taken() { return std::move(m_kinds); }

private:
    void add(int count, const MarkerFace &front, const std::optional<MarkerFace> &back = {});
    bool isOn(const char *option) const;
    int statusCount() const;
    MarkerFace statusFace(Marker marker) const;
    MarkerRow rowOf(Marker marker) const;
    QString nameOf(const SideSpec &side) const;

    const Scenario &m_scenario;
    const DataStore &m_library;
    const SheetCounts &m_counts;
    bool m_whole;
    std::vector<MarkerKind> m_kinds;
};

} // namespace

void MarkerList::add(int count, const MarkerFace &front, const std::optional<MarkerFace> &back)
{
    if (count > 0)
        m_kinds.push_back({count, front, back});
}

bool MarkerList::isOn(const char *option) const
{
    return m_whole || isOptionOn(m_scenario, m_library.system, option);
}

QString MarkerList::nameOf(const SideSpec &side) const
{
    const QString name = editor::inWindowLanguage(side.name);
    return name.isEmpty() ? editor::toQString(side.id) : name;
}

// Half of the units have one of the same kind at most.
int MarkerList::statusCount() const
{
    const int half = static_cast<int>(m_scenario.units.size() + 1) / 2;
    return m_whole ? m_counts.status : std::min(std::max(half, m_counts.spare), m_counts.status);
}

// As the edition has it.
MarkerRow MarkerList::rowOf(Marker marker) const
{
    const auto profile = m_library.system.profiles.find(m_scenario.profile);
    if (profile != m_library.system.profiles.end())
        if (const auto own = profile->second.markers.find(marker);
            own != profile->second.markers.end())
            return own->second;
    return m_library.system.markers[static_cast<std::size_t>(marker)];
}

// [R13.0b] Their colour is that of their group.
static QColor groundOf(MarkerGroup group)
{
    switch (group) {
    case MarkerGroup::White:
        return {250, 246, 234};
    case MarkerGroup::Yellow:
        return {240, 204, 84};
    case MarkerGroup::Green:
        return {120, 160, 96};
    case MarkerGroup::Black:
        return {52, 48, 46};
    case MarkerGroup::Red:
        return {186, 60, 44};
    }
    return {};
}

MarkerFace MarkerList::statusFace(Marker marker) const
{
    const MarkerRow row = rowOf(marker);
    return {.ground = groundOf(row.group),
            .picture = markerArt(marker),
            .text = editor::inWindowLanguage(row.name)};
}

void MarkerList::addStatus()
{
    for (int i = 0; i < kMarkers; ++i) {
        const auto marker = static_cast<Marker>(i);
        const MarkerRow row = rowOf(marker);
        const MarkerFace front = statusFace(marker);
        add(statusCount(), front,
            row.reverse ? std::optional(statusFace(*row.reverse)) : std::nullopt);
    }
}

// [R4.3b] Up to what a full side bears before it is turned.
void MarkerList::addDamage()
{
    const auto face = [](int damage) {
        return MarkerFace{.ground = QColor(198, 44, 12),
                          .number = editor::signedNumber(-damage),
                          .text = tr("Damage")};
    };
    for (int damage = 1; damage <= m_counts.damage; damage += 2)
        add(statusCount(), face(damage),
            damage < m_counts.damage ? std::optional(face(damage + 1)) : std::nullopt);
}

// [R4.2.3a]
void MarkerList::addExperience()
{
    for (const Experience level :
         {Experience::Recruit, Experience::Hardened, Experience::Veteran, Experience::Elite}) {
        const auto count =
            std::count_if(m_scenario.units.begin(), m_scenario.units.end(),
                          [level](const UnitSpec &unit) { return unit.experience == level; });
        MarkerFace face{.ground = QColor(92, 104, 72), .text = ChoiceText::experience(level)};
        face.sign = [level](QPainter &painter) {
            painter.scale(3.6, 3.6);
            paintExperience(painter, level,
                            {100 / 7.2 - (level == Experience::Recruit ? 7 : 9), 100 / 7.2 - 1});
        };
        add(m_whole ? std::max(static_cast<int>(count), m_counts.spare) : static_cast<int>(count),
            face);
    }
}

static MarkerFace smokeFace(int count, const QString &text)
{
    return {.ground = QColor(214, 214, 208),
            .picture = QStringLiteral("overlay/smoke_%1").arg(count),
            .text = text.arg(count)};
}

// [R7.2d]
void MarkerList::addSmoke()
{
    //: %1 is a number of markers
    const QString text = tr("Smoke %1");
    for (int count = 1; count < m_library.system.mostSmoke; count += 2)
        add(m_counts.smoke, smokeFace(count, text), smokeFace(count + 1, text));
}

void MarkerList::addWorks()
{
    std::map<OverlayKind, int> counts;
    for (const Overlay &overlay : m_scenario.board.overlays)
        ++counts[overlay.kind];
    const bool haveBlasts = isOn("support"); // which leave craters and ruins [R12.5b]
    for (const OverlayKind kind : kAllOverlayKinds) {
        const std::string_view name = toString(kind);
        const bool isSpare = m_whole || (haveBlasts && !isFortification(kind));
        const MarkerFace face{.ground = QColor(196, 184, 140),
                              .picture = QStringLiteral("overlay/") + editor::toQString(name),
                              .text = ChoiceText::overlayKind(kind, m_library),
                              .hasFront = isFortification(kind)};
        add(std::max(counts[kind], isSpare ? m_counts.spare : 0), face);
    }
}

// [R9.6.4.1c] Which of them lie where is secret: all backs are the same, and there are as many of
// each kind whatever the scenario has.
void MarkerList::addMines()
{
    const auto face = [](const char *picture, const QString &text) {
        return MarkerFace{
            .ground = QColor(96, 66, 44), .picture = QLatin1String(picture), .text = text};
    };
    const bool haveMines =
        m_whole || !m_scenario.board.minefields.empty() || !m_scenario.mines.empty();
    const MarkerFace back = face("overlay/mines_unknown", tr("Mines"));
    static constexpr std::array kPictures = {"overlay/mines_anti_personnel",
                                             "overlay/mines_anti_tank", "overlay/mines_dummy"};
    for (const MineKind kind : kAllMineKinds) {
        const MarkerFace front =
            face(kPictures[static_cast<std::size_t>(kind)], ChoiceText::mineKind(kind));
        add(haveMines ? m_counts.mines : 0, front, back);
    }
}

static void paintFlag(QPainter &painter, QColor colour)
{
    painter.setPen(QPen(QColor(52, 38, 22), 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawLine(QPointF(22, 6), QPointF(22, 96));
    painter.setBrush(colour);
    painter.setPen(QPen(QColor(40, 28, 16), 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QPainterPath cloth(QPointF(22, 10));
    cloth.cubicTo(QPointF(44, 0), QPointF(62, 24), QPointF(90, 12));
    cloth.lineTo(90, 56);
    cloth.cubicTo(QPointF(62, 68), QPointF(44, 44), QPointF(22, 54));
    cloth.closeSubpath();
    painter.drawPath(cloth);
}

// Who holds it: a flag for each side, turned over when it changes hands.
void MarkerList::addObjectives()
{
    std::vector<MarkerFace> faces;
    for (const SideSpec &side : m_scenario.sides) {
        const QColor colour = sideColour(side.colour);
        faces.push_back({.sign = [colour](QPainter &painter) { paintFlag(painter, colour); },
                         .text = nameOf(side)});
    }
    const auto count = static_cast<int>(m_scenario.objectives.size());
    if (faces.size() == 2)
        return add(count, faces[0], faces[1]);
    for (const MarkerFace &face : faces)
        add(count, face);
}

// [R12.4b] One for each artillery card.
void MarkerList::addSupport()
{
    int count = m_whole ? m_counts.spare : 0;
    if (isOn("support"))
        for (const SupportSupply &supply : m_scenario.supports)
            for (const std::string &id : supply.cards)
                if (const auto card = m_library.cards.supports.find(id);
                    card != m_library.cards.supports.end())
                    count += card->second.kind == SupportKind::Artillery ? 1 : 0;
    MarkerFace face{.text = tr("Waypoint")};
    face.sign = [](QPainter &painter) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(150, 30, 16), 7, Qt::SolidLine, Qt::RoundCap));
        painter.drawEllipse(QPointF(50, 50), 32, 32);
        for (const QPointF towards : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            painter.drawLine(QPointF(50, 50) + towards * 14, QPointF(50, 50) + towards * 44);
    };
    add(count, face);
}

// [R4.9.2f] Turned over when it is spent.
void MarkerList::addCommandPoints()
{
    if (!isOn("command_points"))
        return;
    for (const SideSpec &side : m_scenario.sides) {
        const QColor colour = sideColour(side.colour);
        const MarkerFace ready{
            .ground = colour, .number = tr("CP", "command points"), .text = nameOf(side)};
        const MarkerFace spent{.ground = QColor(150, 146, 138),
                               .number = tr("CP", "command points"),
                               .text = tr("Spent")};
        add(std::max(side.commandPoints, m_counts.spare), ready, spent);
    }
}

void MarkerList::addTracks()
{
    const QColor ground(60, 78, 104);
    add(1, {.ground = ground, .number = QStringLiteral("★"), .text = tr("Turn")});
    for (const Track &track : m_scenario.tracks) {
        const QString name = editor::inWindowLanguage(track.name);
        add(1, {.ground = ground, .number = QStringLiteral("●"), .text = name});
    }
}

std::vector<MarkerKind> markersOf(const Scenario &scenario, const DataStore &library,
                                  bool wholeLibrary)
{
    MarkerList list(scenario, library, wholeLibrary);
    list.addStatus();
    list.addDamage();
    list.addExperience();
    list.addSmoke();
    list.addWorks();
    list.addMines();
    list.addObjectives();
    list.addSupport();
    list.addCommandPoints();
    list.addTracks();
    return list.taken();
}

} // namespace hexwerk::assault::ui
