#include "editor/assault/panels/map/picture_dialog.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "core/assault/files/checks/content_problem.h"
#include "core/files/picture.h"
#include "editor/assault/text/problem_text.h"
#include "editor/canvas/icons.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk::assault::ui {

PictureDialog::PictureDialog(std::optional<Underlay> underlay, const Board &board, QString folder,
                             QWidget *parent)
    : QDialog(parent)
    , m_board(board)
    , m_folder(std::move(folder))
    , m_underlay(std::move(underlay))
    , m_file(m_underlay ? fileOf(*m_underlay, m_folder) : QString())
    , m_name(new QLabel(this))
    , m_view(new PictureView(this))
    , m_covers(new QCheckBox(tr("Cover the whole board"), this))
    , m_opacity(new QSlider(Qt::Horizontal, this))
    , m_percent(new QLabel(this))
    , m_told(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Picture under the map"));
    auto *rows = new QVBoxLayout(this);
    auto *top = new QHBoxLayout;
    rows->addLayout(top);
    auto *choose =
        new QPushButton(editor::icon(QStringLiteral("open")), tr("Choose a picture..."), this);
    choose->setToolTip(tr("A PNG or JPEG file to trace the map from"));
    m_name->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    top->addWidget(choose);
    top->addWidget(m_name, 1);
    m_view->setAccessibleName(tr("Picture: click the centre of the hex"));
    m_view->setToolTip(
        tr("Click the centre of the hex. Wheel, + and -: zoom; middle button: move the picture; "
           "arrow keys: move the point by one pixel, with Shift by ten; 0: whole picture."));
    rows->addWidget(m_view, 1);
    m_covers->setToolTip(tr("Stretch the picture from edge to edge, without points"));
    rows->addWidget(m_covers);
    auto *grid = new QGridLayout;
    rows->addLayout(grid);
    makeRows(*grid);
    rows->addLayout(makeOpacity());
    m_told->setWordWrap(true);
    rows->addWidget(m_told);
    m_remove = m_buttons->addButton(tr("Remove the picture"), QDialogButtonBox::DestructiveRole);
    m_remove->setToolTip(tr("Leaves nothing under the map; the file is kept"));
    rows->addWidget(m_buttons);
    connect(choose, &QPushButton::clicked, this, &PictureDialog::chooseFromDialog);
    connect(m_view, &PictureView::pointed, this, [this](QPoint at) {
        setCurrent(at);
        m_rows[static_cast<std::size_t>((current() + 1) % 3)].current->setChecked(true);
    });
    connect(m_view, &PictureView::pushed, this, [this](QPoint by) {
        const Row &row = m_rows[static_cast<std::size_t>(current())];
        setCurrent(QPoint(row.x->value(), row.y->value()) + by);
    });
    connect(m_covers, &QCheckBox::toggled, this, &PictureDialog::takePoints);
    connect(&m_store, &PictureStore::read, this, &PictureDialog::showPicture);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        m_underlay.reset();
        QDialog::accept();
    });
    connect(m_buttons, &QDialogButtonBox::accepted, this, &PictureDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showPoints();
    showPicture();
}

void PictureDialog::makeRows(QGridLayout &grid)
{
    const auto head = [&](int column, const QString &text) {
        grid.addWidget(new QLabel(text, this), 0, column);
    };
    head(0, tr("Point"));
    head(1, tr("Hex"));
    head(2, tr("Pixels from the left"));
    head(3, tr("Pixels from the top"));
    for (int i = 0; i < 3; ++i) {
        Row &row = m_rows[static_cast<std::size_t>(i)];
        row = {new QRadioButton(QString::number(i + 1), this), new QLineEdit(this),
               new QSpinBox(this), new QSpinBox(this)};
        row.current->setToolTip(tr("The next click on the picture sets this point"));
        //: %1 is 1, 2 or 3
        row.current->setAccessibleName(tr("Point %1").arg(i + 1));
        row.hex->setAccessibleName(tr("Hex of point %1").arg(i + 1));
        row.x->setAccessibleName(tr("Point %1, pixels from the left").arg(i + 1));
        row.y->setAccessibleName(tr("Point %1, pixels from the top").arg(i + 1));
        for (QSpinBox *box : {row.x, row.y}) {
            box->setRange(-99999, 99999);
            connect(box, &QSpinBox::valueChanged, this, &PictureDialog::takePoints);
        }
        connect(row.hex, &QLineEdit::textChanged, this, &PictureDialog::takePoints);
        connect(row.current, &QRadioButton::toggled, this, &PictureDialog::refresh);
        int column = 0;
        for (QWidget *widget : std::initializer_list<QWidget *>{row.current, row.hex, row.x, row.y})
            grid.addWidget(widget, i + 1, column++);
    }
}

QLayout *PictureDialog::makeOpacity()
{
    auto *row = new QHBoxLayout;
    auto *label = new QLabel(tr("Opacity"), this);
    label->setBuddy(m_opacity);
    m_opacity->setAccessibleName(tr("Opacity"));
    m_opacity->setRange(0, 100);
    m_opacity->setPageStep(10);
    m_opacity->setValue(m_underlay ? m_underlay->opacity : Underlay().opacity);
    m_percent->setMinimumWidth(
        m_percent->fontMetrics().horizontalAdvance(QStringLiteral("100 %  ")));
    row->addWidget(label);
    row->addWidget(m_opacity, 1);
    row->addWidget(m_percent);
    connect(m_opacity, &QSlider::valueChanged, this, [this](int value) {
        if (m_underlay)
            m_underlay->opacity = value;
        refresh();
    });
    return row;
}

int PictureDialog::current() const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].current->isChecked())
            return static_cast<int>(i);
    return 0;
}

// Three corners of the board, where the picture has them while it covers it.
void PictureDialog::beginPoints()
{
    const QSize picture = m_view->pictureSize();
    const QTransform toPicture = placeOf({}, picture, m_board.columns(), m_board.rows()).inverted();
    const int right = m_board.columns() - 2; // as high as the left one
    const std::array<Hex, 3> corners = {Hex::at(0, 0), Hex::at(right, 0),
                                        Hex::at(0, m_board.rows() - 1)};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const QPoint at = toPicture.map(editor::HexGeometry(1).centre(corners[i])).toPoint();
        const QSignalBlocker hex(m_rows[i].hex);
        const QSignalBlocker x(m_rows[i].x);
        const QSignalBlocker y(m_rows[i].y);
        m_rows[i].hex->setText(editor::toQString(toString(corners[i])));
        m_rows[i].x->setValue(at.x());
        m_rows[i].y->setValue(at.y());
    }
}

void PictureDialog::showPoints()
{
    const QSignalBlocker blocked(m_covers);
    m_covers->setChecked(!m_underlay || m_underlay->points.empty());
    m_rows.front().current->setChecked(true);
    if (!m_underlay || m_underlay->points.size() != m_rows.size())
        return;
    const std::vector<PicturePoint> points = m_underlay->points;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        setPoint(static_cast<int>(i), points[i].hex, {points[i].x, points[i].y});
}

void PictureDialog::setPoint(int number, Hex hex, QPoint onPicture)
{
    const Row &row = m_rows[static_cast<std::size_t>(number)];
    {
        const QSignalBlocker name(row.hex);
        const QSignalBlocker x(row.x);
        row.hex->setText(editor::toQString(toString(hex)));
        row.x->setValue(onPicture.x());
        const QSignalBlocker y(row.y);
        row.y->setValue(onPicture.y());
    }
    m_covers->setChecked(false);
    takePoints();
}

void PictureDialog::setCurrent(QPoint onPicture)
{
    if (!m_underlay)
        return;
    const Row &row = m_rows[static_cast<std::size_t>(current())];
    const auto hex = hexFromString(row.hex->text().toUpper().toStdString());
    setPoint(current(), hex.value_or(Hex::at(0, 0)), onPicture);
}

void PictureDialog::takePoints()
{
    if (!m_underlay)
        return;
    m_underlay->points.clear();
    for (const Row &row : m_rows)
        if (const auto hex = hexFromString(row.hex->text().toUpper().toStdString());
            hex && !m_covers->isChecked())
            m_underlay->points.push_back({*hex, row.x->value(), row.y->value()});
    refresh();
}

void PictureDialog::showPicture()
{
    const QSize before = m_view->pictureSize();
    m_view->setPicture(m_file.isEmpty() ? nullptr : m_store.find(m_file));
    if (m_covers->isChecked() && m_view->pictureSize() != before)
        beginPoints();
    refresh();
}

QString PictureDialog::whatIsWrong() const
{
    if (!m_underlay)
        return tr("Choose a picture first.");
    if (const auto fault = faultOfPicture(m_file.toStdU16String()))
        return ProblemText::sentence(*fault);
    if (m_covers->isChecked())
        return {};
    if (m_underlay->points.size() < m_rows.size())
        return tr("Name a hex for each point, such as C4.");
    return isPlaced(*m_underlay) ? QString()
                                 : ProblemText::sentence({.code = ContentProblem::PointsInLine});
}

void PictureDialog::refresh()
{
    const bool isThere = m_underlay.has_value();
    m_name->setText(m_file.isEmpty() ? tr("No picture") : QDir::toNativeSeparators(m_file));
    m_name->setToolTip(m_name->text());
    m_percent->setText(tr("%1 %").arg(m_opacity->value()));
    for (QWidget *widget : std::initializer_list<QWidget *>{m_covers, m_opacity, m_remove})
        widget->setEnabled(isThere);
    std::vector<QPoint> points;
    for (const Row &row : m_rows) {
        for (QWidget *widget : std::initializer_list<QWidget *>{row.current, row.hex, row.x, row.y})
            widget->setEnabled(isThere && !m_covers->isChecked());
        points.emplace_back(row.x->value(), row.y->value());
    }
    m_view->setPoints(m_covers->isChecked() ? std::vector<QPoint>() : points, current());
    const QString wrong = whatIsWrong();
    m_told->setText(!wrong.isEmpty() ? wrong
                    : m_covers->isChecked()
                        ? tr("Click on the picture to place it by the centres of three hexes.")
                        : tr("Click on the centre of each of the three hexes in turn."));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(wrong.isEmpty());
    emit previewed();
}

void PictureDialog::tell(const QString &sentence, const QString &reason)
{
    QMessageBox box(QMessageBox::Warning, windowTitle(), sentence, QMessageBox::Ok, this);
    box.setObjectName(QStringLiteral("refused-picture"));
    box.setInformativeText(reason);
    box.exec();
}

void PictureDialog::chooseFromDialog()
{
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Choose a picture"), m_folder, tr("Pictures (*.png *.jpg *.jpeg);;All files (*)"));
    if (!file.isEmpty())
        choose(file);
}

void PictureDialog::choose(const QString &file)
{
    const QString name = QFileInfo(file).fileName();
    const QString refused = tr("%1 was not used.").arg(name);
    if (const auto fault = faultOfPicture(file.toStdU16String()))
        return tell(refused, ProblemText::sentence(*fault));
    const QString inside = QDir(m_folder).relativeFilePath(file);
    const bool isInside = isPictureName(inside.toStdString());
    if (!isPictureName(name.toStdString()))
        return tell(
            refused,
            tr("Its name contains characters that not every system accepts: rename the file."));
    m_underlay.emplace();
    m_underlay->picture = (isInside ? inside : name).toStdString();
    m_underlay->opacity = m_opacity->value();
    m_file = file;
    m_covers->setChecked(true);
    showPicture();
}

// Another file of that name stays as it is.
bool PictureDialog::bringIntoFolder()
{
    const QFileInfo from(m_file);
    QString to = fileOf(*m_underlay, m_folder);
    if (from == QFileInfo(to))
        return true;
    for (int i = 2; QFileInfo::exists(to); ++i) {
        m_underlay->picture = QStringLiteral("%1-%2.%3")
                                  .arg(from.completeBaseName(), QString::number(i), from.suffix())
                                  .toStdString();
        to = fileOf(*m_underlay, m_folder);
    }
    QMessageBox box(QMessageBox::Question, windowTitle(),
                    //: %1 is a file
                    tr("%1 is in another folder. Put a copy next to the map?").arg(from.fileName()),
                    QMessageBox::Yes | QMessageBox::Cancel, this);
    box.setObjectName(QStringLiteral("copy-picture"));
    box.setInformativeText(
        tr("The picture of a map must be in the same folder or below it. The copy will be %1.")
            .arg(QDir::toNativeSeparators(to)));
    if (box.exec() != QMessageBox::Yes)
        return false;
    QDir().mkpath(QFileInfo(to).path());
    QFile source(m_file);
    if (source.copy(to))
        return true;
    tell(tr("The picture was not copied."), source.errorString());
    return false;
}

void PictureDialog::accept()
{
    if (m_underlay && bringIntoFolder())
        QDialog::accept();
}

} // namespace hexwerk::assault::ui
