#include "editor/panels/palette_stamps.h"

#include "editor/models/palette.h"
#include "editor/models/stamp_library.h"
#include "editor/panels/palette_art.h"
#include "editor/text/local_text.h"

namespace hexwerk::editor {

PaletteList PaletteStamps::list(Workbench workbench)
{
    return {[] { return tr("Stamp"); },
            [workbench] {
                std::vector<PaletteOffer> offers;
                const auto offer = [&](const Stamp &stamp, const QString &name) {
                    offers.push_back({stamp.id, name, stampIcon(stamp, workbench.document)});
                };
                if (const Stamp &copied = workbench.palette.choices().copied;
                    !copied.patches.empty())
                    offer(copied, tr("Copied hexes"));
                for (const Stamp &stamp : workbench.stamps.stamps())
                    offer(stamp, inWindowLanguage(stamp.name));
                return offers;
            },
            [workbench] { return workbench.palette.choices().stamp.id; },
            [workbench](const std::string &id) {
                if (const Stamp *kept = workbench.stamps.find(id))
                    workbench.palette.choose(&PaletteChoices::stamp, *kept);
                else
                    workbench.palette.choose(&PaletteChoices::stamp,
                                             workbench.palette.choices().copied);
            }};
}

std::vector<PaletteButton> PaletteStamps::buttons(Workbench workbench)
{
    const auto change = [workbench](auto how) {
        return [workbench, how] {
            workbench.palette.choose(&PaletteChoices::stamp,
                                     how(workbench.palette.choices().stamp));
        };
    };
    return {{QStringLiteral("undo"),
             {},
             [] { return tr("Turn the stamp to the left"); },
             change([](const Stamp &stamp) { return turned(stamp, -1); })},
            {QStringLiteral("redo"),
             {},
             [] { return tr("Turn the stamp to the right"); },
             change([](const Stamp &stamp) { return turned(stamp, 1); })},
            {QStringLiteral("mirror"),
             {},
             [] { return tr("Exchange left and right of the stamp"); },
             change([](const Stamp &stamp) { return mirrored(stamp); })},
            {QStringLiteral("delete"),
             {},
             [] { return tr("Remove the stamp from your library"); },
             [workbench] { workbench.stamps.remove(workbench.palette.choices().stamp.id); }}};
}

} // namespace hexwerk::editor
