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
        return tr("It is no bundle, or was cut short on its way: fetch it anew.");
    case ZipFault::TooManyEntries:
        return tr("It has %1 files, and a bundle has %2 at most: it was not made by Hexwerk.")
            .arg(zip.found)
            .arg(zip.limit);
    case ZipFault::EntryTooLarge:
        //: %1 is a file in a bundle, %2 and %3 are sizes
        return tr("%1 has %2, and %3 are the most: make it smaller.")
            .arg(name, megabytes(zip.found), megabytes(zip.limit));
    case ZipFault::TotalTooLarge:
        return tr("It would unpack to %1, and %2 are the most: make its pictures smaller.")
            .arg(megabytes(zip.found), megabytes(zip.limit));
    case ZipFault::TooDense:
        return tr("%1 would unpack to %2 times its size, as nothing real does: it is there to fill "
                  "your disk. Do not trust whoever sent it.")
            .arg(name)
            .arg(zip.found);
    case ZipFault::BadName:
        return tr("The name \"%1\" would lead out of the bundle: nothing was unpacked. Do not "
                  "trust whoever sent it.")
            .arg(name);
    case ZipFault::NameTwice:
        return tr("%1 is there twice: have the bundle made anew.").arg(name);
    case ZipFault::Link:
        return tr("%1 is a link and no file: the file itself has to be in the bundle.").arg(name);
    case ZipFault::Encrypted:
        return tr("%1 is locked with a password: have the bundle made without one.").arg(name);
    case ZipFault::Damaged:
        return name.isEmpty() ? tr("It is damaged: fetch it anew.")
                              : tr("%1 is damaged in it: fetch the bundle anew.").arg(name);
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
        return tr("It has %1, and %2 are the most: make its pictures smaller.")
            .arg(megabytes(failure.zip.found), megabytes(failure.zip.limit));
    case BundleFault::Zip:
        return ofZip(failure.zip);
    case BundleFault::TooMuchText:
        //: %1 and %2 are sizes
        return tr("Its scenario, tiles and cards have %1 of text, more than the %2 allowed: "
                  "include fewer of them.")
            .arg(megabytes(failure.zip.found), megabytes(failure.zip.limit));
    case BundleFault::NoScenario:
        return tr("There is no scenario.toml in it: it is a zip, but no bundle.");
    case BundleFault::Stranger:
        return tr("%1 does not belong into a bundle: have it taken out.").arg(entry);
    case BundleFault::BrokenFile: {
        QString text = tr("%1 has errors: they have to be corrected where it was made.").arg(entry);
        for (const Problem &problem : failure.problems)
            text += QLatin1Char('\n') + ProblemText::withPlace(problem);
        return text;
    }
    case BundleFault::NotAPicture:
        return tr("%1 is no PNG or JPEG picture, or was cut short: save it as one.").arg(entry);
    case BundleFault::PictureMissing:
        return tr("The picture %1 cannot be read: put it back where it was, or remove it from the "
                  "map "
                  "or tile.")
            .arg(entry);
    case BundleFault::PictureOutside:
        return tr("The picture %1 does not lie beside the scenario or in a folder below: copy it "
                  "there and name it anew.")
            .arg(entry);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault::ui
