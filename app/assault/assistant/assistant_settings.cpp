#include "app/assault/assistant/assistant_settings.h"

#include <QSettings>

#include "editor/text/languages.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kUsualSize = 40; // pixels

editor::Tongue opponentsTongue()
{
    const QString code = QSettings().value(kAssistantOpponent).toString();
    return editor::Languages::available().contains(code) ? editor::Tongue(code) : editor::Tongue();
}

int resultSize()
{
    const int size = QSettings().value(kAssistantSize, kUsualSize).toInt();
    const bool isKnown =
        std::find(kResultSizes.begin(), kResultSizes.end(), size) != kResultSizes.end();
    return isKnown ? size : kUsualSize;
}

} // namespace hexwerk::assault::ui
