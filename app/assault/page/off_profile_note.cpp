#include "app/assault/page/off_profile_note.h"

#include "editor/assault/canvas/dice_painter.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <array>

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

static bool hasFace(const DiceFaces &faces, Die die, Symbols face)
{
    const auto &own = faces.faces[static_cast<std::size_t>(die)];
    return std::find(own.begin(), own.end(), face) != own.end();
}

// The first die of the last roll that shows what its table does not have.
static std::optional<Die> offProfile(const PlayGame &game)
{
    const auto &log = game.game().log();
    if (log.empty())
        return std::nullopt;
    const DiceFaces &faces = game.position().setting->faces;
    for (const Event &event : log.back().events) {
        const auto *rolled = std::get_if<DiceRolled>(&event.what);
        if (!rolled || !rolled->offProfile)
            continue;
        const std::vector<Die> dice = rolled->dice.dice();
        for (std::size_t i = 0; i < dice.size(); ++i)
            if (!hasFace(faces, dice[i], rolled->symbols[i]))
                return dice[i];
    }
    return std::nullopt;
}

static std::optional<Die> offProfile(const TableAttack &attack)
{
    for (const TableRoll &roll : attack.rolls()) {
        const std::vector<Die> dice = roll.dice.dice();
        for (std::size_t i = 0; i < std::min(dice.size(), roll.faces.size()); ++i) {
            const auto *face = roll.faces[i] ? std::get_if<Symbols>(&*roll.faces[i]) : nullptr;
            if (face && !hasFace(attack.position().setting->faces, dice[i], *face))
                return dice[i];
        }
    }
    return std::nullopt;
}

void OffProfileNote::follow(const PlayGame &game)
{
    tell(game.position().setting->faces, offProfile(game));
}

void OffProfileNote::follow(const TableAttack *attack)
{
    tell(attack ? attack->position().setting->faces : DiceFaces(),
         attack ? offProfile(*attack) : std::nullopt);
}

void OffProfileNote::tell(const DiceFaces &faces, std::optional<Die> die)
{
    static constexpr std::array kColours = {"red", "yellow", "green", "blue"};
    setVisible(die.has_value());
    if (!die)
        return;
    setAccessibleName(tr("Dice that do not match their table"));
    m_path = {"dice", faces.id, kColours[static_cast<std::size_t>(*die)]};
    setText(
        //: %1 is the colour of a die, %2 the name of a set of dice faces
        tr("The faces %2 of the die \"%1\" do not show what you entered. <a href=\"table\">Compare "
           "the table in the library with your dice</a>; the game waits.")
            .arg(DicePainter::word(*die).toHtmlEscaped(),
                 editor::toQString(m_path[1]).toHtmlEscaped()));
}

} // namespace hexwerk::assault::ui
