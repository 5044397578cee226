// Which paper: by name, or by its size.
#pragma once

#include <QWidget>

#include "editor/paper/paper.h"

#include <optional>

class QComboBox;
class QDoubleSpinBox;

namespace hexwerk {

class PaperChooser final : public QWidget
{
    Q_OBJECT

public:
    // `ownSize`: a choice for paper as large as what is on it; empty: there is none.
    explicit PaperChooser(const QString &ownSize, QWidget *parent = nullptr);

    // Empty: as large as what is on it.
    std::optional<editor::Paper> paper() const;

signals:
    void changed();

private:
    QComboBox *m_name;
    QWidget *m_size;
    QDoubleSpinBox *m_width;
    QDoubleSpinBox *m_height;
};

} // namespace hexwerk
