// What says who somebody is, taken out of texts that others will read.
#pragma once

#include <QString>
#include <QStringList>

namespace hexwerk {

struct PrivateWords
{
    QString home;      // folder; empty: none
    QStringList users; // names
    QString host;
};

// Of who runs the program, on this computer.
PrivateWords ownPrivateWords();

// The home folder becomes "~", a name of the user "user", that of the computer "computer"; small
// letters and capitals are the same.
QString withoutPrivateWords(QString text, const PrivateWords &words);
// Of paths only the last part is left: "…/a.toml". Paths with spaces in them may take the words
// between two of them along.
QString withoutFolders(const QString &text);

} // namespace hexwerk
