// A text to read beside the map: a rule, a card.
#pragma once

#include <QDialog>

namespace hexwerk {

class ReadingDialog final : public QDialog
{
    Q_OBJECT

public:
    ReadingDialog(const QString &title, const QString &html, QWidget *parent);
};

} // namespace hexwerk
