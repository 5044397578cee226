#include "app/workshop/text_list.h"

#include <QIcon>

#include "app/workshop/alarm_text.h"
#include "editor/canvas/icons.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk {

using editor::toQString;
using translation::TextUnit;
using translation::UnitState;

TextList::TextList(const Workshop &workshop, QObject *parent)
    : QAbstractTableModel(parent)
    , m_workshop(workshop)
{
}

bool TextList::isUnfinished(const TextUnit &unit)
{
    return stateNow(unit) != UnitState::Final;
}

static bool fits(const TextUnit &unit, TextList::Show show, bool fails)
{
    using Show = TextList::Show;
    switch (show) {
    case Show::All:
        return true;
    case Show::Unfinished:
        return TextList::isUnfinished(unit);
    case Show::Untranslated:
        return unit.state == UnitState::Untranslated;
    case Show::NeedsWork:
        return stateNow(unit) == UnitState::Draft;
    case Show::ToReview:
        return stateNow(unit) == UnitState::Review;
    case Show::Approved:
        return stateNow(unit) == UnitState::Final;
    case Show::Stale:
        return isStale(unit);
    case Show::Failing:
        return fails;
    }
    return true;
}

static bool contains(const std::string &text, const QString &words)
{
    return toQString(text).contains(words, Qt::CaseInsensitive);
}

bool TextList::shows(std::size_t unit) const
{
    const TextUnit &text = m_workshop.units()[unit];
    if (m_kind && text.kind != *m_kind)
        return false;
    if (!fits(text, m_show, unit < m_fails.size() && m_fails[unit]))
        return false;
    if (m_words.isEmpty() || contains(text.key, m_words))
        return true;
    const auto has = [this](const std::string &one) { return contains(one, m_words); };
    const auto sources = text.sources();
    const auto targets = text.targets();
    return std::any_of(sources.begin(), sources.end(), has) ||
           std::any_of(targets.begin(), targets.end(), has);
}

void TextList::filter(Show show, std::optional<translation::UnitKind> kind, const QString &words)
{
    beginResetModel();
    m_show = show;
    m_kind = kind;
    m_words = words.trimmed();
    if (show == Show::Failing && m_fails.empty())
        m_fails = m_workshop.failing();
    m_shown.clear();
    for (std::size_t unit = 0; unit < m_workshop.units().size(); ++unit)
        if (shows(unit))
            m_shown.push_back(unit);
    endResetModel();
}

void TextList::reset()
{
    m_fails.clear();
    filter(m_show, m_kind, m_words);
}

// It stays in the list, though it may not fit any more: the next one is chosen from there.
void TextList::update(std::size_t unit)
{
    if (unit < m_fails.size())
        m_fails[unit] = !m_workshop.check(m_workshop.units()[unit]).empty();
    if (const int row = rowOf(unit); row >= 0)
        emit dataChanged(index(row, 0), index(row, kColumns - 1));
}

int TextList::rowOf(std::size_t unit) const
{
    const auto found = std::lower_bound(m_shown.begin(), m_shown.end(), unit);
    return found == m_shown.end() || *found != unit ? -1
                                                    : static_cast<int>(found - m_shown.begin());
}

int TextList::nextUnfinished(int row) const
{
    const int rows = rowCount();
    for (int k = 1; k <= rows; ++k) {
        const int next = (row + k) % rows;
        if (isUnfinished(m_workshop.units()[unitAt(next)]))
            return next;
    }
    return -1;
}

int TextList::count(Show show) const
{
    return static_cast<int>(
        std::count_if(m_workshop.units().begin(), m_workshop.units().end(),
                      [show](const TextUnit &unit) { return fits(unit, show, false); }));
}

int TextList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int TextList::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

static QString shownState(const TextUnit &unit)
{
    return isStale(unit) ? TextList::tr("Stale") : nameOf(stateNow(unit));
}

static QString iconOf(const TextUnit &unit)
{
    switch (stateNow(unit)) {
    case UnitState::Untranslated:
        return QStringLiteral("add");
    case UnitState::Draft:
        return QStringLiteral("edit");
    case UnitState::Review:
        return QStringLiteral("eye");
    case UnitState::Final:
        return QStringLiteral("check");
    }
    return {};
}

QVariant TextList::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const TextUnit &unit = m_workshop.units()[unitAt(index.row())];
    const auto oneLine = [](const std::string &text) {
        return toQString(text).replace(QLatin1Char('\n'), QLatin1Char(' '));
    };
    if (role == Qt::DecorationRole && index.column() == State)
        return editor::icon(iconOf(unit));
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case State:
        return shownState(unit);
    case Place:
        return shownPlace(unit);
    case Source:
        return oneLine(unit.sources().back());
    default:
        return oneLine(unit.targets().empty() ? std::string() : unit.targets().back());
    }
}

QVariant TextList::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case State:
        return tr("State");
    case Place:
        return tr("Place");
    case Source:
        return tr("English");
    default:
        return tr("Translation");
    }
}

} // namespace hexwerk
