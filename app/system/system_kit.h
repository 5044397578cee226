// What a rule system brings to the window: data, its editor, views of games, pictures of files.
#pragma once

#include <QDir>
#include <QImage>
#include <QString>
#include <QStringList>

#include "app/system/text_place.h"
#include "core/base/local_text.h"
#include "core/files/data_paths.h"
#include "core/files/problem.h"
#include "core/system/rules.h"
#include "editor/paper/paper.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QWidget;

namespace hexwerk {

class Actions;
class AssistantView;
class CampaignView;
class EditorHost;
class EditorKit;
class PlayView;
class RulesText;
class SystemActions;

// What a file shows of itself before it is opened.
struct MapPreview
{
    enum class Of : std::uint8_t { Nothing, Scenario, Game } of = Of::Nothing;
    LocalText title;
    QImage picture; // null for an empty board
};

// A text of a data file in the language of the window.
struct TextInFile
{
    std::string file;               // its name below the folder of data
    std::string content;            // all of it, with the text in it
    std::vector<std::string> place; // keys and, in arrays, places from 0
};

// How a text is seen where it belongs: as a picture, or as rich text; neither: not at all.
struct TextLook
{
    QImage picture;
    QString html;
};

// How the command line wants a map drawn; empty: as it is best.
struct Drawing
{
    QString hexSize;
    QString layers;
    QString look;
    bool hasClearHexes = false;
    std::optional<editor::Paper> paper = editor::Paper(); // empty: one sheet, as large as the map
    QString region;
    QString sheets;    // kinds, instead of the map
    double dots = 300; // per inch
    bool isPoster = false;
};

class SystemKit
{
public:
    virtual ~SystemKit() = default;
    virtual const Rules &rules() const = 0;
    // For people.
    virtual QString name() const = 0;

    // Whether data were read, without which there is neither editor nor game.
    virtual bool hasData() const = 0;
    // Reads tables, cards and tiles, on any thread. What was read before stays if one of the
    // problems is an error.
    virtual std::vector<Problem> load(const DataPaths &paths) = 0;
    // As a sentence, with its place.
    virtual QString textOf(const Problem &problem) const = 0;
    QStringList textsOf(const std::vector<Problem> &problems) const
    {
        QStringList texts;
        for (const Problem &problem : problems)
            texts << textOf(problem);
        return texts;
    }
    // With the name of its file too: of what nobody has just opened.
    QString textWithFile(const Problem &problem) const
    {
        if (problem.file.empty())
            return textOf(problem);
        return QStringLiteral("%1: %2").arg(
            QDir::toNativeSeparators(QString::fromStdString(problem.file)), textOf(problem));
    }
    // The names of the scenario files of its course, one for each part; that to begin with first.
    virtual QStringList courses() const = 0;

    // The actions themselves belong to the window.
    virtual std::unique_ptr<SystemActions> makeActions(QObject &window) const = 0;
    // Without one its files are played at once.
    virtual bool hasEditor() const = 0;
    // `own` is what makeActions() made; all must outlive the editor.
    virtual std::unique_ptr<EditorKit> makeEditor(EditorHost &host, const RulesText &rules,
                                                  Actions &actions, SystemActions &own,
                                                  QWidget *parent) = 0;
    virtual PlayView *makePlay(const RulesText &rules, SystemActions &own, QWidget *parent) = 0;
    // Null: it has none.
    virtual AssistantView *makeAssistant(const RulesText &rules, QWidget *parent) = 0;

    // Null: it has no campaigns.
    virtual CampaignView *makeCampaign(QWidget *) { return nullptr; }
    virtual std::unique_ptr<EditorKit> makeCampaignEditor(EditorHost &host, Actions &actions,
                                                          SystemActions &own, QWidget *parent) = 0;

    // For any thread; by the data that are at hand now. `size` in pixels: at most.
    virtual std::function<MapPreview()> previewLater(const QString &file, QSize size) const = 0;
    // The same for the board of a worked example: what its orders, one JSON each, are about. Null:
    // there is nothing to see.
    virtual std::function<QImage()>
    boardPictureLater(const QString &file, const std::vector<std::string> &, QSize size) const
    {
        return [preview = previewLater(file, size)] { return preview().picture; };
    }
    // Likewise. `ratio`: pixels of the device to a pixel of the room.
    using TextLooks = std::function<TextLook(const TextInFile &)>;
    virtual TextLooks textLooks(QSize room, double ratio) const = 0;
    // What to call a scenario or the like that has no file, by its text.
    virtual QString nameOf(const std::string &text) const = 0;
    struct GameHead
    {
        LocalText title;
        int orders = 0;
    };
    // Empty for a file that cannot be read.
    virtual GameHead headOf(const QString &game) const = 0;

    // Its tables as rich text, with the values in force, by the rule that explains them.
    virtual std::map<std::string, QString> tablesByRule(const DataPaths &paths) const = 0;

    // Where its cards and the like have texts, as they are drawn: those of the data in English,
    // those of the program in the language of the window.
    virtual TextPlaces textPlaces() const { return {}; }

    // Pictures of what its rules speak of, by names that only it knows ("die:Y"), and rich text
    // with them by the rule that explains it: links to them are "picture:die:Y". `size`: device
    // pixels of a side. Null: it has none.
    virtual QImage pictureOf(const QString &, int) const { return {}; }
    virtual std::map<std::string, QString> picturesByRule() const { return {}; }

    // What a drawing may have or leave out.
    virtual QStringList layers() const = 0;
    // Kinds of sheets of paper that a drawing can name; may be empty.
    virtual QStringList sheets() const = 0;
    // What looks it may have, the usual one first.
    virtual QStringList looks() const = 0;
    // Why nothing can be drawn so; empty: it can.
    virtual QString wrongIn(const Drawing &drawing) const = 0;
    // Writes the map of the file as a picture, or sheets of it. False if it could not; why was told
    // on the console.
    virtual bool render(const QString &file, const RulesText &rules, const Drawing &drawing,
                        const QString &picture) const = 0;
};

} // namespace hexwerk
