// Compares what a program printed with what a case expects of it; see tests/README.md.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

namespace hexwerk::testing {

// Where `actual` does not hold what `expected` says, as "path: expected x, got y"; else empty. Of
// an object the keys that are expected must be there and hold, others may be too. Arrays are of
// equal length. {"$contains": [...]} is an array with these elements in this order, and any others.
QString difference(const QJsonValue &expected, const QJsonValue &actual, const QString &path = {});

// Every way to change one value of an expectation: numbers, texts, true and false, null.
QList<QJsonValue> withOneValueChanged(const QJsonValue &expected);

} // namespace hexwerk::testing
