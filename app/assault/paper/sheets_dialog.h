// Cards, counters, boards and sheets for a real table: which ones, how large, on which paper, with
// a preview of each page.
#pragma once

#include <QDialog>
#include <QTimer>

#include "app/assault/paper/sheet_kinds.h"
#include "editor/paper/piece_sizes.h"

#include <span>
#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;

namespace hexwerk {

class PagePreview;
class PaperChooser;

} // namespace hexwerk

namespace hexwerk::assault::ui {

class SheetsDialog final : public QDialog
{
    Q_OBJECT

public:
    // `saveAs`: the file that is offered, a .pdf.
    SheetsDialog(SheetSource source, QString saveAs, QWidget *parent);

    std::vector<SheetKind> kinds() const;
    SheetOptions options() const;

private:
    QWidget *makeKinds();
    QWidget *makeOptions();
    QComboBox *sizes(std::span<const editor::NamedSize> named, QSizeF usual, const QString &name);
    void update();
    void showPages();
    void save();
    void print();
    void refuse(const QString &why);

    const SheetSource m_source;
    const QString m_saveAs;
    editor::SheetBook m_book;
    std::vector<QCheckBox *> m_kinds; // by SheetKind
    PaperChooser *m_paper;
    QComboBox *m_card = nullptr;
    QComboBox *m_counter = nullptr;
    QComboBox *m_sticker = nullptr;
    QComboBox *m_backs;
    QDoubleSpinBox *m_bleed;
    QCheckBox *m_marks;
    QCheckBox *m_whole;
    PagePreview *m_preview;
    QTimer m_later; // the preview, once the hands rest
    QLabel *m_told;
    QPushButton *m_save = nullptr;
    QPushButton *m_print = nullptr;
};

} // namespace hexwerk::assault::ui
