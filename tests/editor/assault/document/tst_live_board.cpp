#include <QTest>

#include "core/assault/board/compose.h"
#include "editor/assault/document/live_board.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"

#include <random>

namespace hexwerk::assault::ui::tst_live_board {

class tst_LiveBoard final : public QObject
{
    Q_OBJECT

private slots:
    void afterAnyEditItEqualsTheBoardComposedAnew();
    void itNamesExactlyTheHexesThatLookDifferent();
    void tilesAndSizeComposeTheWholeBoard();
    void aHalfDoneBoardIsShownWithoutWhatIsWrong();
};

static SharedData library()
{
    static const SharedData one = sampleLibrary();
    return one;
}

static const Tile *tile(std::string_view id)
{
    return library()->tile(id);
}

static LiveBoard liveBoard()
{
    return LiveBoard(tile);
}

// One random change of what is painted and laid over the tiles.
class RandomEdit
{
public:
    explicit RandomEdit(unsigned seed)
        : m_random(seed)
    {
    }

    void operator()(BoardSpec &board)
    {
        switch (below(8)) {
        case 0:
            return board.patches.push_back({hexes(1 + below(9)), terrain(), {}});
        case 1:
            return board.patches.push_back({hexes(1 + below(9)), {}, below(3)});
        case 2:
            return board.patches.push_back({hexes(1 + below(9)), terrain(), below(3)});
        case 3:
            return board.roads.push_back({kAllRoadKinds[index(3)], path(1 + below(7))});
        case 4:
            return board.hexsides.push_back(
                {hex(), static_cast<Direction>(below(6)), kAllHexsideKinds[index(4)]});
        case 5:
            return board.overlays.push_back({kAllOverlayKinds[index(7)], hex(), below(6)});
        case 6:
            return drop(board.patches);
        default:
            drop(board.roads);
            drop(board.hexsides);
            return drop(board.overlays);
        }
    }

private:
    int below(int n) { return static_cast<int>(m_random() % static_cast<unsigned>(n)); }
    std::size_t index(int n) { return static_cast<std::size_t>(below(n)); }
    Hex hex() { return Hex::at(below(12), below(10)); }
    std::string terrain() { return library()->system.terrain.rows[index(8)].id; }
    std::vector<Hex> hexes(int count)
    {
        std::vector<Hex> result;
        for (int i = 0; i < count; ++i)
            result.push_back(hex());
        return result;
    }
    std::vector<Hex> path(int length)
    {
        std::vector<Hex> result{hex()};
        const Board board(12, 10);
        while (static_cast<int>(result.size()) < length)
            if (const Hex next = neighbour(result.back(), static_cast<Direction>(below(6)));
                board.contains(next))
                result.push_back(next);
        return result;
    }
    template<typename T>
    void drop(std::vector<T> &items)
    {
        if (!items.empty())
            items.erase(items.begin() + below(static_cast<int>(items.size())));
    }

    std::mt19937 m_random;
};

void tst_LiveBoard::afterAnyEditItEqualsTheBoardComposedAnew()
{
    for (unsigned seed = 0; seed < 60; ++seed) {
        Scenario scenario = sampleScenario();
        LiveBoard live = liveBoard();
        live.rebuild(scenario.board, library()->system.terrain);
        RandomEdit edit(seed);
        for (int i = 0; i < 40; ++i) {
            Scenario after = scenario;
            edit(after.board);
            const ScenarioChange change(scenario, after);

            live.update(after.board, change);

            const auto whole = compose(after.board, library()->system.terrain, tile);
            QVERIFY(whole.has_value());
            QVERIFY2(live.board() == *whole, qPrintable(QString::number(seed)));
            scenario = after;
        }
    }
}

void tst_LiveBoard::itNamesExactlyTheHexesThatLookDifferent()
{
    Scenario before = sampleScenario();
    LiveBoard live = liveBoard();
    live.rebuild(before.board, library()->system.terrain);
    Scenario after = before;
    after.board.patches.push_back({{hexNamed("C5"), hexNamed("L10")}, "heavy_forest", {}});

    const auto update = live.update(after.board, ScenarioChange(before, after));

    QVERIFY(update.extent == LiveBoard::Extent::Hexes);
    QCOMPARE(update.hexes.size(), std::size_t{1}); // C5 was heavy forest before
    QVERIFY(update.hexes.front() == hexNamed("L10"));
}

void tst_LiveBoard::tilesAndSizeComposeTheWholeBoard()
{
    const Scenario before = sampleScenario();
    for (const auto &change : std::vector<std::function<void(BoardSpec &)>>{
             [](BoardSpec &board) { board.rows = 14; },
             [](BoardSpec &board) { board.terrain = "olive_grove"; },
             [](BoardSpec &board) { board.tiles[0].turned = true; },
             [](BoardSpec &board) { board.transforms.clear(); }}) {
        LiveBoard live = liveBoard();
        live.rebuild(before.board, library()->system.terrain);
        Scenario after = before;
        change(after.board);
        const auto update = live.update(after.board, ScenarioChange(before, after));
        QVERIFY(update.extent == LiveBoard::Extent::WholeBoard);
        QVERIFY(live.board() == compose(after.board, library()->system.terrain, tile).value());
    }
}

void tst_LiveBoard::aHalfDoneBoardIsShownWithoutWhatIsWrong()
{
    BoardSpec right = sampleBoard();
    BoardSpec wrong = right;
    wrong.tiles.push_back({"T99A", hexNamed("I1"), false, {}});
    wrong.patches.push_back({{hexNamed("ZZ9")}, "heavy_forest", {}});
    wrong.patches.push_back({{hexNamed("A1")}, "jungle", {}});
    LiveBoard live = liveBoard();
    live.rebuild(wrong, library()->system.terrain);
    QVERIFY(live.board() == compose(right, library()->system.terrain, tile).value());

    live.rebuild(BoardSpec(), library()->system.terrain); // no size at all
    QVERIFY(live.board().size() > 0);
}

HW_PLAIN_TEST(tst_LiveBoard)

} // namespace hexwerk::assault::ui::tst_live_board

#include "tst_live_board.moc"
