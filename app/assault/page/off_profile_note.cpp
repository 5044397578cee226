#include "app/assault/page/off_profile_note.h"

#include "editor/assault/canvas/dice_painter.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hexwerk::assault::ui {

OffProfileNote::OffProfileNote(QWidget *parent)
    : QLabel(parent)
{
    setWordWrap(true);
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::TextBrowserInteraction);
    hide();
    connect(this, &QLabel::linkActivated, this, [this] { emit tableWanted(m_path); });
}

// Where the tables have the first die of the last roll that shows what they do not know.
static std::optional<std::pair<Die, ValuePath>> offProfile(const PlayGame &game)
{
    static constexpr std::array kColours = {"red", "yellow", "green", "blue"};
    const auto &log = game.game().log();
    if (log.empty())
        return std::nullopt;
    const DiceFaces &faces = game.position().setting->faces;
    for (const Event &event : log.back().events) {
        const auto *rolled = std::get_if<DiceRolled>(&event.what);
        if (!rolled || !rolled->offProfile)
            continue;
        const std::vector<Die> dice = rolled->dice.dice();
        for (std::size_t i = 0; i < dice.size(); ++i) {
            const auto colour = static_cast<std::size_t>(dice[i]);
            const auto &own = faces.faces[colour];
            if (std::find(own.begin(), own.end(), rolled->symbols[i]) == own.end())
                return std::pair(dice[i], ValuePath{"dice", faces.id, kColours[colour]});
        }
    }
    return std::nullopt;
}

void OffProfileNote::follow(const PlayGame &game)
{
    const auto found = offProfile(game);
    setVisible(found.has_value());
    if (!found)
        return;
    m_path = found->second;
    setText(
        //: %1 is the colour of a die, %2 the name of a set of dice faces
        tr("The faces %2 of the die \"%1\" do not have what you entered. "
           "<a href=\"table\">Compare the table in the library with your dice</a>; the game "
           "waits.")
            .arg(DicePainter::word(found->first).toHtmlEscaped(),
                 editor::toQString(m_path[1]).toHtmlEscaped()));
}

} // namespace hexwerk::assault::ui
