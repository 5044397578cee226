#include "tests/app/cli/expectation.h"

#include <QJsonDocument>

#include <cmath>

namespace hexwerk::testing {

static QString shown(const QJsonValue &value)
{
    if (value.isUndefined())
        return QStringLiteral("nothing");
    const QByteArray inArray = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(inArray.mid(1, inArray.size() - 2));
}

static QString mismatch(const QString &path, const QJsonValue &expected, const QJsonValue &actual)
{
    return QStringLiteral("%1: expected %2, got %3").arg(path, shown(expected), shown(actual));
}

static QString containsDifference(const QJsonArray &wanted, const QJsonArray &actual,
                                  const QString &path)
{
    qsizetype at = 0;
    for (qsizetype i = 0; i < wanted.size(); ++i, ++at) {
        while (at < actual.size() && !difference(wanted[i], actual[at]).isEmpty())
            ++at;
        if (at >= actual.size())
            return QStringLiteral("%1: nothing (more) like %2 in %3")
                .arg(path, shown(wanted[i]), shown(actual));
    }
    return {};
}

static QString objectDifference(const QJsonObject &expected, const QJsonValue &actual,
                                const QString &path)
{
    const QString contains = QStringLiteral("$contains");
    if (expected.contains(contains))
        return actual.isArray()
                   ? containsDifference(expected[contains].toArray(), actual.toArray(), path)
                   : mismatch(path, expected, actual);
    if (!actual.isObject())
        return mismatch(path, expected, actual);
    for (auto it = expected.begin(); it != expected.end(); ++it)
        if (const QString found =
                difference(it.value(), actual[it.key()], path + QLatin1Char('.') + it.key());
            !found.isEmpty())
            return found;
    return {};
}

static QString arrayDifference(const QJsonArray &expected, const QJsonValue &actual,
                               const QString &path)
{
    if (!actual.isArray() || actual.toArray().size() != expected.size())
        return mismatch(path, expected, actual);
    for (qsizetype i = 0; i < expected.size(); ++i)
        if (const QString found = difference(expected[i], actual.toArray()[i],
                                             QStringLiteral("%1[%2]").arg(path).arg(i));
            !found.isEmpty())
            return found;
    return {};
}

QString difference(const QJsonValue &expected, const QJsonValue &actual, const QString &path)
{
    if (expected.isObject())
        return objectDifference(expected.toObject(), actual, path);
    if (expected.isArray())
        return arrayDifference(expected.toArray(), actual, path);
    // Chances are fractions of two; they are written in decimals.
    const bool isEqual = expected.isDouble() && actual.isDouble()
                             ? std::abs(expected.toDouble() - actual.toDouble()) <= 1e-9
                             : expected == actual;
    return isEqual ? QString() : mismatch(path, expected, actual);
}

static QJsonValue changed(const QJsonValue &value)
{
    if (value.isDouble())
        return value.toDouble() + 1;
    if (value.isBool())
        return !value.toBool();
    if (value.isString())
        return QString(value.toString() + QLatin1Char('~'));
    return QStringLiteral("~");
}

QList<QJsonValue> withOneValueChanged(const QJsonValue &expected)
{
    QList<QJsonValue> result;
    if (expected.isObject()) {
        const QJsonObject object = expected.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            for (const QJsonValue &other : withOneValueChanged(it.value())) {
                QJsonObject copy = object;
                copy[it.key()] = other;
                result.append(copy);
            }
        return result;
    }
    if (expected.isArray()) {
        const QJsonArray array = expected.toArray();
        for (qsizetype i = 0; i < array.size(); ++i)
            for (const QJsonValue &other : withOneValueChanged(array[i])) {
                QJsonArray copy = array;
                copy[i] = other;
                result.append(copy);
            }
        return result;
    }
    return {changed(expected)};
}

} // namespace hexwerk::testing
