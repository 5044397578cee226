#include "editor/assault/text/term_text.h"

#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

QString capitalized(QString sentence)
{
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toUpper();
    return sentence;
}

QString TermText::kind(TermKind kind)
{
    switch (kind) {
    case TermKind::All:
        return tr("All of these");
    case TermKind::Any:
        return tr("At least one of these");
    case TermKind::Not:
        return tr("Not this");
    case TermKind::Control:
        return tr("Holds an objective");
    case TermKind::ControlsAtLeast:
        return tr("Holds a number of objectives");
    case TermKind::ControlsMajority:
        return tr("Holds most objectives");
    case TermKind::Losses:
        return tr("Units of a side eliminated");
    case TermKind::Track:
        return tr("A track has reached a number");
    case TermKind::UnitsInZone:
        return tr("Units are in a zone");
    case TermKind::Turn:
        return tr("A turn has been reached");
    case TermKind::SideHasNoUnits:
        return tr("A side has no units left");
    }
    return {};
}

QString TermText::ownSide()
{
    return tr("The winner of this condition");
}

namespace {

// Terms in one language; `side` is whose condition it is.
class TermSentence
{
public:
    TermSentence(const Scenario &scenario, const QString &side, const editor::Tongue &tongue)
        : m_scenario(scenario)
        , m_side(side)
        , m_tongue(tongue)
    {
    }

    QString of(const Term &term) const;

private:
    template<typename List>
    QString named(const List &items, const std::string &id) const
    {
        return TermText::named(items, id, m_tongue);
    }
    QString sideOf(const Term &term) const
    {
        return term.side.empty() && !m_side.isEmpty()
                   ? m_side
                   : TermText::side(term.side, m_scenario, m_tongue);
    }
    QString ofLeaf(const Term &term) const;
    QString joined(const Term &term, const QString &word) const;

    const Scenario &m_scenario;
    const QString m_side;
    const editor::Tongue &m_tongue;
};

QString TermSentence::ofLeaf(const Term &term) const
{
    const editor::Tongue &in = m_tongue;
    switch (term.kind) {
    case TermKind::Control:
        //: %1 is "the Allies side", %2 an objective
        return in.translate("hexwerk::assault::ui::TermText", "%1 holds %2")
            .arg(sideOf(term), named(m_scenario.objectives, term.name));
    case TermKind::ControlsAtLeast:
        //: %1 is "the Allies side"
        return in
            .translate("hexwerk::assault::ui::TermText", "%1 holds at least %n objective(s)",
                       nullptr, term.number)
            .arg(sideOf(term));
    case TermKind::ControlsMajority:
        //: %1 is "the Allies side"
        return in
            .translate("hexwerk::assault::ui::TermText",
                       "%1 holds more than half of the objectives")
            .arg(sideOf(term));
    case TermKind::Losses:
        //: %1 is "the Allies side"
        return in
            .translate("hexwerk::assault::ui::TermText", "%1 has lost at least %n unit(s)", nullptr,
                       term.number)
            .arg(TermText::side(term.name, m_scenario, in));
    case TermKind::Track:
        //: %1 is a track, %2 a number
        return in.translate("hexwerk::assault::ui::TermText", "the track %1 is at %2 or more")
            .arg(named(m_scenario.tracks, term.name))
            .arg(term.number);
    case TermKind::UnitsInZone:
        //: %1 is "the Allies side", %2 a zone
        return in
            .translate("hexwerk::assault::ui::TermText", "%1 has at least %n unit(s) in %2",
                       nullptr, term.number)
            .arg(sideOf(term), named(m_scenario.zones, term.name));
    case TermKind::Turn:
        return in.translate("hexwerk::assault::ui::TermText", "it is turn %1 or later")
            .arg(term.number);
    case TermKind::SideHasNoUnits:
        //: %1 is "the Allies side"
        return in.translate("hexwerk::assault::ui::TermText", "%1 has no units left")
            .arg(TermText::side(term.name, m_scenario, in));
    case TermKind::All:
    case TermKind::Any:
    case TermKind::Not:
        break;
    }
    return {};
}

// Parts that are joined themselves stand in brackets.
QString TermSentence::joined(const Term &term, const QString &word) const
{
    QStringList parts;
    for (const Term &inner : term.terms) {
        const bool isJoined = (inner.kind == TermKind::All || inner.kind == TermKind::Any) &&
                              inner.terms.size() > 1 && term.terms.size() > 1;
        parts << (isJoined ? QStringLiteral("(%1)").arg(of(inner)) : of(inner));
    }
    return parts.join(word);
}

QString TermSentence::of(const Term &term) const
{
    const editor::Tongue &in = m_tongue;
    switch (term.kind) {
    case TermKind::All:
        return term.terms.empty() ? in.translate("hexwerk::assault::ui::TermText", "always")
                                  : joined(term, in.translate("hexwerk::assault::ui::TermText",
                                                              " and ", "between two conditions"));
    case TermKind::Any:
        return term.terms.empty() ? in.translate("hexwerk::assault::ui::TermText", "never")
                                  : joined(term, in.translate("hexwerk::assault::ui::TermText",
                                                              " or ", "between two conditions"));
    case TermKind::Not:
        return in.translate("hexwerk::assault::ui::TermText", "not (%1)")
            .arg(joined(term, u", "_s));
    default:
        return ofLeaf(term);
    }
}

} // namespace

QString TermText::side(const std::string &id, const Scenario &scenario, const editor::Tongue &in)
{
    if (id.empty())
        return in.translate("hexwerk::assault::ui::TermText", "the side itself");
    //: %1 is a side, such as Axis
    return in.translate("hexwerk::assault::ui::TermText", "the %1 side")
        .arg(named(scenario.sides, id, in));
}

QString TermText::whole(const Term &term, const Scenario &scenario, const std::string &side,
                        const editor::Tongue &in)
{
    return TermSentence(scenario, side.empty() ? QString() : TermText::side(side, scenario, in), in)
        .of(term);
}

QString TermText::sentence(const Term &term, const Scenario &scenario)
{
    if (term.kind == TermKind::All || term.kind == TermKind::Any || term.kind == TermKind::Not)
        return kind(term.kind);
    return capitalized(whole(term, scenario, {}, editor::Tongue()));
}

QString TermText::numberLabel(TermKind kind)
{
    switch (kind) {
    case TermKind::ControlsAtLeast:
        return tr("Objectives");
    case TermKind::Losses:
    case TermKind::UnitsInZone:
        return tr("At least (units)");
    case TermKind::Track:
        return tr("At least");
    case TermKind::Turn:
        return tr("Turn");
    case TermKind::All:
    case TermKind::Any:
    case TermKind::Not:
    case TermKind::Control:
    case TermKind::ControlsMajority:
    case TermKind::SideHasNoUnits:
        return {};
    }
    return {};
}

QString TermText::nameLabel(TermKind kind)
{
    switch (kind) {
    case TermKind::Control:
        return tr("Objective");
    case TermKind::Losses:
    case TermKind::SideHasNoUnits:
        return tr("Side");
    case TermKind::Track:
        return tr("Track");
    case TermKind::UnitsInZone:
        return tr("Zone");
    case TermKind::All:
    case TermKind::Any:
    case TermKind::Not:
    case TermKind::ControlsAtLeast:
    case TermKind::ControlsMajority:
    case TermKind::Turn:
        return {};
    }
    return {};
}

bool TermText::takesSide(TermKind kind)
{
    return kind == TermKind::Control || kind == TermKind::ControlsAtLeast ||
           kind == TermKind::ControlsMajority || kind == TermKind::UnitsInZone;
}

} // namespace hexwerk::assault::ui
