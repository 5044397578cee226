// Why a click on a hex answers nothing: what cannot be reached, fired at, placed or activated says
// so before it is tried.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "app/play/picked.h"
#include "core/assault/assault.h"

#include <optional>

namespace hexwerk {

class WhyNot
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::WhyNot)

public:
    // A sentence with its rule. Empty: the hex can be clicked, or the question is about none and
    // there is nothing to say of it.
    static QString of(const assault::Position &p, const Picked &picked, Hex hex);

    // The refusal behind it; also empty where a hex is simply too far away.
    static std::optional<Refusal> refusalAt(const assault::Position &p, const Picked &picked,
                                            Hex hex);
};

} // namespace hexwerk
