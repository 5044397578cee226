#include "editor/assault/panels/map/stamp_page.h"

#include <QApplication>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/palette.h"
#include "editor/assault/models/stamp_library.h"
#include "editor/assault/panels/map/palette_art.h"
#include "editor/assault/panels/map/palette_page.h"
#include "editor/assault/text/problem_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

namespace {

// Where translations find the words of this file.
class StampPage
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::StampPage)
};

} // namespace

// The hexes that were copied last come first.
static PaletteList stampList(Workbench workbench)
{
    return {[] { return StampPage::tr("Stamp"); },
            [workbench] {
                std::vector<PaletteOffer> offers;
                const auto offer = [&](const Stamp &stamp, const QString &name) {
                    offers.push_back({stamp.id, name, stampIcon(stamp, workbench.document)});
                };
                if (const Stamp &copied = workbench.palette.choices().copied;
                    !copied.patches.empty())
                    offer(copied, StampPage::tr("Copied hexes"));
                for (const Stamp &stamp : workbench.stamps.stamps())
                    offer(stamp, editor::inWindowLanguage(stamp.name));
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

// It cannot be undone, so it is asked for.
static void removeStamp(Workbench workbench)
{
    const Stamp *stamp = workbench.stamps.find(workbench.palette.choices().stamp.id);
    if (!stamp)
        return;
    QMessageBox box(QMessageBox::Question, StampPage::tr("Remove stamp"),
                    //: %1 is the name of a stamp
                    StampPage::tr("Remove the stamp \"%1\" from your library?")
                        .arg(editor::inWindowLanguage(stamp->name)),
                    QMessageBox::Yes | QMessageBox::Cancel, QApplication::activeWindow());
    box.setObjectName(QStringLiteral("remove-stamp"));
    box.setInformativeText(StampPage::tr("Its file will be deleted; hexes already stamped stay."));
    box.button(QMessageBox::Yes)->setText(StampPage::tr("Remove"));
    box.setDefaultButton(QMessageBox::Cancel);
    if (box.exec() != QMessageBox::Yes)
        return;
    const std::string id = stamp->id; // which goes with it
    if (const QString failure = workbench.stamps.remove(id); !failure.isEmpty())
        QMessageBox::warning(QApplication::activeWindow(), StampPage::tr("Remove stamp"), failure);
}

// Which files of the library are none, one a line; empty where all are good.
static QString unreadStamps(Workbench workbench)
{
    const std::vector<Problem> &problems = workbench.stamps.problems();
    QStringList lines;
    for (const Problem &problem : problems)
        if (problem.severity() == Severity::Error)
            //: %1 is a file, %2 what is wrong with it
            lines << StampPage::tr("%1 is not listed: %2")
                         .arg(QFileInfo(editor::toQString(problem.file)).fileName(),
                              ProblemText::withPlace(problem));
    return lines.join(QLatin1Char('\n'));
}

static std::vector<PaletteButton> stampButtons(Workbench workbench)
{
    const auto change = [workbench](auto how) {
        return [workbench, how] {
            workbench.palette.choose(&PaletteChoices::stamp,
                                     how(workbench.palette.choices().stamp));
        };
    };
    return {{QStringLiteral("undo"),
             {},
             [] { return StampPage::tr("Turn the stamp left"); },
             change([](const Stamp &stamp) { return turned(stamp, -1); })},
            {QStringLiteral("redo"),
             {},
             [] { return StampPage::tr("Turn the stamp right"); },
             change([](const Stamp &stamp) { return turned(stamp, 1); })},
            {QStringLiteral("mirror"),
             {},
             [] { return StampPage::tr("Swap left and right of the stamp"); },
             change([](const Stamp &stamp) { return mirrored(stamp); })},
            {QStringLiteral("delete"),
             {},
             [] { return StampPage::tr("Remove the stamp from your library"); },
             [workbench] { removeStamp(workbench); }}};
}

void addStamps(PalettePage &page, Workbench workbench)
{
    page.addList(stampList(workbench));
    page.addButtons(stampButtons(workbench));
    page.addNote([workbench] { return unreadStamps(workbench); });
}

} // namespace hexwerk::assault::ui
