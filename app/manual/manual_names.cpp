#include "app/manual/manual_names.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>

#include "app/workshop/drawn_texts.h"
#include "core/files/text_file.h"
#include "editor/text/local_text.h"
#include "texts/translation/catalogue.h"
#include "texts/translation/ts_texts.h"

#include <functional>

namespace hexwerk {

using editor::toQString;
using translation::TextUnit;

QString plainName(const QString &text)
{
    static const QRegularExpression end(QStringLiteral(" ?(\\.\\.\\.|…|:)$"));
    static const QRegularExpression key(QStringLiteral("&(?!&)"));
    return QString(text).remove(key).remove(end);
}

static QString nativeKey(const QKeySequence &key)
{
    return key.toString(QKeySequence::NativeText);
}

// Calls `fill` with kind and name of each placeholder, and puts what it says there.
static QString replaced(const QString &markdown,
                        const std::function<QString(const QString &, const QString &)> &fill)
{
    static const QRegularExpression placeholder(QStringLiteral("\\{(\\w+):([^}]+)\\}"));
    QString text;
    qsizetype done = 0;
    for (auto all = placeholder.globalMatch(markdown); all.hasNext();) {
        const QRegularExpressionMatch one = all.next();
        text += markdown.mid(done, one.capturedStart() - done);
        text += fill(one.captured(1), one.captured(2));
        done = one.capturedEnd();
    }
    return text + markdown.mid(done);
}

static QString bold(const QString &text)
{
    return QStringLiteral("**%1**").arg(text);
}

static QString asKey(const QString &text)
{
    return QStringLiteral("`%1`").arg(text);
}

ManualNames::ManualNames(const DataPaths &paths, const QMainWindow &window)
    : m_window(window)
{
    static const std::string texts = "translations/hexwerk_de.ts";
    for (const auto &file : translation::filesWithTexts(paths, texts)) {
        const auto content = readTextFile(file);
        std::vector<Problem> problems;
        if (content)
            m_units = translation::textsOfTs(*content.value, texts, {}, problems);
        if (!m_units.empty())
            break;
    }
    for (std::size_t i = 0; i < m_units.size(); ++i)
        m_places.insert(plainName(toQString(m_units[i].source)), i);
}

ManualNames::Units ManualNames::unitsOf(const QString &name) const
{
    const std::string type = "::" + name.section(u'@', 1).toStdString();
    Units units;
    for (const std::size_t place : m_places.values(name.section(u'@', 0, 0)))
        if (type == "::" || ("::" + m_units[place].context).ends_with(type))
            units.push_back(&m_units[place]);
    return units;
}

QString ManualNames::nameIn(const QString &name, const QString &language) const
{
    const Units units = unitsOf(name);
    const QString source = name.section(u'@', 0, 0);
    return units.empty() || language != QLatin1String("de")
               ? source
               : plainName(toQString(units.back()->target));
}

QString ManualNames::nameNow(const QString &name) const
{
    const Units units = unitsOf(name);
    return units.empty() ? name.section(u'@', 0, 0) : plainName(shownInWindow(*units.back()));
}

// Of several with that text, the one of the table that the name says, else one of no table.
const QAction *ManualNames::actionCalled(const QString &name) const
{
    const QString now = nameNow(name);
    const QString table = name.section(u'@', 1);
    const auto fits = [&table](const QAction &action) {
        const QString own = action.parent() ? action.parent()->objectName() : QString();
        return table.isEmpty() ? 0 : own == table ? 2 : own.endsWith(u"Actions") ? 0 : 1;
    };
    const QAction *best = nullptr;
    for (const QAction *action : m_window.findChildren<QAction *>())
        if (!action->shortcut().isEmpty() && plainName(action->text()) == now &&
            (!best || fits(*action) > fits(*best)))
            best = action;
    return best;
}

QString ManualNames::keyOf(const QString &name) const
{
    const QAction *const action = actionCalled(name);
    return action ? nativeKey(action->shortcut()) : QString();
}

static void addRows(const QMenu &menu, QStringList &rows)
{
    for (const QAction *action : menu.actions()) {
        if (action->menu())
            addRows(*action->menu(), rows);
        else if (!action->isSeparator() && !action->shortcut().isEmpty())
            rows << QStringLiteral("| %1 | `%2` | %3 |")
                        .arg(plainName(action->text()), nativeKey(action->shortcut()),
                             action->statusTip());
    }
}

QString ManualNames::keysOfMenu(const QString &name) const
{
    QStringList rows = {QStringLiteral("| | | |"), QStringLiteral("|---|---|---|")};
    for (const QAction *action : m_window.menuBar()->actions())
        if (action->menu() && plainName(action->text()) == nameNow(name))
            addRows(*action->menu(), rows);
    return rows.join(u'\n');
}

QString ManualNames::filled(const QString &markdown) const
{
    return replaced(markdown, [this](const QString &kind, const QString &name) {
        if (kind == QLatin1String("ui") || kind == QLatin1String("action"))
            return bold(nameNow(name));
        if (kind == QLatin1String("menu")) {
            QStringList way;
            for (const QString &step : name.split(QStringLiteral(" > ")))
                way << nameNow(step);
            return bold(way.join(QStringLiteral(" > ")));
        }
        if (kind == QLatin1String("key")) {
            const QString key = keyOf(name);
            return key.isEmpty() ? bold(nameNow(name)) : asKey(key);
        }
        if (kind == QLatin1String("press"))
            return asKey(nativeKey(QKeySequence::fromString(name)));
        return kind == QLatin1String("keys") ? keysOfMenu(name) : QString();
    });
}

QString ManualNames::plain(const QString &markdown, const QString &language) const
{
    const QString named = replaced(markdown, [&](const QString &kind, const QString &name) {
        if (kind == QLatin1String("key"))
            return keyOf(name);
        if (kind == QLatin1String("press"))
            return nativeKey(QKeySequence::fromString(name));
        if (kind == QLatin1String("keys"))
            return QString();
        QStringList way;
        for (const QString &step : name.split(QStringLiteral(" > ")))
            way << nameIn(step, language);
        return way.join(QStringLiteral(" > "));
    });
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
    static const QRegularExpression marks(
        QStringLiteral("\\*\\*|`|^ *(\\d+\\.|[-*]) +|^\\|[-| ]+\\|$|\\|"),
        QRegularExpression::MultilineOption);
    return QString(named).replace(link, QStringLiteral("\\1")).remove(marks).simplified();
}

QStringList ManualNames::unknown(const QString &markdown, const QString &language) const
{
    QStringList wrong;
    replaced(markdown, [&](const QString &kind, const QString &name) {
        const auto isKnown = [&](const QString &one) {
            const Units units = unitsOf(one);
            QStringList names;
            for (const TextUnit *unit : units)
                names << plainName(
                    toQString(language == QLatin1String("de") ? unit->target : unit->source));
            names.removeDuplicates();
            return names.size() == 1 && !names.front().isEmpty();
        };
        bool isGood = false;
        if (kind == QLatin1String("ui")) {
            isGood = isKnown(name);
        } else if (kind == QLatin1String("menu")) {
            isGood = true;
            for (const QString &step : name.split(QStringLiteral(" > ")))
                isGood = isGood && isKnown(step);
        } else if (kind == QLatin1String("action") || kind == QLatin1String("key")) {
            isGood = isKnown(name) && actionCalled(name);
        } else if (kind == QLatin1String("press")) {
            const QKeySequence key = QKeySequence::fromString(name);
            isGood = !key.isEmpty() && !nativeKey(key).isEmpty() &&
                     key[static_cast<uint>(key.count()) - 1].key() != Qt::Key_unknown;
        } else if (kind == QLatin1String("keys")) {
            isGood = keysOfMenu(name).count(u'\n') > 1;
        }
        if (!isGood)
            wrong << QStringLiteral("{%1:%2}").arg(kind, name);
        return QString();
    });
    return wrong;
}

} // namespace hexwerk
