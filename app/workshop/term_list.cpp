#include "app/workshop/term_list.h"

#include "core/rulebook/rulebook.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <vector>

namespace hexwerk {

using editor::toQString;

static constexpr int kLetter = Qt::UserRole;
static constexpr int kWord = Qt::UserRole + 1;

TermList::TermList(QWidget *parent)
    : QListWidget(parent)
{
    setObjectName(QStringLiteral("terms"));
    setWordWrap(true);
    connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem *item) {
        if (const QString word = item->data(kWord).toString(); !word.isEmpty())
            emit chosen(word);
    });
}

void TermList::setTerms(const Terms &terms, const std::string &language)
{
    clear();
    m_finder = std::make_unique<const TermFinder>(terms, std::string(kSourceLanguage));
    m_language = language;
}

void TermList::show(const std::string &source, const QString &letters)
{
    clear();
    if (!m_finder)
        return;
    std::vector<const Term *> shown;
    for (const FoundTerm &found : m_finder->find(source)) {
        const auto words = found.term->words.find(m_language);
        if (words == found.term->words.end() || words->second.word.empty() ||
            std::find(shown.begin(), shown.end(), found.term) != shown.end())
            continue;
        shown.push_back(found.term);
        const QString word = toQString(words->second.word);
        const auto place = static_cast<qsizetype>(shown.size() - 1);
        const QChar letter = place < letters.size() ? letters[place] : QChar();
        QString line = QStringLiteral("%1 → %2").arg(
            toQString(found.term->words.at(std::string(kSourceLanguage)).word), word);
        if (!letter.isNull())
            line.prepend(QStringLiteral("Alt+%1  ").arg(letter.toUpper()));
        QStringList avoided;
        for (const std::string &avoid : words->second.avoid)
            avoided << toQString(avoid);
        if (!avoided.isEmpty())
            //: Wordings that are wrong for a term
            line += QStringLiteral("  ") + tr("(not: %1)").arg(avoided.join(QStringLiteral(", ")));
        auto *item = new QListWidgetItem(line, this);
        item->setData(kLetter, letter.toLower());
        item->setData(kWord, word);
        item->setToolTip(toQString(textIn(found.term->definition, m_language)));
    }
    if (shown.empty())
        (new QListWidgetItem(tr("No terms in this text."), this))->setFlags(Qt::NoItemFlags);
}

QString TermList::word(QChar letter) const
{
    for (int row = 0; row < count(); ++row)
        if (!letter.isNull() && item(row)->data(kLetter).toChar() == letter.toLower())
            return item(row)->data(kWord).toString();
    return {};
}

} // namespace hexwerk
