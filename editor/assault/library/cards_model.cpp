#include "editor/assault/library/cards_model.h"

#include "editor/assault/text/card_text.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/effect_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

CardsModel::CardsModel(LibraryDocument &document, CardKind kind, QObject *parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_kind(kind)
{
    readAll();
    connect(&document, &LibraryDocument::changed, this, &CardsModel::follow);
}

static QString marksOf(const SourceMarks &marks)
{
    QString letters;
    for (const char *letter : {"T", "W", "O", "G"})
        if (std::any_of(marks.begin(), marks.end(), [letter](const auto &mark) {
                return mark.second.find(letter) != std::string::npos;
            }))
            letters += QLatin1String(letter);
    return letters;
}

template<typename Card>
static QString wordsOf(const Card &card, const DataStore &library)
{
    QStringList words = {editor::inWindowLanguage(card.text)};
    for (const CardEffect &effect : card.effects)
        words << EffectText::sentence(effect, library);
    return words.join(QLatin1Char(' '));
}

CardsModel::Row CardsModel::rowFor(const CardRef &ref) const
{
    const FiledCard &filed = *m_document.find(ref);
    const DataStore &library = *m_document.library();
    Row row;
    row.ref = ref;
    row.name = CardText::name(filed.card);
    row.nation = CardText::nation(filed.card, library);
    row.type = CardText::type(filed.card);
    row.from = CardText::origin(m_document, ref);
    row.mark = marksOf(filed.marks);
    if (const auto *unit = std::get_if<UnitCard>(&filed.card)) {
        row.unitClass = ChoiceText::unitClass(unit->unitClass);
        row.points = unit->points;
        row.strength = unit->strength;
        row.movement = unit->movement;
        row.abilities = unit->abilities;
    }
    if (const auto *formation = std::get_if<FormationCard>(&filed.card)) {
        row.unitClass = editor::inWindowLanguage(formation->command);
        row.strength = formation->commandPoints;
        for (const FormationUnits &units : formation->units) {
            const FiledCard *card = m_document.find({CardKind::Unit, units.card});
            row.points += card ? units.count * std::get<UnitCard>(card->card).points : 0;
            row.movement += units.count;
        }
    }
    QString played;
    if (const auto *command = std::get_if<CommandCard>(&filed.card)) {
        row.unitClass = editor::inWindowLanguage(command->category);
        played = wordsOf(*command, library);
    }
    if (const auto *support = std::get_if<SupportCard>(&filed.card)) {
        row.unitClass = ChoiceText::activationTime(support->time);
        played = wordsOf(*support, library);
    }
    row.words = QStringLiteral("%1 %2 %3 %4")
                    .arg(row.name, editor::toQString(ref.id), row.unitClass, played)
                    .toLower();
    return row;
}

void CardsModel::readAll()
{
    beginResetModel();
    m_rows.clear();
    for (const CardRef &ref : m_document.cards(m_kind))
        m_rows.push_back(rowFor(ref));
    endResetModel();
}

int CardsModel::rowOf(const CardRef &card) const
{
    const auto place =
        std::lower_bound(m_rows.begin(), m_rows.end(), card,
                         [](const Row &row, const CardRef &ref) { return row.ref < ref; });
    return place == m_rows.end() || place->ref != card ? -1
                                                       : static_cast<int>(place - m_rows.begin());
}

void CardsModel::follow(const std::vector<CardRef> &cards)
{
    for (const CardRef &ref : cards) {
        if (ref.kind != m_kind)
            continue;
        const int row = rowOf(ref);
        const bool isThere = m_document.find(ref) != nullptr;
        if (row >= 0 && isThere) {
            m_rows[static_cast<std::size_t>(row)] = rowFor(ref);
            emit dataChanged(index(row, 0), index(row, columnCount() - 1));
        } else if (row >= 0) {
            beginRemoveRows({}, row, row);
            m_rows.erase(m_rows.begin() + row);
            endRemoveRows();
        } else if (isThere) {
            const auto place =
                std::lower_bound(m_rows.begin(), m_rows.end(), ref,
                                 [](const Row &one, const CardRef &id) { return one.ref < id; });
            const int at = static_cast<int>(place - m_rows.begin());
            beginInsertRows({}, at, at);
            m_rows.insert(place, rowFor(ref));
            endInsertRows();
        }
    }
}

int CardsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CardsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Id + 1;
}

QString CardsModel::text(const Row &row, int column) const
{
    switch (column) {
    case Name:
        return row.name;
    case Nation:
        return row.nation;
    case Type:
        return row.type;
    case Class:
        return row.unitClass;
    case From:
        return row.from;
    case Mark:
        return row.mark;
    case Id:
        return editor::toQString(row.ref.id);
    default:
        return {};
    }
}

QVariant CardsModel::data(const QModelIndex &index, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::UserRole && role != Qt::TextAlignmentRole)
        return {};
    const Row &one = row(index.row());
    const int column = index.column();
    const bool isNumber = column == Points || column == Strength || column == Movement;
    if (role == Qt::TextAlignmentRole)
        return isNumber ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    if (isNumber)
        return column == Points ? one.points : column == Strength ? one.strength : one.movement;
    return role == Qt::UserRole ? text(one, column).toLower() : text(one, column);
}

QString CardsModel::typeHeader(CardKind kind)
{
    switch (kind) {
    case CardKind::Unit:
        return tr("Type");
    case CardKind::Formation:
        return tr("Deck");
    case CardKind::Command:
        return tr("When");
    case CardKind::Support:
        return tr("Kind");
    }
    return {};
}

QString CardsModel::classHeader(CardKind kind)
{
    switch (kind) {
    case CardKind::Unit:
        return tr("Class");
    case CardKind::Formation:
        return tr("Belongs to");
    case CardKind::Command:
        return tr("Category");
    case CardKind::Support:
        return tr("When");
    }
    return {};
}

QVariant CardsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const bool isUnit = m_kind == CardKind::Unit;
    switch (section) {
    case Name:
        return tr("Name");
    case Nation:
        return tr("Nation");
    case Type:
        return typeHeader(m_kind);
    case Class:
        return classHeader(m_kind);
    case Points:
        return tr("Points");
    case Strength:
        return isUnit ? tr("Strength") : tr("Command points");
    case Movement:
        return isUnit ? tr("Movement") : tr("Units");
    case From:
        return tr("From");
    case Mark:
        return tr("Mark");
    case Id:
        return tr("Id");
    default:
        return {};
    }
}

void CardsModel::retranslate()
{
    readAll();
}

CardFilter::CardFilter(CardsModel &cards, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_cards(cards)
{
    setSortRole(Qt::UserRole);
    setSourceModel(&cards);
}

void CardFilter::setQuery(const CardQuery &query)
{
    if (m_query == query)
        return;
    m_query = query;
    m_kept.reset();
    m_words = query.words.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

const CardRef &CardFilter::card(const QModelIndex &index) const
{
    return m_cards.card(mapToSource(index).row());
}

QModelIndex CardFilter::indexOf(const CardRef &card) const
{
    const int row = m_cards.rowOf(card);
    return row < 0 ? QModelIndex() : mapFromSource(m_cards.index(row, 0));
}

bool CardFilter::filterAcceptsRow(int row, const QModelIndex &) const
{
    const CardsModel::Row &card = m_cards.row(row);
    if (m_kept == card.ref)
        return true;
    const auto is = [](const QString &wanted, const QString &has) {
        return wanted.isEmpty() || wanted == has;
    };
    const bool has = m_query.ability.empty() ||
                     std::find(card.abilities.begin(), card.abilities.end(), m_query.ability) !=
                         card.abilities.end();
    return has && is(m_query.nation, card.nation) && is(m_query.type, card.type) &&
           is(m_query.unitClass, card.unitClass) && card.points >= m_query.leastPoints &&
           (m_query.mostPoints == 0 || card.points <= m_query.mostPoints) &&
           std::all_of(m_words.begin(), m_words.end(),
                       [&card](const QString &word) { return card.words.contains(word); });
}

} // namespace hexwerk::assault::ui
