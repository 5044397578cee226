#include "tests/window/toy_kit.h"

#include "app/basis/file_path.h"
#include "app/editing/sheet_tabs.h"
#include "core/files/document.h"
#include "core/files/toml_layout.h"
#include "core/play/randomness.h"
#include "core/system/game_reader.h"
#include "editor/document/worded_step.h"

#include <array>
#include <utility>

namespace hexwerk::toy {

static QString idIn(const std::string &text)
{
    return QString::fromStdString(rootText(text, "id"));
}

ToySheet::ToySheet(int sheetNumber, const QString &path, const std::string &said, bool isOfFile)
    : Sheet(sheetNumber, std::make_shared<const editor::FileText>(
                             editor::FileText{path, isOfFile ? said : std::string()}))
    , text(said)
{
}

QString ToySheet::title() const
{
    return idIn(text);
}

bool ToySheet::saysTheSame(const editor::Sheet &other) const
{
    return static_cast<const ToySheet &>(other).text == text;
}

std::function<std::string()> ToySheet::textLater() const
{
    return [said = text] { return said; };
}

class SayStep final : public editor::WordedStep
{
public:
    SayStep(ToyDocument &document, std::string before, std::string after)
        : WordedStep([] { return QStringLiteral("Change"); })
        , m_document(document)
        , m_before(std::move(before))
        , m_after(std::move(after))
    {
    }
    void undo() override { m_document.put(m_before); }
    void redo() override { m_document.put(m_after); }

private:
    ToyDocument &m_document;
    std::string m_before;
    std::string m_after;
};

ToyDocument::ToyDocument()
    : m_sheet(newSheet({}, {}))
{
    listen();
}

ToyDocument::~ToyDocument()
{
    m_sheet->undoStack.disconnect();
}

void ToyDocument::listen()
{
    connect(&undoStack(), &QUndoStack::indexChanged, this, &ToyDocument::stepped);
    connect(&undoStack(), &QUndoStack::cleanChanged, this, &ToyDocument::cleanChanged);
}

std::unique_ptr<ToySheet> ToyDocument::newSheet(const QString &path, const std::string &text)
{
    return std::make_unique<ToySheet>(++m_sheets, path, text, !path.isEmpty());
}

std::unique_ptr<editor::Sheet> ToyDocument::exchange(std::unique_ptr<editor::Sheet> sheet)
{
    undoStack().disconnect(this);
    std::unique_ptr<editor::Sheet> before = std::move(m_sheet);
    m_sheet.reset(static_cast<ToySheet *>(sheet.release()));
    listen();
    emit pathChanged(path());
    emit replaced();
    return before;
}

void ToyDocument::discard(std::unique_ptr<editor::Sheet> sheet)
{
    emit discarded(sheet->number);
    sheet->undoStack.disconnect();
}

void ToyDocument::clear()
{
    discard(exchange(newSheet({}, {})));
}

std::unique_ptr<editor::Sheet> ToyDocument::sheetOf(const std::string &text)
{
    return newSheet({}, text);
}

void ToyDocument::say(const std::string &text)
{
    undoStack().push(new SayStep(*this, m_sheet->text, text));
}

void ToyDocument::setTurns(int turns)
{
    const std::size_t at = m_sheet->text.find("turns = ");
    say(m_sheet->text.substr(0, at) + "turns = " + std::to_string(turns) + '\n');
}

void ToyDocument::put(const std::string &text)
{
    m_sheet->text = text;
    emit titled();
}

void ToyDocument::markSaved(const QString &path)
{
    m_sheet->file = std::make_shared<const editor::FileText>(editor::FileText{path, m_sheet->text});
    undoStack().setClean();
}

ToyPage::ToyPage(ToyDocument &document, Actions &actions, QWidget *parent)
    : EditorShell(document, actions, parent)
    , m_surface(new ToySurface(this))
{
    setCanvas(m_surface);
    addPanels({{QStringLiteral("history"), 1, [] { return QStringLiteral("History"); },
                Qt::RightDockWidgetArea, nullptr}});
    keepPanelKeys(QStringLiteral("toys.panel."), editor::KeyPlace::ScenarioEditor);
    retranslatePanels();
}

ToyEditor::ToyEditor(const SystemKit &kit, EditorHost &host, Actions &actions, QWidget *parent)
    : m_kit(kit)
    , m_host(host)
    , m_page(new ToyPage(m_document, actions, parent))
    , m_button(new QPushButton(QStringLiteral("Toy"), m_page))
{
}

ToyEditor::~ToyEditor()
{
    delete m_page;
}

void ToyEditor::begin()
{
    beginWith("format = \"hexwerk.scenario\"\nversion = 1\nsystem = \"" +
              std::string(m_kit.rules().id()) + "\"\nid = \"new\"\nturns = 2\n");
}

void ToyEditor::beginWith(const std::string &text)
{
    m_host.tabs().add(*this, m_document.newSheet({}, text));
    m_host.showEditor(*this);
}

bool ToyEditor::open(const QString &path)
{
    const std::string text = textOfFile(path);
    const auto head = m_kit.rules().readHead({path.toStdString(), text});
    if (!head) {
        m_host.tellNotOpened(path, m_kit.textsOf(head.problems));
        return false;
    }
    m_host.tabs().add(*this, m_document.newSheet(path, text));
    return true;
}

void ToyEditor::reload()
{
    m_document.say(textOfFile(m_document.path()));
}

bool ToyEditor::save()
{
    const auto written = writeFile(toPath(m_document.path()), m_document.sheet().text);
    if (written)
        m_document.markSaved(m_document.path());
    m_host.lookAtFile(*this);
    return written.has_value();
}

bool ToyEditor::recover(const editor::Journal &journal)
{
    m_host.tabs().add(*this, m_document.newSheet(journal.path, journal.base));
    m_document.say(journal.last.text);
    return true;
}

ToyPlay::ToyPlay(const SystemKit &kit, QWidget *parent)
    : PlayView(parent)
    , m_kit(kit)
    , m_surface(new ToySurface(this))
    , m_answers(new QVBoxLayout)
{
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_surface);
    column->addLayout(m_answers);
}

ToyPlay::~ToyPlay() = default;

std::vector<Problem> ToyPlay::begin(GameFile game)
{
    const Library &library = static_cast<const ToyKit &>(m_kit).data();
    auto match = m_kit.rules().begin(*game.head, library, game.secrets);
    if (match) {
        m_match = std::move(*match.value);
        m_match->replay(game.orders);
        m_match->answerFormally();
        m_game = std::move(game);
        m_isUnsaved = false;
        ask();
    }
    return match.problems;
}

std::vector<Problem> ToyPlay::start(const std::string &scenario, const QString &file)
{
    auto head = m_kit.rules().readHead({file.toStdString(), scenario});
    if (!head)
        return head.problems;
    m_path.clear();
    return begin(newGame(*head.value, static_cast<const ToyKit &>(m_kit).data()));
}

PlayView::Resumed ToyPlay::resume(const QString &path)
{
    const std::array<const Rules *, 1> own = {&m_kit.rules()};
    auto loaded = loadGame(toPath(path), own);
    if (!loaded)
        return {loaded.problems, {}, {}, {}, {}};
    m_path = path;
    return {begin(std::move(loaded.value->game)), {}, {}, {}, {}};
}

std::string ToyPlay::scenarioId() const
{
    return *m_game.head->tree().find("id")->as<std::string>();
}

PlayView::Played ToyPlay::played() const
{
    const std::string text = formatDocument(m_game.head->tree());
    return {.text = text, .shown = text, .leftOut = {}};
}

void ToyPlay::ask()
{
    while (QLayoutItem *item = m_answers->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const auto add = [this](const QString &text, auto slot) {
        auto *button = new QPushButton(text, this);
        button->setObjectName(QStringLiteral("answer"));
        m_answers->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, slot] {
            slot();
            m_match->answerFormally();
            m_isUnsaved = true;
            ask();
        });
    };
    if (m_match->isChance())
        add(QStringLiteral("Roll"), [this] {
            play::Randomness dice(1);
            m_match->roll(dice).value();
        });
    else
        for (const std::string &order : m_match->offers().orders)
            add(QString::fromStdString(order), [this, order] { m_match->say(order).value(); });
    emit changed();
}

bool ToyPlay::canTakeBack() const
{
    return m_match && m_match->canTakeBack() > 0;
}

void ToyPlay::takeBack()
{
    m_match->takeBackTo(m_match->records().size() - m_match->canTakeBack());
    ask();
}

bool ToyPlay::save()
{
    m_game.orders = m_match->records();
    const bool isWritten = writeGame(toPath(m_path), m_game).has_value();
    m_isUnsaved = !isWritten;
    emit changed();
    return isWritten;
}

class ToyActions final : public SystemActions
{
public:
    explicit ToyActions(QObject &window, const QString &name)
        : m_action(new QAction(name, &window))
    {
    }
    QList<QAction *> in(Place place) const override
    {
        return place == Place::Play ? QList{m_action} : QList<QAction *>();
    }
    QList<QAction *> ofEditor() const override { return {}; }
    void update(Seen seen) override { m_action->setVisible(seen != Seen::Nothing); }
    void retranslate() override {}

private:
    QAction *m_action;
};

QString ToyKit::name() const
{
    return QString::fromStdString(std::string(m_rules.id()));
}

std::vector<Problem> ToyKit::load(const DataPaths &paths)
{
    ++loads;
    auto loaded = m_rules.load(paths);
    if (loaded)
        m_data = *loaded.value;
    return std::move(loaded.problems);
}

QString ToyKit::textOf(const Problem &problem) const
{
    return QString::fromStdString(std::string(problem.code.name()));
}

std::unique_ptr<SystemActions> ToyKit::makeActions(QObject &window) const
{
    return std::make_unique<ToyActions>(window, QStringLiteral("Action of ") + name());
}

std::unique_ptr<EditorKit> ToyKit::makeEditor(EditorHost &host, const RulesText &, Actions &actions,
                                              SystemActions &, QWidget *parent)
{
    return std::make_unique<ToyEditor>(*this, host, actions, parent);
}

PlayView *ToyKit::makePlay(const RulesText &, SystemActions &, QWidget *parent)
{
    return new ToyPlay(*this, parent);
}

std::function<MapPreview()> ToyKit::previewLater(const QString &file, QSize) const
{
    return [file] {
        MapPreview preview;
        preview.title["en"] = rootText(textOfFile(file), "id");
        return preview;
    };
}

QString ToyKit::nameOf(const std::string &text) const
{
    return idIn(text);
}

SystemKit::GameHead ToyKit::headOf(const QString &) const
{
    return {};
}

} // namespace hexwerk::toy
