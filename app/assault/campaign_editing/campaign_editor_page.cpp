#include "app/assault/campaign_editing/campaign_editor_page.h"

#include <QDataStream>
#include <QDir>
#include <QEvent>
#include <QIODevice>
#include <QMenu>

#include "editor/assault/campaign/campaign_edits.h"
#include "editor/assault/campaign/campaign_text.h"
#include "editor/assault/campaign/chart_layout.h"
#include "editor/panels/form_view.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kFormLetters = 56;     // that the forms are wide at least
static constexpr double kChartShare = 0.38; // of the window; the forms need the rest
static constexpr int kBetweenBattles = 110; // pixels of the chart, where a new one follows

CampaignEditorPage::CampaignEditorPage(CampaignDocument &document, Actions &actions,
                                       OwnActions &own, QWidget *parent)
    : EditorShell(document, actions, parent)
    , m_document(document)
    , m_own(own)
    , m_chart(new CampaignChart(CampaignChart::For::Editing, this))
    , m_battle(new BattlePanel(document, this))
    , m_slots(new SlotsPanel(document, this))
    , m_units(new UnitsPanel(document, this))
    , m_campaign(new CampaignPanel(document, this))
    , m_carryOver(new CarryOverPanel(document, this))
    , m_problems(new CampaignProblems(
          document, [this](std::size_t battle) { emit scenarioChoiceWanted(battle); }, this))
    , m_table(new BattlesTable(document, this))
{
    setCanvas(m_chart);
    addTools({m_own[OwnAct::NewBattle], m_own[OwnAct::LinkBattles], m_own[OwnAct::TidyChart]});
    makePanels();
    sizePanels();
    connectChart();
    connect(&document, &CampaignDocument::changed, this, [this] {
        m_figures = {};
        refresh();
    });
    connect(&document, &CampaignDocument::groundsChanged, this, &CampaignEditorPage::refresh);
    connect(&document, &CampaignDocument::replaced, this, [this] {
        m_figures = {};
        m_chart->choose(std::nullopt);
        refresh();
        m_chart->zoomToFit();
    });
    connect(m_problems, &CampaignProblems::counted, this, [this](int errors, int warnings) {
        mark();
        emit problemsCounted(errors, warnings);
    });
    connect(m_problems, &CampaignProblems::jumpWanted, this, &CampaignEditorPage::goTo);
    retranslate();
    showMap();
    refresh();
}

CampaignEditorPage::~CampaignEditorPage() = default;

static QWidget *scrolling(QWidget *panel, QWidget *parent)
{
    auto *view = new editor::FormView(panel, editor::FormView::Width::AllThereIs, parent);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return view;
}

void CampaignEditorPage::makePanels()
{
    using Lies = PanelEntry::Lies;
    setMapShare(kChartShare);
    constexpr auto kRight = Qt::RightDockWidgetArea;
    constexpr auto kBottom = Qt::BottomDockWidgetArea;
    addPanels({
        {QStringLiteral("battle"), 1, [] { return tr("Battle"); }, kRight,
         scrolling(m_battle, this)},
        {QStringLiteral("slots"), 2, [] { return tr("Slots"); }, kRight, scrolling(m_slots, this)},
        {QStringLiteral("units"), 3, [] { return tr("Units"); }, kRight, scrolling(m_units, this)},
        {QStringLiteral("campaign"), 4, [] { return tr("Campaign"); }, kRight,
         scrolling(m_campaign, this)},
        {QStringLiteral("carry_over"), 5, [] { return tr("Carry-over"); }, kRight,
         scrolling(m_carryOver, this)},
        {QStringLiteral("history"), 6, [] { return tr("History"); }, kRight, nullptr},
        {QStringLiteral("problems"), 7, [] { return tr("Problems"); }, kBottom, m_problems,
         PanelEntry::Beside::Map, Lies::InTabs},
        {QStringLiteral("battles"), 8, [] { return tr("Battles"); }, kBottom, m_table,
         PanelEntry::Beside::Map, Lies::InTabs},
    });
    keepPanelKeys(QStringLiteral("assault.campaign.panel."), editor::KeyPlace::CampaignEditor);
}

void CampaignEditorPage::sizePanels()
{
    for (auto *view : findChildren<editor::FormView *>())
        view->setMinimumWidth(kFormLetters * fontMetrics().averageCharWidth());
    m_problems->setMinimumHeight(5 * fontMetrics().height());
}

void CampaignEditorPage::connectChart()
{
    connect(m_chart, &CampaignChart::battleChosen, this, &CampaignEditorPage::showBattle);
    connect(m_table, &BattlesTable::battleChosen, this,
            [this](std::size_t battle) { m_chart->choose(battle); });
    connect(m_chart, &CampaignChart::linkChosen, this, [this](std::size_t, std::size_t result) {
        bringUp(QLatin1String("battle"));
        m_battle->chooseResult(result);
    });
    connect(m_chart, &CampaignChart::moveWanted, this,
            [this](std::size_t battle, ChartPlace to, int drag) {
                const auto places = placesOf(m_document.campaign(), kBattleBox);
                m_document.edit([] { return tr("Move battle"); },
                                [&](Campaign &campaign) {
                                    // All have a place from now on: they stay where they are seen.
                                    for (std::size_t i = 0; i < campaign.battles.size(); ++i)
                                        campaign.battles[i].place = i == battle ? to : places[i];
                                },
                                QStringLiteral("move %1 %2").arg(battle).arg(drag));
            });
    connect(m_chart, &CampaignChart::linkWanted, this, [this](std::size_t from, std::size_t to) {
        m_document.edit([] { return tr("Link battles"); },
                        [&](Campaign &campaign) { linkBattles(campaign, from, to); });
    });
    connect(m_chart, &CampaignChart::newWanted, this, &CampaignEditorPage::newBattle);
    connect(m_chart, &CampaignChart::formWanted, this, [this] {
        bringUp(QLatin1String("battle"));
        m_battle->focusKey("title");
    });
    connect(m_chart, &CampaignChart::nameWanted, this, [this] {
        bringUp(QLatin1String("battle"));
        m_battle->focusKey("title");
    });
    connect(m_chart, &CampaignChart::scenarioWanted, this, &CampaignEditorPage::scenarioWanted);
    connect(m_battle, &BattlePanel::scenarioWanted, this, &CampaignEditorPage::scenarioWanted);
    connect(m_battle, &BattlePanel::choiceWanted, this, &CampaignEditorPage::scenarioChoiceWanted);
    connect(&m_campaign->form(), &CampaignForm::pictureWanted, this,
            &CampaignEditorPage::pictureWanted);
    connect(m_chart, &CampaignChart::menuWanted, this, &CampaignEditorPage::showMenu);
    connect(m_own[OwnAct::NewBattle], &QAction::triggered, this,
            [this] { newBattle(m_chart->middleOfView(), m_chart->chosen()); });
    connect(m_own[OwnAct::LinkBattles], &QAction::triggered, this, [this] {
        m_chart->setFocus();
        m_chart->beginLink();
    });
    connect(m_own[OwnAct::TidyChart], &QAction::triggered, this, &CampaignEditorPage::tidy);
}

void CampaignEditorPage::showBattle(std::optional<std::size_t> battle)
{
    m_battle->setBattle(battle);
    m_slots->setBattle(battle);
    m_table->choose(battle);
}

// It follows the chosen battle, to its right, and is linked to it.
void CampaignEditorPage::newBattle(ChartPlace at, std::optional<std::size_t> after)
{
    const auto places = placesOf(m_document.campaign(), kBattleBox);
    if (after) {
        at = {places[*after].x + kBattleBox.width() + kBetweenBattles, places[*after].y};
        const auto isTaken = [&] {
            return std::any_of(places.begin(), places.end(), [&](const ChartPlace &place) {
                return std::abs(place.x - at.x) < kBattleBox.width() &&
                       std::abs(place.y - at.y) < kBattleBox.height();
            });
        };
        while (isTaken())
            at.y += kBattleBox.height() + kBetweenBattles / 2;
    }
    std::size_t made = 0;
    m_document.edit([] { return tr("New battle"); },
                    [&](Campaign &campaign) {
                        for (std::size_t i = 0; i < places.size(); ++i)
                            campaign.battles[i].place = places[i];
                        made = addBattle(campaign, {}, at);
                        if (after)
                            linkBattles(campaign, *after, made);
                    });
    m_chart->choose(made);
    bringUp(QLatin1String("battle"));
    m_battle->focusKey("title");
}

void CampaignEditorPage::removeChosen()
{
    if (const auto link = m_chart->chosenLink()) {
        const ChartLink one = m_chart->shape().links[*link];
        return m_document.edit([] { return tr("Remove link"); },
                               [&](Campaign &campaign) {
                                   unlinkBattles(campaign, one.from, one.result,
                                                 campaign.battles[one.to].id);
                               });
    }
    if (const auto battle = m_chart->chosen())
        m_document.edit([] { return tr("Remove battle"); },
                        [&](Campaign &campaign) { removeBattle(campaign, *battle); });
}

void CampaignEditorPage::tidy()
{
    m_document.edit([] { return tr("Tidy chart"); },
                    [](Campaign &campaign) {
                        const auto places = tidied(campaign, kBattleBox);
                        for (std::size_t i = 0; i < places.size(); ++i)
                            campaign.battles[i].place = places[i];
                    });
    m_chart->zoomToFit();
}

void CampaignEditorPage::showProblems()
{
    bringUp(QLatin1String("problems"));
    m_problems->goToList();
}

void CampaignEditorPage::refresh()
{
    m_chart->show(m_document.shared(), m_document.grounds());
    const QString picture =
        m_document.campaign().background.empty() || m_document.folder().isEmpty()
            ? QString()
            : QDir(m_document.folder())
                  .filePath(editor::toQString(m_document.campaign().background));
    if (picture != m_background) {
        m_background = picture;
        m_chart->setBackground(picture.isEmpty() ? QImage() : QImage(picture));
    }
    mark();
    showBattle(m_chart->chosen());
}

// By what the check found and the trials count.
void CampaignEditorPage::mark()
{
    const Campaign &campaign = m_document.campaign();
    std::vector<BattleMark> marks(campaign.battles.size());
    for (const Problem &problem : m_problems->problems()) {
        const CampaignItem item = placeIn(campaign, problem.key).item;
        const bool isOfBattle =
            item.table == CampaignTable::Battle || item.table == CampaignTable::Slot ||
            item.table == CampaignTable::Result || item.table == CampaignTable::Effect;
        if (!isOfBattle || item.index >= marks.size())
            continue;
        const bool isError = problem.severity() == Severity::Error;
        (isError ? marks[item.index].hasError : marks[item.index].hasWarning) = true;
    }
    const double played = m_figures.campaigns;
    std::vector<std::vector<double>> ends;
    if (m_figures.reached.size() == marks.size() && played > 0) {
        for (std::size_t i = 0; i < marks.size(); ++i) {
            marks[i].share = m_figures.reached[i] / played;
            std::vector<double> &shares = ends.emplace_back();
            for (const int count : m_figures.ends[i])
                shares.push_back(count / played);
        }
    } else {
        for (std::size_t i = 0; i < marks.size(); ++i)
            marks[i].note = editor::toQString(campaign.battles[i].scenario);
    }
    m_chart->setMarks(std::move(marks), std::move(ends));
}

void CampaignEditorPage::showFigures(const CampaignFigures &figures)
{
    m_figures = figures;
    mark();
}

void CampaignEditorPage::goTo(const CampaignPlace &place)
{
    const CampaignItem &item = place.item;
    const auto show = [&](const char *panel, CampaignItemsView &list, std::size_t at) {
        bringUp(QLatin1String(panel));
        list.choose(at);
        list.form().focusKey(place.key);
    };
    const bool isOfBattle =
        item.table == CampaignTable::Battle || item.table == CampaignTable::Slot ||
        item.table == CampaignTable::Result || item.table == CampaignTable::Effect;
    if (isOfBattle)
        m_chart->choose(item.index);
    switch (item.table) {
    case CampaignTable::Campaign:
        bringUp(QLatin1String("campaign"));
        return m_campaign->form().focusKey(place.key);
    case CampaignTable::CarryOver:
        bringUp(QLatin1String("carry_over"));
        return m_carryOver->form().focusKey(place.key);
    case CampaignTable::Side:
        return show("campaign", m_campaign->sides(), item.index);
    case CampaignTable::Core:
        return show("units", m_units->cores(), item.index);
    case CampaignTable::Reserve:
        return show("units", m_units->reserves(), item.index);
    case CampaignTable::Track:
        return show("campaign", m_campaign->tracks(), item.index);
    case CampaignTable::Threshold:
        m_campaign->tracks().choose(item.index);
        return show("campaign", m_campaign->thresholds(), item.nested);
    case CampaignTable::Battle:
        bringUp(QLatin1String("battle"));
        return m_battle->focusKey(place.key);
    case CampaignTable::Slot:
        return show("slots", m_slots->items(), item.nested);
    case CampaignTable::Result:
        return show("battle", m_battle->results(), item.nested);
    case CampaignTable::Effect:
        m_battle->results().choose(item.nested);
        return show("battle", m_battle->effects(), item.inner);
    case CampaignTable::Gain:
        return show("carry_over", m_carryOver->gains(), item.index);
    case CampaignTable::Medal:
        return show("carry_over", m_carryOver->medals(), item.index);
    }
}

void CampaignEditorPage::showMenu(QPoint at)
{
    QMenu menu(this);
    menu.setToolTipsVisible(true);
    const auto battle = m_chart->chosen();
    if (battle && !m_chart->chosenLink()) {
        menu.addAction(tr("Open scenario"), this, [this, battle] { emit scenarioWanted(*battle); });
        menu.addAction(tr("Begin the campaign here"), this, [this, battle] {
            m_document.edit(
                [] { return tr("Change first battle"); },
                [&](Campaign &campaign) { campaign.start = campaign.battles[*battle].id; });
        });
        menu.addSeparator();
    }
    for (const OwnAct act : {OwnAct::NewBattle, OwnAct::LinkBattles, OwnAct::TidyChart})
        menu.addAction(m_own[act]);
    if (battle)
        menu.addAction(m_chart->chosenLink() ? tr("Remove link") : tr("Remove battle"), this,
                       &CampaignEditorPage::removeChosen);
    menu.exec(at);
}

QByteArray CampaignEditorPage::view() const
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << qint32(m_chart->chosen() ? static_cast<int>(*m_chart->chosen()) : -1);
    return bytes;
}

void CampaignEditorPage::setView(const QByteArray &view)
{
    qint32 chosen = -1;
    QDataStream(view) >> chosen;
    m_chart->choose(chosen < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(chosen)));
}

void CampaignEditorPage::retranslate()
{
    m_chart->setAccessibleName(tr("Chart of the campaign"));
    m_chart->setEmptyText(
        tr("No battles yet. Press Insert, or start from a template: File > New campaign."));
    retranslatePanels();
    refresh();
}

void CampaignEditorPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        sizePanels();
    EditorShell::changeEvent(event);
}

} // namespace hexwerk::assault::ui
