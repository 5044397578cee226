// Where help at a table begins: one attack, a game to follow, a set-up sheet, or a table that was
// left; and what is set for the players.
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWidget>

#include "app/assault/assistant/choice_row.h"
#include "app/assault/assistant/table_session.h"
#include "core/assault/tabletop/table_rules.h"

#include <array>
#include <vector>

namespace hexwerk::assault::ui {

class TableStart final : public QWidget
{
    Q_OBJECT

public:
    TableStart(SharedData library, QString folder, QWidget *parent = nullptr);

    void setLibrary(SharedData library);
    // Scenarios to choose from, by their files.
    void offer(const QStringList &scenarios) { m_scenarios = scenarios; }
    // What was left since, and a sentence for the players; may be empty.
    void refresh(const QString &said = {});

signals:
    void attackWanted();
    // The file of a scenario; empty: none.
    void gameWanted(const QString &scenario);
    void boardWanted(const QString &scenario);
    void setupWanted(const QString &scenario);
    void tableWanted(const QString &path);
    void settingsChanged();
    void languageWanted(const QString &language);
    void leaveWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    enum class For : std::uint8_t { Nothing, Game, Board, Setup };

    QPushButton *bigButton();
    void ask(For what);
    void arrange();
    void fillKept();
    void fillScenarios();
    void fillSettings();
    void press(int digit);
    void retranslate();

    SharedData m_library;
    const QString m_folder;
    QStringList m_scenarios;
    For m_asked = For::Nothing;
    std::vector<TableSession::Kept> m_kept;

    class QGridLayout *m_grid;
    QLabel *m_title;
    QPushButton *m_leave;
    QLabel *m_said;
    QWidget *m_choices;
    std::array<QPushButton *, 4> m_begin{};
    QWidget *m_scenarioBox;
    QLabel *m_scenarioTitle;
    QVBoxLayout *m_scenarioRows;
    QWidget *m_rightBox;
    QLabel *m_keptTitle;
    QVBoxLayout *m_keptRows;
    QLabel *m_settingsTitle;
    ChoiceRow *m_edition;
    ChoiceRow *m_own;
    ChoiceRow *m_opponent;
    ChoiceRow *m_size;
};

} // namespace hexwerk::assault::ui
