// Rich text with the pictures of a system in it: dice, markers.
#pragma once

#include "app/system/system_kit.h"
#include "editor/panels/text_browser.h"

namespace hexwerk {

class PictureBrowser : public editor::TextBrowser
{
    Q_OBJECT

public:
    // `kit` must outlive it.
    PictureBrowser(const SystemKit &kit, QWidget *parent);

    // Anew, with its pictures as large as the writing is now.
    void showHtml(const QString &html);

protected:
    const SystemKit &kit() const { return m_kit; }
    // Pictures by "picture:NAME".
    QVariant loadResource(int type, const QUrl &name) override;

private:
    const SystemKit &m_kit;
};

} // namespace hexwerk
