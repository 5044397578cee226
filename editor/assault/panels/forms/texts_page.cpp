#include "editor/assault/panels/forms/texts_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include "editor/panels/ask_language.h"

#include <algorithm>

namespace hexwerk::assault::ui {

namespace {

// Texts of several lines are written in a field of several lines.
class TextDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override
    {
        if (!index.data(TextsModel::PageRole).toBool())
            return QStyledItemDelegate::createEditor(parent, option, index);
        auto *page = new QPlainTextEdit(parent);
        page->setTabChangesFocus(true);
        return page;
    }

    void setEditorData(QWidget *editor, const QModelIndex &index) const override
    {
        if (auto *page = qobject_cast<QPlainTextEdit *>(editor))
            page->setPlainText(index.data(Qt::EditRole).toString());
        else
            QStyledItemDelegate::setEditorData(editor, index);
    }

    void setModelData(QWidget *editor, QAbstractItemModel *model,
                      const QModelIndex &index) const override
    {
        if (auto *page = qobject_cast<QPlainTextEdit *>(editor))
            model->setData(index, page->toPlainText());
        else
            QStyledItemDelegate::setModelData(editor, model, index);
    }

    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &) const override
    {
        constexpr int kLeastLines = 8;
        QRect place = option.rect;
        if (qobject_cast<QPlainTextEdit *>(editor))
            place.setHeight(
                std::max(place.height(), kLeastLines * option.fontMetrics.lineSpacing()));
        editor->setGeometry(place);
    }
};

} // namespace

TextsPage::TextsPage(ScenarioDocument &document, const Properties &properties, QWidget *parent)
    : QWidget(parent)
    , m_model(new TextsModel(document, properties, this))
    , m_shown(new QSortFilterProxyModel(this))
    , m_count(new QLabel(this))
    , m_onlyMissing(new QCheckBox(this))
    , m_add(new QToolButton(this))
    , m_table(new QTableView(this))
{
    m_shown->setSourceModel(m_model);
    m_shown->setFilterRole(TextsModel::MissingRole);
    m_shown->setFilterKeyColumn(0);
    m_table->setModel(m_shown);
    m_table->setItemDelegate(new TextDelegate(m_table));
    m_table->setWordWrap(true);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->setTabKeyNavigation(false);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::AnyKeyPressed);
    auto *row = new QHBoxLayout;
    row->addWidget(m_count, 1);
    row->addWidget(m_onlyMissing);
    row->addWidget(m_add);
    auto *column = new QVBoxLayout(this);
    column->addLayout(row);
    column->addWidget(m_table, 1);
    setFocusProxy(m_table);
    m_add->setToolButtonStyle(Qt::ToolButtonTextOnly);
    connect(m_add, &QToolButton::clicked, this, &TextsPage::addLanguage);
    connect(m_onlyMissing, &QCheckBox::toggled, this, [this](bool only) {
        m_shown->setFilterFixedString(only ? QStringLiteral("true") : QString());
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, &TextsPage::layOut);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &TextsPage::count);
    layOut();
    retranslate();
}

void TextsPage::addLanguage()
{
    if (const auto tag = editor::AskLanguage::tag(this))
        m_model->addLanguage(*tag);
}

// Languages share the room, names take what they need.
void TextsPage::layOut()
{
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Stretch);
    header->setSectionResizeMode(0, QHeaderView::Interactive);
    header->resizeSection(0, 18 * fontMetrics().averageCharWidth());
    count();
}

void TextsPage::count()
{
    const int missing = m_model->missing();
    m_count->setText(missing == 0 ? tr("All texts exist in all languages.")
                                  : tr("Missing texts: %1").arg(missing));
}

void TextsPage::retranslate()
{
    m_onlyMissing->setText(tr("&Only missing texts"));
    m_onlyMissing->setToolTip(tr("Show only texts that are missing in a language"));
    m_add->setText(tr("Add a language..."));
    m_add->setToolTip(tr("Add a column for another language"));
    m_table->setAccessibleName(tr("Texts of the scenario"));
    m_table->horizontalHeader()->setAccessibleName(tr("Languages"));
    m_model->retranslate();
    count();
}

void TextsPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        layOut();
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui
