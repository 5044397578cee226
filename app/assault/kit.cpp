#include "app/assault/kit.h"

#include "app/assault/assistant/table_assistant.h"
#include "app/assault/book_tables.h"
#include "app/assault/campaign/campaign_page.h"
#include "app/assault/campaign_editing/campaign_editor.h"
#include "app/assault/card_texts.h"
#include "app/assault/editing/editor.h"
#include "app/assault/files/board_picture.h"
#include "app/assault/files/export.h"
#include "app/assault/files/file_preview.h"
#include "app/assault/files/scenario_files.h"
#include "app/assault/files/text_look.h"
#include "app/assault/page/play_page.h"
#include "app/assault/paper/sheet_kinds.h"
#include "app/assault/rule_pictures.h"
#include "app/basis/rules_text.h"
#include "core/assault/files/assault_rules.h"
#include "core/assault/files/readers/game_file.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/files/document.h"
#include "editor/assault/library/own_tables.h"
#include "editor/assault/text/problem_text.h"
#include "editor/library/own_folder.h"
#include "editor/paper/sheet_output.h"
#include "editor/text/local_text.h"

#include <utility>
#include <vector>

namespace hexwerk::assault::ui {

Kit::Kit(SharedData data)
    : m_data(std::move(data))
{
}

const Rules &Kit::rules() const
{
    return assaultRules();
}

QString Kit::name() const
{
    return QStringLiteral("ASSAULT");
}

std::vector<Problem> Kit::load(const DataPaths &paths)
{
    return m_data.load(paths);
}

QString Kit::textOf(const Problem &problem) const
{
    return ProblemText::withPlace(problem);
}

QStringList Kit::courses() const
{
    return {QStringLiteral("training-infantry.toml"), QStringLiteral("training-command.toml")};
}

std::unique_ptr<SystemActions> Kit::makeActions(QObject &window) const
{
    return std::make_unique<OwnMenus>(window);
}

std::unique_ptr<EditorKit> Kit::makeEditor(EditorHost &host, const RulesText &rules,
                                           Actions &actions, SystemActions &own, QWidget *parent)
{
    return std::make_unique<Editor>(m_data, *this, host, rules, actions,
                                    static_cast<OwnMenus &>(own).actions(), parent);
}

PlayView *Kit::makePlay(const RulesText &rules, SystemActions &own, QWidget *parent)
{
    auto *page = new PlayPage(m_data.now(), rules, static_cast<OwnMenus &>(own).actions(), parent);
    QObject::connect(&m_data, &LiveData::changed, page, &PlayPage::setLibrary);
    return page;
}

AssistantView *Kit::makeAssistant(const RulesText &rules, QWidget *parent)
{
    auto *page = new TableAssistant(m_data.now(), rules, keptTablesFolder(), parent);
    QObject::connect(&m_data, &LiveData::changed, page, &TableAssistant::setLibrary);
    return page;
}

CampaignView *Kit::makeCampaign(QWidget *parent)
{
    auto *page = new CampaignPage(m_data.now(), keptCampaignsFolder(), parent);
    QObject::connect(&m_data, &LiveData::changed, page, &CampaignPage::setLibrary);
    return page;
}

std::unique_ptr<EditorKit> Kit::makeCampaignEditor(EditorHost &host, Actions &actions,
                                                   SystemActions &own, QWidget *parent)
{
    return std::make_unique<CampaignEditor>(m_data, *this, host, actions,
                                            static_cast<OwnMenus &>(own).actions(), parent);
}

std::function<MapPreview()> Kit::previewLater(const QString &file, QSize size) const
{
    return [library = m_data.now(), file, size] {
        return library ? previewOf(file, library, size) : MapPreview();
    };
}

std::function<QImage()> Kit::boardPictureLater(const QString &file,
                                               const std::vector<std::string> &orders,
                                               QSize size) const
{
    return [library = m_data.now(), file, orders, size] {
        return library ? boardPicture(file, orders, library, size) : QImage();
    };
}

SystemKit::TextLooks Kit::textLooks(QSize room, double ratio) const
{
    return [library = m_data.now(), room, ratio](const TextInFile &text) {
        return lookOf(text, library, room, ratio);
    };
}

QString Kit::nameOf(const std::string &text) const
{
    if (rootText(text, "format") == "hexwerk.tile")
        //: %1 is the id of a map tile
        return tr("Tile %1, never saved").arg(editor::toQString(rootText(text, "id")));
    const std::optional<Scenario> read = salvagedScenario(text);
    const QString title = read ? editor::inWindowLanguage(read->title) : QString();
    return title.isEmpty() ? tr("A scenario that was never saved")
                           //: %1 is the title of a scenario
                           : tr("%1, never saved").arg(title);
}

std::map<std::string, QString> Kit::tablesByRule(const DataPaths &paths) const
{
    const SharedData library = m_data.now();
    if (!library)
        return {};
    const OwnTables own(paths, editor::ownFolder(kSystemId, {}).toStdString(),
                        library->systemSources);
    return ui::tablesByRule(own.corrections(), *library);
}

QImage Kit::pictureOf(const QString &name, int size) const
{
    return rulePicture(name, size);
}

std::map<std::string, QString> Kit::picturesByRule() const
{
    const SharedData library = m_data.now();
    return library ? ui::picturesByRule(library->system) : std::map<std::string, QString>();
}

SystemKit::GameHead Kit::headOf(const QString &game) const
{
    const auto loaded = loadGame(game.toStdString());
    if (!loaded)
        return {};
    return {assault::scenarioOf(loaded.value->game).title,
            static_cast<int>(loaded.value->game.orders.size())};
}

TextPlaces Kit::textPlaces() const
{
    const SharedData library = m_data.now();
    return library ? cardTexts(*library) : TextPlaces();
}

QStringList Kit::layers() const
{
    QStringList names;
    for (int i = 0; i < kMapParts; ++i)
        names << editor::toQString(toString(static_cast<MapPart>(i)));
    return names;
}

QStringList Kit::sheets() const
{
    QStringList words;
    for (int i = 0; i < kSheetKinds; ++i)
        words << wordFor(static_cast<SheetKind>(i));
    return words;
}

QStringList Kit::looks() const
{
    QStringList names;
    for (const ground::Look look : ground::kAllLooks)
        names << editor::toQString(toString(look));
    return names;
}

QString Kit::wrongIn(const Drawing &drawing) const
{
    if (!drawing.hexSize.isEmpty() && !hexSizeFromString(drawing.hexSize.toStdString()))
        return tr("\"%1\" is not a hex size. Use 8px to 1000px, or 5mm to 200mm.")
            .arg(drawing.hexSize);
    if (!drawing.layers.isEmpty() && !mapPartsFromString(drawing.layers.toStdString()))
        return tr("\"%1\" is not a list of layers. Use all, players, or some of: %2")
            .arg(drawing.layers, layers().join(QLatin1Char(',')));
    for (const QString &word : drawing.sheets.split(QLatin1Char(','), Qt::SkipEmptyParts))
        if (!sheetKindFromWord(word))
            return tr("There are no sheets \"%1\". Choose some of: %2")
                .arg(word, sheets().join(QLatin1Char(',')));
    if (!drawing.region.isEmpty() && !regionFromString(drawing.region))
        return tr("\"%1\" is not a part of the map. Name two corners, such as A1:H12.")
            .arg(drawing.region);
    if (!drawing.look.isEmpty() && !looks().contains(drawing.look))
        return tr("There is no look \"%1\". Choose one of: %2")
            .arg(drawing.look, looks().join(QStringLiteral(", ")));
    return {};
}

static bool writeSheets(const ScenarioDocument &document, const RulesText &rules,
                        const Drawing &drawing, const QString &path)
{
    std::vector<SheetKind> kinds;
    for (const QString &word : drawing.sheets.split(QLatin1Char(','), Qt::SkipEmptyParts))
        kinds.push_back(*sheetKindFromWord(word));
    SheetOptions options;
    options.paper = drawing.paper.value_or(editor::Paper());
    const Corrections corrections =
        OwnTables({}, {}, document.library().systemSources).corrections();
    const SheetSource source{document, corrections, *rules};
    for (const QString &why : whyNone(source, kinds, options))
        qWarning("%s", qUtf8Printable(why));
    const auto failure = editor::writePdf(sheetBook(source, kinds, options), path);
    if (failure)
        qCritical("%s", qUtf8Printable(
                            failure->reason.isEmpty()
                                ? Kit::tr("There is nothing to print.")
                                : exportSentence(
                                      {ExportFailure::Fault::NotWritten, failure->reason}, path)));
    return !failure;
}

bool Kit::render(const QString &file, const RulesText &rules, const Drawing &drawing,
                 const QString &picture) const
{
    OpenResult result = openScenario(file);
    for (const Problem &problem : result.problems)
        qWarning("%s", qUtf8Printable(textOf(problem)));
    if (!result.file)
        return false;
    ScenarioDocument document(m_data.now());
    document.reset(std::move(result.file->scenario), file);
    if (!drawing.sheets.isEmpty())
        return writeSheets(document, rules, drawing, picture);
    MapExport how{.drawing = {},
                  .region = regionFromString(drawing.region),
                  .dots = drawing.dots,
                  .paper = drawing.paper};
    if (!drawing.hexSize.isEmpty())
        how.drawing.hexSize = hexSizeFromString(drawing.hexSize.toStdString());
    if (!drawing.layers.isEmpty())
        how.drawing.parts = *mapPartsFromString(drawing.layers.toStdString());
    if (drawing.isPoster)
        how.poster = posterText(document);
    MapStyle style;
    if (!drawing.look.isEmpty())
        style.look = ground::lookFromString(drawing.look.toStdString()).value_or(style.look);
    if (drawing.hasClearHexes)
        style.borders = ground::Borders::Hexes;
    const QString failure = renderScenario(document, how, picture, style);
    if (!failure.isEmpty())
        qCritical("%s", qUtf8Printable(failure));
    return failure.isEmpty();
}

} // namespace hexwerk::assault::ui
