#include "editor/assault/panels/fields/picture_field.h"

#include <QFileDialog>

#include "editor/canvas/icons.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

PictureField::PictureField(QWidget *parent)
    : Field(parent)
    , m_line(new QLineEdit(this))
    , m_button(new QToolButton(this))
{
    layOutField(this, {m_line, m_button});
    m_button->setIcon(editor::icon(QStringLiteral("open")));
    m_button->setFocusPolicy(Qt::TabFocus);
    PictureField::retranslate();
    connect(m_line, &QLineEdit::editingFinished, this, [this] {
        if (m_line->text() != m_shown)
            emit edited(m_line->text().trimmed().toStdString());
    });
    connect(m_button, &QToolButton::clicked, this, &PictureField::choose);
}

void PictureField::choose()
{
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Choose a picture"), {}, tr("Pictures (*.png *.jpg *.jpeg);;All files (*)"));
    if (!file.isEmpty())
        emit edited(file.toStdString());
}

void PictureField::show(const PropertyValue &value)
{
    const auto *name = std::get_if<std::string>(&value);
    m_shown = name ? editor::toQString(*name) : QString();
    if (m_line->text() != m_shown)
        m_line->setText(m_shown);
}

void PictureField::setLabel(const QString &label)
{
    m_line->setAccessibleName(label);
}

void PictureField::retranslate()
{
    m_line->setPlaceholderText(tr("none"));
    m_button->setToolTip(tr("Choose a picture"));
    m_button->setAccessibleName(tr("Choose a picture"));
}

} // namespace hexwerk::assault::ui
