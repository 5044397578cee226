#include "editor/assault/text/bundle_text.h"

#include <QLocale>

#include "core/base/contract.h"
#include "editor/assault/text/problem_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

QString BundleText::megabytes(std::uint64_t bytes)
{
    return QLocale().formattedDataSize(static_cast<qint64>(bytes), 1);
}

QString BundleText::of(BundlePart part)
{
    switch (part) {
    case BundlePart::Campaign:
        return tr("Campaign");
    case BundlePart::Scenario:
        return tr("Scenario");
    case BundlePart::Tile:
        return tr("Tile");
    case BundlePart::Unit:
        return tr("Unit card");
    case BundlePart::Formation:
        return tr("Formation card");
    case BundlePart::Picture:
        return tr("Picture");
    }
    HW_UNREACHABLE();
}

QString BundleText::of(Standing standing)
{
    switch (standing) {
    case Standing::New:
        return tr("New");
    case Standing::Same:
        return tr("You have the same");
    case Standing::Different:
        return tr("You have another one");
    }
    HW_UNREACHABLE();
}

QString BundleText::ofZip(const ZipFailure &zip)
{
    const QString name = editor::toQString(zip.entry);
    switch (zip.fault) {
    case ZipFault::NotAZip:
        return tr("It is not a bundle, or it is incomplete: get a new copy.");
    case ZipFault::TooManyEntries:
        return tr("It has %1 files, but a bundle has %2 at most: it was not made by Hexwerk.")
            .arg(zip.found)
            .arg(zip.limit);
    case ZipFault::EntryTooLarge:
        //: %1 is a file in a bundle, %2 and %3 are sizes
        return tr("%1 is %2, more than the %3 allowed: make it smaller.")
            .arg(name, megabytes(zip.found), megabytes(zip.limit));
    case ZipFault::TotalTooLarge:
        return tr("It would unpack to %1, more than the %2 allowed: make its pictures smaller.")
            .arg(megabytes(zip.found), megabytes(zip.limit));
    case ZipFault::TooDense:
        return tr("%1 would unpack to %2 times its size, as only files made to fill your disk do. "
                  "Do not trust the sender.")
            .arg(name)
            .arg(zip.found);
    case ZipFault::BadName:
        return tr("The name \"%1\" leads out of the bundle: nothing was unpacked. Do not trust the "
                  "sender.")
            .arg(name);
    case ZipFault::NameTwice:
        return tr("%1 is in it twice: ask for a new bundle.").arg(name);
    case ZipFault::Link:
        return tr("%1 is a link, not a file: the file itself must be in the bundle.").arg(name);
    case ZipFault::Encrypted:
        return tr("%1 is protected with a password: ask for a bundle without one.").arg(name);
    case ZipFault::Damaged:
        return name.isEmpty() ? tr("It is damaged: get a new copy.")
                              : tr("%1 in it is damaged: get a new copy of the bundle.").arg(name);
    }
    HW_UNREACHABLE();
}

QString BundleText::sentence(const BundleFailure &failure)
{
    const QString entry = editor::toQString(failure.entry);
    switch (failure.fault) {
    case BundleFault::CannotRead:
        return tr("It cannot be read: %1.").arg(editor::toQString(failure.reason));
    case BundleFault::FileTooLarge:
        return tr("It is %1, more than the %2 allowed: make its pictures smaller.")
            .arg(megabytes(failure.zip.found), megabytes(failure.zip.limit));
    case BundleFault::Zip:
        return ofZip(failure.zip);
    case BundleFault::TooMuchText:
        //: %1 and %2 are sizes
        return tr("Its scenarios, tiles and cards contain %1 of text, more than the %2 allowed: "
                  "include fewer of them.")
            .arg(megabytes(failure.zip.found), megabytes(failure.zip.limit));
    case BundleFault::NoScenario:
        return tr(
            "It contains neither scenario.toml nor campaign.toml: it is a ZIP file, but not a "
            "bundle.");
    case BundleFault::Stranger:
        return tr("%1 does not belong in a bundle: ask for one without it.").arg(entry);
    case BundleFault::BrokenFile: {
        QString text = tr("%1 has errors: they have to be corrected by its author.").arg(entry);
        for (const Problem &problem : failure.problems)
            text += QLatin1Char('\n') + ProblemText::withPlace(problem);
        return text;
    }
    case BundleFault::NotAPicture:
        return tr("%1 is not a PNG or JPEG picture, or it is incomplete: save it as one.")
            .arg(entry);
    case BundleFault::PictureMissing:
        return tr("The picture %1 cannot be read: put it back where it was, or remove it from the "
                  "map, tile or campaign.")
            .arg(entry);
    case BundleFault::PictureOutside:
        return tr("The picture %1 is not in the folder of the scenario or campaign, or below it: "
                  "copy it there and select it again.")
            .arg(entry);
    case BundleFault::ScenarioMissing:
        return tr("The scenario %1 of the campaign is missing or cannot be read: it has to be in "
                  "the folder of the campaign or below it.")
            .arg(entry);
    case BundleFault::ScenarioOutside:
        return tr("The scenario %1 is not in the folder of the campaign or below it: copy it there "
                  "and select it again.")
            .arg(entry);
    case BundleFault::NameTaken:
        //: %1 is a scenario or a picture
        return tr("The bundle needs the place of %1 for something else: rename this file or move "
                  "it to another folder.")
            .arg(entry);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault::ui
