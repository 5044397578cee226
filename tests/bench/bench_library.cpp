// A library of 5,000 cards: how long it takes to open, to search, and to draw a card anew.
#include <QCoreApplication>
#include <QTableView>
#include <QTemporaryDir>

#include "core/assault/files/library/filed_cards.h"
#include "core/files/key_order.h"
#include "core/files/toml_layout.h"
#include "editor/assault/library/cards_model.h"
#include "editor/assault/library/library_commands.h"
#include "editor/assault/panels/library/card_view.h"
#include "editor/assault/panels/library/library_page.h"
#include "tests/bench/benchmarks.h"
#include "tests/bench/budget.h"

#include <filesystem>
#include <fstream>
#include <memory>

using namespace std::chrono_literals;

namespace hexwerk::bench {

using namespace assault;
using namespace assault::ui;
using namespace editor;

namespace {

class LargeLibrary
{
public:
    LargeLibrary()
    {
        const std::filesystem::path own = m_folder.path().toStdString();
        std::filesystem::create_directories(own / "assault/cards");
        m_paths = {{own, HW_SOURCE_DIR "/resources"}};
        auto data = loadData(m_paths);
        FiledCards cards;
        const std::string file = (own / "assault/cards/own.toml").string();
        const auto &units = data.value->cards.units;
        auto next = units.begin();
        for (int i = 0; i < 5000; ++i) {
            UnitCard card = next->second;
            card.id = "my.card" + std::to_string(i);
            card.name = {{"en", "Card " + std::to_string(i)}};
            cards[refOf(card)] = {card, {{"", "G"}}, file, i};
            next = ++next == units.end() ? units.begin() : next;
        }
        std::ofstream(file) << formatDocument(toTree(cards, formatOf(CardKind::Unit), file));
        m_library = std::make_shared<const DataStore>(std::move(data.value.value()));
    }
    std::unique_ptr<LibraryDocument> open() const
    {
        return std::make_unique<LibraryDocument>(m_paths, m_paths.folders.front(), m_library);
    }
    const SharedData &library() const { return m_library; }

private:
    QTemporaryDir m_folder;
    DataPaths m_paths;
    SharedData m_library;
};

} // namespace

static const LargeLibrary &large()
{
    static const LargeLibrary kLarge;
    return kLarge;
}

static std::unique_ptr<LibraryPage> pageOf(LibraryDocument &document)
{
    auto page = std::make_unique<LibraryPage>(
        document, [] { return std::vector<OpenScenario>(); }, nullptr);
    page->resize(1280, 760);
    page->show();
    QCoreApplication::processEvents();
    return page;
}

static void open(benchmark::State &state)
{
    large();
    for (auto _ : state) {
        auto document = large().open();
        auto page = pageOf(*document);
        benchmark::DoNotOptimize(page->cards(CardKind::Unit).filter().rowCount());
        state.PauseTiming(); // closing it
        page.reset();
        document.reset();
        state.ResumeTiming();
    }
}

// Each letter of a word that few cards have.
static void search(benchmark::State &state)
{
    const auto document = large().open();
    const auto page = pageOf(*document);
    CardFilter &filter = page->cards(CardKind::Unit).filter();
    const QString words = QStringLiteral("card 49");
    int letters = 0;
    for (auto _ : state) {
        CardQuery query;
        query.words = words.left(letters);
        filter.setQuery(query);
        QCoreApplication::processEvents();
        letters = (letters + 1) % (static_cast<int>(words.size()) + 1);
    }
}

static void type(benchmark::State &state)
{
    const auto document = large().open();
    const auto page = pageOf(*document);
    const CardRef card{CardKind::Unit, "my.card77"};
    page->cards(CardKind::Unit).showCard(card);
    auto *view = page->findChild<CardView *>();
    int points = 0;
    for (auto _ : state) {
        document->push(std::make_unique<ChangeCardCommand>(
            *document, card, *findProperty(CardKind::Unit, "points"), ++points % 900 + 100));
        view->repaint();
    }
    document->undoStack().clear();
}

void addLibrary()
{
    add("library of 5000 cards: open its page", 300ms, open)
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
    add("library of 5000 cards: search, a letter", 16ms, search)
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
    add("library of 5000 cards: type a number, card drawn", 16ms, type)
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
}

} // namespace hexwerk::bench
