// Labels and tips show what they are given as plain text: names and texts of scenarios come from
// anybody, and Qt would take them for HTML, with pictures of any file.
#pragma once

#include <QObject>

namespace hexwerk {

// As long as it is there, all over the program. A label that shows rich text of our own is set to
// Qt::RichText.
class PlainTexts final : public QObject
{
    Q_OBJECT

public:
    PlainTexts();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace hexwerk
