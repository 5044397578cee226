// Shows rich text that we write around words of files: it reads no file and follows no address,
// whatever a picture, a style sheet or a link names.
#pragma once

#include <QTextBrowser>

namespace hexwerk::editor {

class TextBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    explicit TextBrowser(QWidget *parent = nullptr);

protected:
    QVariant loadResource(int type, const QUrl &name) override;
};

} // namespace hexwerk::editor
