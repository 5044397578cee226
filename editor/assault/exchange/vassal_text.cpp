#include "editor/assault/exchange/vassal_text.h"

namespace hexwerk::assault::ui {

static QString escapedFor(QString text, QChar delimiter)
{
    return text.replace(delimiter, QString(QLatin1Char('\\')) + delimiter);
}

QString vassalSequence(const QStringList &texts, QChar delimiter)
{
    const QLatin1Char quote('\'');
    QStringList all;
    for (const QString &text : texts) {
        const QString escaped = escapedFor(text, delimiter);
        const bool isQuoted =
            text.startsWith(QLatin1Char('\\')) || (text.startsWith(quote) && text.endsWith(quote));
        all << (isQuoted ? quote + escaped + quote : escaped);
    }
    return all.join(delimiter);
}

QString vassalPiece(const std::vector<VassalTrait> &traits)
{
    const QLatin1Char tab('\t');
    QString type = traits.back().type;
    QString state = traits.back().state;
    for (auto trait = traits.rbegin() + 1; trait != traits.rend(); ++trait) {
        type = vassalSequence({trait->type, type}, tab);
        state = vassalSequence({trait->state, state}, tab);
    }
    return QStringLiteral("+/") +
           vassalSequence({QStringLiteral("null"), type, state}, QLatin1Char('/'));
}

QString vassalName(const QString &text)
{
    return text.simplified().replace(QLatin1Char('\\'), QLatin1Char('/'));
}

} // namespace hexwerk::assault::ui
