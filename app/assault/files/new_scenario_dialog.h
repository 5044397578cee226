// A new scenario in three steps: template, board and sides, course and victory. Enter goes on with
// what stands in the fields, so that Enter three times begins an empty scenario.
#pragma once

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>

#include "app/files/map_previews.h"
#include "editor/assault/document/shared_data.h"
#include "editor/assault/models/new_scenario.h"
#include "editor/assault/models/template_library.h"

#include <array>

namespace hexwerk::assault::ui {

class NewScenarioDialog final : public QDialog
{
    Q_OBJECT

public:
    NewScenarioDialog(std::vector<Template> templates, const SystemKit &kit, SharedData library,
                      QWidget *parent);

    // What was chosen, as a scenario.
    Scenario scenario() const { return madeOf(choices(), *m_library); }

private:
    struct SideFields
    {
        QLineEdit *name;
        QComboBox *nation;
    };
    QIcon framed(const QImage &map) const;
    void addTemplates();
    QWidget *makeTemplatePage();
    QWidget *makeBoardPage();
    QWidget *makeCoursePage();
    QLayout *makeButtons();
    void fillFields();
    void fillVictories();
    void followGround();
    void sum();
    void step(int by);
    // Null for the empty board.
    const Template *chosenTemplate() const;
    void removeTemplate();
    NewScenario choices() const;

    std::vector<Template> m_templates;
    const SharedData m_library;
    const unsigned m_seed;
    NewScenario m_first; // as the template has it
    MapPreviews m_previews;
    QLabel *m_heading;
    QStackedWidget *m_steps;
    QListWidget *m_list;
    QLabel *m_words;
    QAction *m_remove;
    QLineEdit *m_title;
    QComboBox *m_profile;
    QComboBox *m_ground;
    QSpinBox *m_columns;
    QSpinBox *m_rows;
    std::array<SideFields, 2> m_sides;
    QCheckBox *m_units;
    QSpinBox *m_turns;
    QComboBox *m_victory;
    QLabel *m_sum;
    QPushButton *m_back;
    QPushButton *m_next;
};

} // namespace hexwerk::assault::ui
