// Two cards beside each other, key by key, with what differs marked.
#pragma once

#include <QTableWidget>

#include "core/assault/files/library/filed_cards.h"
#include "editor/assault/document/shared_data.h"

namespace hexwerk::assault::ui {

class CardComparison final : public QTableWidget
{
    Q_OBJECT

public:
    explicit CardComparison(QWidget *parent = nullptr);
    // Of the same kind.
    void show(const FiledCard &one, const FiledCard &other, const DataStore &library);
};

} // namespace hexwerk::assault::ui
