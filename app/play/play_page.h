// The play view: the map, the question that is open, dice and chances, and the log.
#pragma once

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <QWidget>

#include "app/play/choice_panel.h"
#include "app/play/dice_panel.h"
#include "app/play/play_game.h"
#include "app/play/preview_view.h"
#include "editor/canvas/map_canvas.h"

#include <deque>

namespace hexwerk {

class PlayPage final : public QWidget
{
    Q_OBJECT

public:
    PlayPage(editor::SharedLibrary library, Rulebook rulebook, QWidget *parent = nullptr);

    // Problems, without a game if one is an error.
    std::vector<Problem> start(const Scenario &scenario);
    PlayGame::Resumed resume(const QString &path);

    PlayGame &game() { return m_game; }
    editor::MapCanvas &canvas() { return *m_canvas; }
    bool canTakeBack() const;
    void takeBack() { m_game.takeBack(); }
    // False if it was called off or failed; a failure was told.
    bool save();
    bool saveAs();

signals:
    // Something to say in the status bar.
    void told(const QString &sentence);
    void changed();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    // play_page.cpp
    QWidget *makeSide();
    void refresh();
    void refreshQuestion();
    void refreshLog();
    void retranslate();
    void say(const assault::Order &order);
    void tellRefusal(const Refusal &refusal);
    // play_page_map.cpp
    void refreshMap();
    void clicked(Hex hex);
    void clickedToActivate(Hex hex);
    void clickedToPlace(Hex hex);
    void clickedUnit(Hex hex);
    void hovered(Hex hex);
    void pointedAt(const assault::Order &order);
    void goTo(Hex hex);
    void goOn();
    // play_page_preview.cpp
    void previewQuestion();
    void previewShotAt(UnitId firer, UnitId target, assault::Action action);
    void previewReaction(UnitId unit);
    void previewAssault(UnitId unit, UnitId target);

    const assault::Position &position() const { return m_game.position(); }

    Rulebook m_rulebook;
    PlayGame m_game;
    Scenario m_scenario;
    UnitId m_chosen;
    std::deque<assault::Order> m_way; // of a run of steps, still to be said
    Origin m_origin = Origin::Mouse;  // of the last input
    std::size_t m_logged = 0;         // orders that stand in the log
    bool m_fits = true;               // the map of a new game is still to be fitted into its place

    editor::MapCanvas *m_canvas;
    QLabel *m_turn;
    QLabel *m_question;
    QLabel *m_hint;
    QStackedWidget *m_panels;
    ChoicePanel *m_choices;
    DicePanel *m_dice;
    QTabWidget *m_tabs;
    PreviewView *m_preview;
    QListWidget *m_log;
    QListWidget *m_waiting; // units to place
    QPushButton *m_takeBack;
    QPushButton *m_save;
};

} // namespace hexwerk
