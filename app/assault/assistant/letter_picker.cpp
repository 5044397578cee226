#include "app/assault/assistant/letter_picker.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/basis/large_type.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kNumbered = 9;

LetterPicker::LetterPicker(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_field(new QLineEdit(this))
    , m_list(new QListWidget(this))
    , m_none(new QLabel(this))
    , m_back(new QPushButton(this))
{
    m_none->setWordWrap(true);
    m_field->setClearButtonEnabled(true);
    m_field->setMinimumHeight(kLargeTarget);
    m_field->installEventFilter(this);
    m_list->setIconSize({40, 40});
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_back->setMinimumHeight(kLargeTarget);
    m_back->setFocusPolicy(Qt::NoFocus);
    connect(m_field, &QLineEdit::textChanged, this, &LetterPicker::fill);
    connect(m_list, &QListWidget::itemClicked, this, &LetterPicker::takeClicked);
    connect(m_back, &QPushButton::clicked, this, &LetterPicker::cancelled);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addWidget(m_field, 1);
    head->addWidget(m_back);
    auto *column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(m_none);
    column->addWidget(m_list, 1);
}

void LetterPicker::open()
{
    m_field->clear();
    m_typesDigits = false;
    retranslate();
    fill();
    m_field->setFocus();
}

void LetterPicker::add(const QPixmap &picture, const QString &text)
{
    const int row = m_list->count();
    const QString number = row < kNumbered ? QStringLiteral("%1  ").arg(row + 1) : QString();
    auto *item = new QListWidgetItem(picture, number + text, m_list);
    QFont large = font();
    large.setPixelSize(kLargeText);
    item->setFont(large);
    item->setSizeHint({0, 48});
}

void LetterPicker::fill()
{
    m_list->clear();
    const QString letters = m_field->text().trimmed();
    offer(letters);
    const bool isFound = m_list->count() > 0;
    const QString near = isFound ? QString() : nearWord(letters);
    if (!near.isEmpty())
        offer(near);
    const bool isAny = m_list->count() > 0;
    m_none->setVisible(!isFound);
    m_none->setText(isAny ? tr("No unit has \"%1\" in its name. Did you mean:").arg(letters)
                          : tr("No unit has \"%1\" in its name. Type fewer letters.").arg(letters));
    m_list->setVisible(isAny);
    if (isAny)
        m_list->setCurrentRow(0);
}

void LetterPicker::takeRow(int row)
{
    if (row >= 0 && row < m_list->count())
        take(row);
}

// The second click of a double click is none: by then the list may ask for another unit.
void LetterPicker::takeClicked()
{
    const QPoint at = QCursor::pos();
    const bool isSecond = m_taken.isValid() &&
                          m_taken.elapsed() < QApplication::doubleClickInterval() &&
                          (at - m_takenAt).manhattanLength() < QApplication::startDragDistance();
    m_taken.start();
    m_takenAt = at;
    if (!isSecond)
        takeRow(m_list->currentRow());
}

bool LetterPicker::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const int digit = key->key() - Qt::Key_1;
    // While nothing is typed digits choose; later they may belong to a name.
    const bool chooses =
        (m_field->text().isEmpty() && !m_typesDigits) || key->modifiers().testFlag(Qt::AltModifier);
    if (digit >= 0 && digit < kNumbered && chooses) {
        takeRow(digit);
        return true;
    }
    switch (key->key()) {
    case Qt::Key_Slash: // a name may begin with a digit
        m_typesDigits = true;
        retranslate();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        takeRow(m_list->currentRow());
        return true;
    case Qt::Key_Escape:
        emit cancelled();
        return true;
    case Qt::Key_Down:
    case Qt::Key_Up: {
        const int step = key->key() == Qt::Key_Down ? 1 : -1;
        m_list->setCurrentRow(std::clamp(m_list->currentRow() + step, 0, m_list->count() - 1));
        return true;
    }
    default:
        return QWidget::eventFilter(watched, event);
    }
}

void LetterPicker::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fill();
    }
    QWidget::changeEvent(event);
}

void LetterPicker::retranslate()
{
    m_title->setText(title());
    m_field->setPlaceholderText(m_typesDigits ? tr("Part of the name")
                                              : tr("Part of the name, / before a number"));
    m_field->setAccessibleName(m_title->text());
    if (auto *clear = m_field->findChild<QToolButton *>())
        clear->setAccessibleName(tr("Clear"));
    m_list->setAccessibleName(tr("Units"));
    m_back->setText(tr("Back"));
}

} // namespace hexwerk::assault::ui
