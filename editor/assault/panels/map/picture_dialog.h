// Which picture lies under the map, where, and how strong; shows it on the map meanwhile.
#pragma once

#include <QCheckBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QSlider>
#include <QSpinBox>

#include "core/assault/board/board.h"
#include "editor/assault/models/picture_store.h"
#include "editor/assault/panels/map/picture_view.h"

#include <array>

class QGridLayout;

namespace hexwerk::assault::ui {

class PictureDialog final : public QDialog
{
    Q_OBJECT

public:
    // `folder`: of the file that will name the picture.
    PictureDialog(std::optional<Underlay> underlay, const Board &board, QString folder,
                  QWidget *parent);

    // Any file; says what is wrong with it and changes nothing if it cannot be shown.
    void choose(const QString &file);
    // What is to lie there; empty: nothing.
    const std::optional<Underlay> &underlay() const { return m_underlay; }
    // Its file, which may still lie elsewhere.
    const QString &file() const { return m_file; }
    void setPoint(int number, Hex hex, QPoint onPicture);

    void accept() override;

signals:
    // What the dialog says now.
    void previewed();

private:
    struct Row
    {
        QRadioButton *current;
        QLineEdit *hex;
        QSpinBox *x;
        QSpinBox *y;
    };
    void chooseFromDialog();
    void makeRows(QGridLayout &grid);
    QLayout *makeOpacity();
    void beginPoints();
    void takePoints();
    void showPoints();
    int current() const;
    void setCurrent(QPoint onPicture);
    void showPicture();
    void refresh();
    bool bringIntoFolder();
    void tell(const QString &sentence, const QString &reason);
    QString whatIsWrong() const;

    const Board &m_board;
    const QString m_folder;
    std::optional<Underlay> m_underlay;
    QString m_file;
    PictureStore m_store;
    QLabel *m_name;
    PictureView *m_view;
    QCheckBox *m_covers;
    std::array<Row, 3> m_rows{};
    QSlider *m_opacity;
    QLabel *m_percent;
    QLabel *m_told;
    QPushButton *m_remove;
    QDialogButtonBox *m_buttons;
};

} // namespace hexwerk::assault::ui
