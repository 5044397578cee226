// Which tile of the library is to be edited, with its picture.
#pragma once

#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>

#include "editor/assault/document/shared_data.h"

#include <functional>
#include <string>

namespace hexwerk::assault::ui {

class OpenTileDialog final : public QDialog
{
    Q_OBJECT

public:
    // `isOwn`: whether a tile lies in the library of the user.
    OpenTileDialog(SharedData library, const std::function<bool(const std::string &)> &isOwn,
                   QWidget *parent);

    std::string tile() const;

private:
    void showTile();

    const SharedData m_library;
    QListWidget *m_list;
    QLabel *m_picture;
    QDialogButtonBox *m_buttons;
};

} // namespace hexwerk::assault::ui
