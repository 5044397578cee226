#include "editor/assault/paper/aid_rules.h"

#include "core/assault/tables/action.h"
#include "editor/assault/library/system_table.h"
#include "editor/assault/paper/options_in_force.h"
#include "editor/assault/paper/sheet_pictures.h"
#include "editor/assault/text/play_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace hexwerk::assault::ui {

using editor::inWindowLanguage;
using editor::toQString;
using Qt::Literals::StringLiterals::operator""_s;

static constexpr int kRuleMarker = 11; // pixels of 96 to an inch

AidRules::AidRules(const ScenarioDocument &document, const Corrections &corrections,
                   const Rulebook &rulebook)
    : m_scenario(document.scenario())
    , m_library(document.library())
    , m_corrections(corrections)
    , m_rulebook(rulebook)
{
}

bool AidRules::isOn(const std::string &option) const
{
    return isOptionOn(m_scenario, m_library.system, option);
}

// A rule with a switch: as it is set. Others: where the edition has them; ours always.
bool AidRules::isInForce(const std::string &rule) const
{
    for (const auto &[name, row] : m_library.system.switches)
        if (row.rule == rule && std::holds_alternative<bool>(row.standard))
            return isOn(name);
    const RuleEntry *const entry = m_rulebook.find(rule);
    return !entry || entry->paragraph.empty() || entry->paragraph.contains(m_scenario.profile);
}

std::vector<const RuleEntry *> AidRules::entriesOf(const std::string &key) const
{
    std::vector<const RuleEntry *> entries;
    for (const std::string &rule : rulesNamed(m_corrections.corrected(), key))
        if (const RuleEntry *const entry = m_rulebook.find(rule); entry && isInForce(rule))
            entries.push_back(entry);
    return entries;
}

QString aidHeading(const QString &title, const QString &rules)
{
    return u"<h2>%1 <span class=\"rules\">%2</span></h2>"_s.arg(title.toHtmlEscaped(),
                                                                rules.toHtmlEscaped());
}

static QString aidParagraph(const QString &title, const QString &text, const QString &rule,
                            const QString &pictures = {})
{
    return u"<p>%1<b>%2</b> %3 <span class=\"rules\">%4</span></p>"_s.arg(
        pictures, title.toHtmlEscaped(), text.toHtmlEscaped(), rule.toHtmlEscaped());
}

static QString ruleParagraph(const RuleEntry &entry, const QString &pictures = {})
{
    const RuleText said = editor::saidIn(entry, editor::windowLanguage());
    return aidParagraph(toQString(said.title) + u":"_s, toQString(said.text), toQString(entry.id),
                        pictures);
}

QString AidRules::phases() const
{
    QStringList names;
    for (const Phase phase : kPhasesOfTurn)
        if (phase != Phase::Planning || isOn("command_points"))
            names << u"%1.&nbsp;%2"_s.arg(names.size() + 1)
                         .arg(PlayText::phase(phase).toHtmlEscaped());
    return aidHeading(tr("A turn"), u"R6.0a"_s) + u"<p>%1</p>"_s.arg(names.join(u" &nbsp; "_s));
}

QString AidRules::actions() const
{
    QString items;
    for (int i = 0; i < kActions; ++i) {
        const auto action = static_cast<Action>(i);
        const QString rule = PlayText::ruleOf(action);
        const bool isReplaced = action == Action::Detach && isOn("reinforces_positions");
        if (isInForce(rule.toStdString()) && !isReplaced)
            items +=
                aidParagraph(PlayText::action(action) + u":"_s, PlayText::actionHelp(action), rule);
    }
    return aidHeading(tr("Actions"), u"R6.4c"_s) + items;
}

QString AidRules::abilities() const
{
    std::set<std::string> used;
    for (const UnitSpec &unit : m_scenario.units)
        if (const UnitCard *const card = m_library.cards.unit(unit.card))
            used.insert(card->abilities.begin(), card->abilities.end());
    QString items;
    for (const auto &[id, row] : m_library.system.abilities)
        if (used.contains(id))
            items +=
                aidParagraph(inWindowLanguage(row.name) + u":"_s, inWindowLanguage(row.text), {});
    return items.isEmpty() ? QString()
                           : aidHeading(tr("Abilities of the units here"), u"R4.2d"_s) + items;
}

// A rule that several markers share is there once, with all of them.
QString AidRules::markers() const
{
    std::vector<const RuleEntry *> entries;
    std::map<std::string_view, QString> pictures; // by rule
    for (int i = 0; i < kMarkers; ++i) {
        const auto marker = static_cast<Marker>(i);
        for (const RuleEntry *entry : entriesOf("marker." + std::string(toString(marker)))) {
            if (std::find(entries.begin(), entries.end(), entry) == entries.end())
                entries.push_back(entry);
            pictures[entry->id] += markerHtml(marker, kRuleMarker) + u"&nbsp;"_s;
        }
    }
    QString items;
    for (const RuleEntry *entry : entries)
        items += ruleParagraph(*entry, pictures[entry->id]);
    return items.isEmpty() ? QString() : aidHeading(tr("What markers do"), u"R13.0a"_s) + items;
}

QString AidRules::closeCombat() const
{
    QString html;
    const auto add = [&](const QString &title, const std::string &key) {
        const std::vector<const RuleEntry *> entries = entriesOf("close_combat." + key);
        if (entries.empty())
            return;
        html += u"<h3>%1</h3>"_s.arg(title.toHtmlEscaped());
        for (const RuleEntry *entry : entries)
            html += ruleParagraph(*entry);
    };
    add(tr("Course"), "course");
    add(tr("Attack dice"), "attack");
    add(tr("Defence dice"), "defence");
    add(tr("Results"), "results");
    return html.isEmpty() ? html : aidHeading(tr("Close combat"), u"R11.0a"_s) + html;
}

} // namespace hexwerk::assault::ui
