#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/files/writers/scenario_writer.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/panels/fields/term_field.h"
#include "editor/assault/panels/forms/problem_note.h"
#include "editor/assault/panels/forms/property_form.h"
#include "editor/assault/text/term_text.h"
#include "tests/editor/assault/random_term.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"

namespace hexwerk::assault::ui::tst_term_field {

// Conditions built in the form, without a letter of an expression.
class tst_TermField final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aConditionIsBuiltThreeDeep();
    void whatIsBuiltComesBackFromItsFile();
    void bracketsGoAroundAConditionAndLaterOnesBesideIt();
    void whatMustNotBeIsOneCondition();
    void whatCanNeverHoldIsToldBesideTheField();
    void aTrackThatIsGoneIsMadeAgainWithAClick();

private:
    QToolButton *button(const TermField &field, const char *text) const;
    template<typename Widget>
    Widget *named(const TermField &field, const QString &name) const;
    void choose(TermField &field, const std::vector<int> &path) const;
    void build(TermField &field, const Term &term, std::vector<int> path) const;
    Term shown() const { return m_document->scenario().victories.front().term; }

    SharedData m_library = sampleLibrary();
    std::unique_ptr<ScenarioDocument> m_document;
    std::unique_ptr<Properties> m_properties;
};

void tst_TermField::init()
{
    m_document = std::make_unique<ScenarioDocument>(m_library);
    m_properties = std::make_unique<Properties>(*m_library);
    Scenario scenario = courseScenario();
    scenario.victories = {{"axis", VictoryCheck::EveryTurn, Term{TermKind::Turn, "", "", 2, {}}}};
    m_document->reset(scenario);
}

QToolButton *tst_TermField::button(const TermField &field, const char *text) const
{
    for (QToolButton *each : field.findChildren<QToolButton *>())
        if (each->text() == QLatin1String(text))
            return each;
    return nullptr;
}

template<typename Widget>
Widget *tst_TermField::named(const TermField &field, const QString &name) const
{
    for (Widget *each : field.findChildren<Widget *>())
        if (each->accessibleName() == name && !each->isHidden())
            return each;
    return nullptr;
}

void tst_TermField::choose(TermField &field, const std::vector<int> &path) const
{
    auto *tree = field.findChild<QTreeWidget *>();
    QTreeWidgetItem *item = tree->topLevelItem(0);
    for (const int place : path)
        item = item->child(place);
    tree->setCurrentItem(item);
}

static void pick(QComboBox *box, int row)
{
    box->setCurrentIndex(row);
    emit box->activated(row);
}

// As a designer does it: what kind, what it names, whose, how many, then what is within.
void tst_TermField::build(TermField &field, const Term &term, std::vector<int> path) const
{
    choose(field, path);
    pick(named<QComboBox>(field, QStringLiteral("Condition")), static_cast<int>(term.kind));
    if (const QString label = TermText::nameLabel(term.kind); !label.isEmpty()) {
        auto *box = named<QComboBox>(field, label);
        pick(box, box->findData(QString::fromStdString(term.name)));
    }
    if (TermText::takesSide(term.kind)) {
        auto *box = named<QComboBox>(field, QStringLiteral("Who"));
        pick(box, box->findData(QString::fromStdString(term.side)));
    }
    if (const QString label = TermText::numberLabel(term.kind); !label.isEmpty())
        named<QSpinBox>(field, label)->setValue(term.number);
    for (std::size_t i = 0; i < term.terms.size(); ++i) {
        choose(field, path);
        button(field, "Add")->click();
        path.push_back(static_cast<int>(i));
        build(field, term.terms[i], path);
        path.pop_back();
    }
}

static TermField *fieldOf(PropertyForm &form)
{
    form.setItems({{Table::Victory, 0, 0}});
    form.show();
    return static_cast<TermField *>(form.fieldOf("term"));
}

void tst_TermField::aConditionIsBuiltThreeDeep()
{
    PropertyForm form(*m_document, *m_properties, nullptr);
    TermField *field = fieldOf(form);
    for (unsigned seed = 0; seed < 40; ++seed) {
        const Term wanted = RandomTerm(seed).deep();
        Scenario scenario = m_document->scenario();
        scenario.victories.front().term = Term{TermKind::Turn, "", "", 2, {}};
        m_document->reset(scenario);
        build(*field, wanted, {});
        QVERIFY2(shown() == wanted, qPrintable(QString::number(seed)));
    }
}

void tst_TermField::whatIsBuiltComesBackFromItsFile()
{
    PropertyForm form(*m_document, *m_properties, nullptr);
    TermField *field = fieldOf(form);
    build(*field, RandomTerm(3).deep(), {});
    const Term built = shown();

    const auto read = readScenario(freshScenarioText(m_document->scenario()), "built.toml");
    QVERIFY(read);
    m_document->reset(read.value->scenario);

    QVERIFY(shown() == built);
    // Another field that shows it says the same when it is touched.
    choose(*field, {0});
    button(*field, "Down")->click();
    choose(*field, {1});
    button(*field, "Up")->click();
    QVERIFY(shown() == built);
}

void tst_TermField::bracketsGoAroundAConditionAndLaterOnesBesideIt()
{
    PropertyForm form(*m_document, *m_properties, nullptr);
    TermField *field = fieldOf(form);
    const Term turn{TermKind::Turn, "", "", 2, {}};
    const Term fresh{TermKind::Turn, "", "", 1, {}};

    button(*field, "Group")->click();
    QVERIFY((shown() == Term{TermKind::All, "", "", 0, {turn}}));
    choose(*field, {0});
    button(*field, "Group")->click();
    choose(*field, {0, 0});
    button(*field, "Add")->click(); // after the chosen one

    QVERIFY((shown() ==
             Term{TermKind::All, "", "", 0, {Term{TermKind::All, "", "", 0, {turn, fresh}}}}));
}

void tst_TermField::whatMustNotBeIsOneCondition()
{
    PropertyForm form(*m_document, *m_properties, nullptr);
    TermField *field = fieldOf(form);
    const Term any =
        Term{TermKind::Any,
             "",
             "",
             0,
             {Term{TermKind::Turn, "", "", 2, {}}, Term{TermKind::Turn, "", "", 3, {}}}};
    build(*field, any, {});
    choose(*field, {});
    pick(named<QComboBox>(*field, QStringLiteral("Condition")), static_cast<int>(TermKind::Not));

    QVERIFY((shown() == Term{TermKind::Not, "", "", 0, {any}})); // nothing is lost
    choose(*field, {});
    QVERIFY(!button(*field, "Add")->isEnabled());
}

static QStringList notes(const PropertyForm &form)
{
    QStringList texts;
    for (const ProblemNote *note : form.findChildren<ProblemNote *>())
        for (const QLabel *label : note->findChildren<QLabel *>())
            if (!note->isHidden() && !label->text().isEmpty())
                texts << label->text();
    return texts;
}

void tst_TermField::whatCanNeverHoldIsToldBesideTheField()
{
    PropertyForm form(*m_document, *m_properties, nullptr);
    TermField *field = fieldOf(form);
    QVERIFY(notes(form).isEmpty());

    build(*field, Term{TermKind::Track, "fear", "", 41, {}}, {});

    QCOMPARE(notes(form), QStringList{QStringLiteral("“The track Fear is at 41 or more”: this "
                                                     "condition can never be met.")});
    QVERIFY(!field->findChild<QTreeWidget *>()->topLevelItem(0)->icon(0).isNull());
    named<QSpinBox>(*field, QStringLiteral("At least"))->setValue(40);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(notes(form).isEmpty());
    QVERIFY(field->findChild<QTreeWidget *>()->topLevelItem(0)->icon(0).isNull());
}

void tst_TermField::aTrackThatIsGoneIsMadeAgainWithAClick()
{
    PropertyForm form(*m_document, *m_properties, nullptr);
    TermField *field = fieldOf(form);
    build(*field, Term{TermKind::Track, "fear", "", 12, {}}, {});
    Scenario scenario = m_document->scenario();
    scenario.tracks.clear();
    m_document->reset(scenario);

    QCOMPARE(notes(form).size(), 1);
    auto *fix = form.findChild<ProblemNote *>()->parent()->findChild<QPushButton *>();
    for (QPushButton *each : form.findChildren<QPushButton *>())
        if (each->text() == QStringLiteral("Add the track fear"))
            fix = each;
    QVERIFY(fix);
    fix->click();

    QCOMPARE(m_document->scenario().tracks.front().id, std::string("fear"));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(notes(form).isEmpty());
}

HW_WINDOW_TEST(tst_TermField)

} // namespace hexwerk::assault::ui::tst_term_field

#include "tst_term_field.moc"
