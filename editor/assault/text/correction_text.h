// What a referee corrects, in words: the value, what it was and becomes.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/engine/assault.h"

#include <string>

namespace hexwerk::assault::ui {

class CorrectionText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::CorrectionText)

public:
    // "Strength"; of tracks, objectives and cards their names.
    static QString key(const Position &p, const std::string &path);
    // "Strength of Rifles 43 (g1)"
    static QString name(const Position &p, const std::string &path);
    // One of its values: "no", "Veteran", "off the map".
    static QString value(const Position &p, const std::string &path, const std::string &value);
    // "Referee: Strength of Rifles 43 (g1) from “4” to “2”."
    static QString change(const Position &p, const Corrected &change);

private:
    static QString unitKey(const std::string &key);
    static QString unitValue(const Position &p, const std::string &key, const std::string &value);
    static QString state(const std::string &value);
    static QString markers(const Position &p, const std::string &value);
    static QString mine(const Position &p, const std::string &value);
    static QString card(const std::string &value);
    static QString points(const Position &p, const std::string &key);
    static QString commander(const Position &p, const std::string &id);
};

} // namespace hexwerk::assault::ui
