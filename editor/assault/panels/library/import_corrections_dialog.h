// What taking over a file of corrections would change, value by value.
#pragma once

#include "core/files/toml_value.h"
#include "editor/panels/import_preview_dialog.h"

namespace hexwerk::assault::ui {

class LibraryDocument;

class ImportCorrectionsDialog final : public editor::ImportPreviewDialog
{
    Q_OBJECT

public:
    ImportCorrectionsDialog(const LibraryDocument &document, const TomlTable &others,
                            const QString &file, QWidget *parent);
};

} // namespace hexwerk::assault::ui
