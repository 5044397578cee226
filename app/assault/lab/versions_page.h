// Versions of a scenario beside each other: one of its numbers turned, its sides exchanged, or
// another file.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QWidget>

#include "app/assault/lab/version_chart.h"
#include "app/assault/lab/version_runs.h"
#include "core/assault/lab/scenario_values.h"
#include "editor/assault/document/shared_data.h"
#include "editor/panels/text_browser.h"

#include <functional>
#include <optional>

namespace hexwerk::assault::ui {

class VersionsPage final : public QWidget
{
    Q_OBJECT

public:
    // Who plays how often with which seed, of a scenario that begins like that.
    using HeadOf = std::function<lab::StudyHead(const Scenario &, const Position &start)>;

    VersionsPage(Scenario scenario, SharedData library, HeadOf headOf, QWidget *parent = nullptr);

    // What the file of the scenario says, where that is something else.
    void setSaved(std::optional<Scenario> saved);
    bool isRunning() const { return m_runs.isRunning(); }
    // What is shown of the games played so far, for a report; empty before them.
    const QString &html() const { return m_html; }
    // Whether another study is being played.
    void setBusy(bool isBusy);

signals:
    void runningChanged();
    void progressed(int pairsPlayed, int pairsAsked);
    void versionWanted(const hexwerk::assault::Scenario &before,
                       const hexwerk::assault::Scenario &after);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class Against : std::uint8_t { Value, Alternate, Saved, File };

    QWidget *makeQuestions();
    Against against() const;
    const ScenarioValue *chosenValue() const;
    void showEnds();
    void beginOrCancel();
    // What is wrong with it is shown, and there is none.
    std::optional<Version> version(const QString &name, const Scenario &scenario);
    std::optional<std::vector<Version>> versionsAsked();
    // Null where none was chosen or it cannot be read. `name`: what it is called.
    std::optional<Scenario> otherScenario(QString &name);
    std::optional<Scenario> scenarioFromFile(QString &name);
    void count();
    void showState();
    void showResults();
    std::optional<std::size_t> nearest() const;
    void useNearest();
    void retranslate();

    const Scenario m_scenario;
    const SharedData m_library;
    const HeadOf m_headOf;
    const std::vector<ScenarioValue> m_values;
    std::optional<Scenario> m_saved;
    VersionRuns m_runs;
    std::vector<Scenario> m_played; // by version
    std::size_t m_base = 0;         // what the others are compared with
    bool m_isOfValue = false;       // they differ in one number
    QString m_html = {};
    bool m_isBusy = false;

    QLabel *m_choiceLabel;
    QComboBox *m_choice;
    QLabel *m_fromLabel;
    QSpinBox *m_from;
    QLabel *m_toLabel;
    QSpinBox *m_to;
    QPushButton *m_begin;
    QPushButton *m_use;
    editor::TextBrowser *m_result;
    VersionChart *m_chart;
};

} // namespace hexwerk::assault::ui
