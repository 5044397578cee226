// What the manual calls parts of the program, as they are called and pressed now.
#pragma once

#include <QHash>
#include <QMainWindow>
#include <QString>
#include <QStringList>

#include "core/files/data_paths.h"
#include "texts/translation/text_unit.h"

#include <vector>

class QAction;

namespace hexwerk {

// Placeholders in its Markdown, with the English texts of the program without '&' and dots:
//
//   {ui:For players}         a text of the program
//   {ui:Save@ExportDialog}   the same of this class, if others translate it otherwise
//   {menu:File > Open}       texts on the way through menus
//   {action:Open}            an action that has a key
//   {key:Open}               the key of an action
//   {press:Ctrl+Shift+Z}     another key, in Qt's portable form
//   {keys:File}              a table of all actions of a menu with their keys
class ManualNames
{
public:
    // `paths`: where the texts of the program lie. Its actions are those of the window.
    ManualNames(const DataPaths &paths, const QMainWindow &window);

    // In the language of the window.
    QString filled(const QString &markdown) const;
    // Names in `language`, without marks of Markdown; keys as they are in the window.
    QString plain(const QString &markdown, const QString &language) const;
    // Placeholders that name nothing, or different things in different places.
    QStringList unknown(const QString &markdown, const QString &language) const;

private:
    using Units = std::vector<const translation::TextUnit *>;

    Units unitsOf(const QString &name) const;
    QString nameIn(const QString &name, const QString &language) const;
    QString nameNow(const QString &name) const;
    const QAction *actionCalled(const QString &name) const;
    QString keyOf(const QString &name) const;
    QString keysOfMenu(const QString &name) const;

    std::vector<translation::TextUnit> m_units;
    QMultiHash<QString, std::size_t> m_places; // of units, by their plain English text
    const QMainWindow &m_window;
};

// Without accelerator, and without the dots or the colon at its end.
QString plainName(const QString &text);

} // namespace hexwerk
