// The two XML files of a module, in the format of VASSAL 3.7.
#pragma once

#include <QByteArray>
#include <QCoreApplication>

#include "editor/assault/exchange/vassal_module.h"

namespace hexwerk::assault::ui {

class VassalBuild
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::VassalBuild)

public:
    static QByteArray buildFile(const VassalModule &module);  // buildFile.xml
    static QByteArray moduleData(const VassalModule &module); // moduledata
};

} // namespace hexwerk::assault::ui
