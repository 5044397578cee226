#include <QTest>

#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/texts_model.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"

namespace hexwerk::assault::ui::tst_texts_model {

// All texts of a scenario in one table.
class tst_TextsModel final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everyTextHasARow();
    void whatIsMissingIsMarked();
    void aTextThatIsWrittenIsOneStep();
    void anEmptyTextTakesTheLanguageOut();
    void aLanguageMayBeAdded();
    void rowsComeAndGoWithTheirItems();

private:
    QModelIndex cell(ItemRef item, int column) const;
    QString shown(ItemRef item, int column) const
    {
        return m_model->data(cell(item, column), Qt::DisplayRole).toString();
    }

    std::unique_ptr<ScenarioDocument> m_document;
    std::unique_ptr<Properties> m_properties;
    std::unique_ptr<TextsModel> m_model;
};

static constexpr int kEnglish = 1;
static constexpr int kGerman = 2;
static constexpr ItemRef kFarm = {Table::Objective, 0, 0};

void tst_TextsModel::init()
{
    m_model.reset();
    m_document = std::make_unique<ScenarioDocument>(sampleLibrary());
    m_document->reset(sampleScenario());
    m_properties = std::make_unique<Properties>(m_document->library());
    m_model = std::make_unique<TextsModel>(*m_document, *m_properties);
}

QModelIndex tst_TextsModel::cell(ItemRef item, int column) const
{
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (m_model->item(row) == item)
            return m_model->index(row, column);
    return {};
}

// Title, briefing, a label, an objective, two sides, a track and its threshold.
void tst_TextsModel::everyTextHasARow()
{
    QCOMPARE(m_model->rowCount(), 8);
    QCOMPARE(shown({}, kEnglish), QStringLiteral("Sample"));
    QCOMPARE(shown({}, kGerman), QStringLiteral("Muster"));
    for (const ItemRef item : {ItemRef{Table::Label, 0, 0}, kFarm, ItemRef{Table::Side, 1, 0},
                               ItemRef{Table::Track, 0, 0}, ItemRef{Table::Threshold, 0, 0}})
        QVERIFY(cell(item, 0).isValid());
}

void tst_TextsModel::whatIsMissingIsMarked()
{
    QCOMPARE(m_model->missing(), 5);
    QVERIFY(cell(kFarm, kGerman).data(TextsModel::MissingRole).toBool());
    QVERIFY(cell(kFarm, 0).data(TextsModel::MissingRole).toBool());
    QCOMPARE(shown(kFarm, kGerman), QStringLiteral("(missing)"));
    QVERIFY(!cell(kFarm, kEnglish).data(TextsModel::MissingRole).toBool());
    // What nobody wrote in any language is left out, not missing.
    QVERIFY(!cell({Table::Threshold, 0, 0}, kGerman).data(TextsModel::MissingRole).toBool());
}

void tst_TextsModel::aTextThatIsWrittenIsOneStep()
{
    QVERIFY(m_model->setData(cell(kFarm, kGerman), QStringLiteral("Hof")));

    QCOMPARE(m_document->scenario().objectives[0].name.at("de"), std::string("Hof"));
    QCOMPARE(m_document->undoStack().count(), 1);
    QCOMPARE(m_model->missing(), 4);
    m_document->undoStack().undo();
    QCOMPARE(shown(kFarm, kGerman), QStringLiteral("(missing)"));
    QVERIFY(!m_model->setData(cell(kFarm, kEnglish), QStringLiteral("Farm"))); // it says so already
}

void tst_TextsModel::anEmptyTextTakesTheLanguageOut()
{
    QVERIFY(m_model->setData(cell({}, kGerman), QString()));

    QVERIFY(!m_document->scenario().title.contains("de"));
}

void tst_TextsModel::aLanguageMayBeAdded()
{
    m_model->addLanguage("it");

    QCOMPARE(m_model->columnCount(), 4);
    QCOMPARE(m_model->headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(),
             QStringLiteral("italiano"));
    QCOMPARE(m_model->missing(), 5 + 6);
    QVERIFY(m_model->setData(cell(kFarm, 3), QStringLiteral("Podere")));
    QCOMPARE(m_document->scenario().objectives[0].name.at("it"), std::string("Podere"));
}

void tst_TextsModel::rowsComeAndGoWithTheirItems()
{
    Scenario scenario = sampleScenario();
    scenario.objectives.push_back({"mill", hexNamed("B2"), {{"de", "Mühle"}}, ""});
    m_document->reset(scenario);

    QCOMPARE(m_model->rowCount(), 9);
    QVERIFY(cell({Table::Objective, 1, 0}, kEnglish).data(TextsModel::MissingRole).toBool());
    // What a trigger says is a text; what else it does is none.
    scenario.triggers.front().effects.push_back(
        {.kind = EffectKind::Say, .text = {{"en", "Run!"}}});
    m_document->reset(scenario);
    QCOMPARE(m_model->rowCount(), 10);
}

HW_WINDOW_TEST(tst_TextsModel)

} // namespace hexwerk::assault::ui::tst_texts_model

#include "tst_texts_model.moc"
