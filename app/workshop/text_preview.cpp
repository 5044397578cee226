#include "app/workshop/text_preview.h"

#include <QEvent>
#include <QVBoxLayout>
#include <QtConcurrent>

#include "app/rulebook/book_html.h"
#include "core/files/text_file.h"
#include "editor/panels/text_browser.h"
#include "editor/text/local_text.h"
#include "texts/translation/toml_texts.h"

#include <algorithm>
#include <utility>

namespace hexwerk {

using editor::toQString;
using translation::TextUnit;
using translation::UnitKind;

TextPreview::TextPreview(const Workshop &workshop, const DataPaths &paths,
                         const std::vector<const SystemKit *> &kits, const RulesText &rules,
                         QWidget *parent)
    : QWidget(parent)
    , m_workshop(workshop)
    , m_paths(paths)
    , m_kits(kits)
    , m_rules(rules)
    , m_title(new QLabel(this))
    , m_picture(new QLabel(this))
    , m_html(new editor::TextBrowser(this))
    , m_note(new QLabel(this))
{
    setObjectName(QStringLiteral("preview"));
    m_html->setObjectName(QStringLiteral("previewHtml"));
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_picture->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_picture->setMinimumSize(1, 1);
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_title);
    column->addWidget(m_picture, 1);
    column->addWidget(m_html, 1);
    column->addWidget(m_note);
    connect(m_html, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) {
        if (link.scheme() == QLatin1String("rule"))
            emit ruleWanted(link.path());
    });
    retranslate();
    clear();
}

void TextPreview::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void TextPreview::retranslate()
{
    m_title->setText(tr("Preview"));
    m_html->setAccessibleName(tr("Preview"));
}

void TextPreview::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitPicture();
}

void TextPreview::clear()
{
    m_key.clear();
    m_next.reset();
    showHtml({});
}

QString TextPreview::words() const
{
    return m_html->isHidden() ? m_note->text() : m_html->toPlainText();
}

void TextPreview::showHtml(const QString &html, const QString &note)
{
    m_pixmap = {};
    m_picture->hide();
    m_html->setHtml(html);
    m_html->show();
    m_note->setText(note);
    m_note->setHidden(note.isEmpty());
}

void TextPreview::showPicture(const QPixmap &picture, const QString &note)
{
    m_pixmap = picture;
    m_html->hide();
    m_picture->show();
    fitPicture();
    m_note->setText(note);
    m_note->setHidden(note.isEmpty());
}

void TextPreview::fitPicture()
{
    if (m_pixmap.isNull())
        return;
    const double ratio = m_pixmap.devicePixelRatio();
    const int width = static_cast<int>(m_pixmap.width() / ratio);
    m_picture->setPixmap(width <= this->width()
                             ? m_pixmap
                             : m_pixmap.scaledToWidth(static_cast<int>(this->width() * ratio),
                                                      Qt::SmoothTransformation));
}

const SystemKit *TextPreview::kitOf(const TextUnit &unit) const
{
    // Scenarios lie beside the systems: of the first one that draws them.
    for (const SystemKit *const kit : m_kits)
        if (unit.file.starts_with(std::string(kit->rules().id()) + "/"))
            return kit;
    return m_kits.empty() ? nullptr : m_kits.front();
}

const Book *TextPreview::bookOf(const TextUnit &unit)
{
    const SystemKit *const kit = kitOf(unit);
    if (!kit)
        return nullptr;
    const std::string system(kit->rules().id());
    const auto known = m_books.find(system);
    return known != m_books.end()
               ? &known->second
               : &m_books.emplace(system, loadBook(m_paths, kit->rules(), m_rules)).first->second;
}

static std::string beforeLast(const std::string &key, char mark)
{
    return key.substr(0, std::min(key.rfind(mark), key.size()));
}

QString TextPreview::paragraphs(const TextUnit &unit)
{
    const Book *const book = unit.kind == UnitKind::Program ? nullptr : bookOf(unit);
    const auto entry = [&](const std::string &rule) { return book->rulebook->find(rule); };
    QStringList places;
    if (book && unit.kind == UnitKind::Rule) {
        const std::string whole = beforeLast(unit.key, '/');
        if (const RuleEntry *const rule = entry(whole.substr(whole.rfind('/') + 1)))
            for (const auto &[profile, paragraph] : rule->paragraph) {
                const QString place =
                    QStringLiteral("%1 %2").arg(book->editionName(profile), toQString(paragraph));
                // That of the source first.
                profile.ends_with("-" + std::string(kSourceLanguage)) ? places.prepend(place)
                                                                      : places.append(place);
            }
    }
    return places.join(QStringLiteral(" · "));
}

// The translation of another text, as it is now.
QString TextPreview::translated(const std::string &key, const std::string &otherwise) const
{
    const TextUnit *const unit = m_workshop.catalogue().find(key);
    return toQString(unit && !unit->target.empty() ? unit->target : otherwise);
}

// Of what belongs to the rulebook; empty for anything else.
QString TextPreview::bookHtml(const TextUnit &unit, const std::string &target)
{
    const std::string &language = m_workshop.language();
    const BookColours colours = bookColours(palette());
    const Book *const book = bookOf(unit);
    if (!book)
        return {};
    const auto local = [&](LocalText text, const char *field) {
        const std::string key = beforeLast(unit.key, '.') + "." + field;
        text[language] = key == unit.key
                             ? target
                             : translated(key, text[std::string(kSourceLanguage)]).toStdString();
        return text;
    };
    if (unit.kind == UnitKind::Rule) {
        const std::string whole = beforeLast(unit.key, '/');
        const RuleEntry *const known = book->rulebook->find(whole.substr(whole.rfind('/') + 1));
        if (!known)
            return {};
        RuleEntry entry = *known;
        const RuleText english = textIn(entry, std::string(kSourceLanguage));
        const bool isTitle = unit.key.ends_with("/title");
        entry.texts[language] = {
            isTitle ? target : translated(whole + "/title", english.title).toStdString(),
            isTitle ? translated(whole + "/text", english.text).toStdString() : target,
            TextState::Draft,
            {}};
        return ruleHtml(*book, entry, language, colours);
    }
    if (unit.kind == UnitKind::Ruling) {
        const auto known =
            std::find_if(book->rulings.begin(), book->rulings.end(),
                         [&](const BookRuling &one) { return one.id == unit.context; });
        if (known == book->rulings.end())
            return {};
        BookRuling ruling = *known;
        ruling.question = local(ruling.question, "question");
        ruling.ruling = local(ruling.ruling, "ruling");
        return rulingHtml(ruling, language, colours);
    }
    if (unit.kind == UnitKind::Example && unit.file.ends_with("/examples.toml")) {
        const WorkedExample *const known = book->example(unit.context);
        if (!known)
            return {};
        WorkedExample example = *known;
        example.title = local(example.title, "title");
        example.text = local(example.text, "text");
        return exampleHtml(example, language);
    }
    if (unit.kind == UnitKind::Term) {
        const Term *const known = book->term(unit.context);
        if (!known)
            return {};
        Term term = *known;
        term.definition = local(term.definition, "definition");
        const std::string key = beforeLast(unit.key, '.') + ".word";
        term.words[language].word =
            key == unit.key
                ? target
                : translated(key, term.words[std::string(kSourceLanguage)].word).toStdString();
        return termHtml(term, language);
    }
    if (unit.kind == UnitKind::Lesson || unit.file.ends_with("/sections.toml")) {
        const bool isTitle = unit.key.ends_with(".title");
        const QString text = toQString(target).toHtmlEscaped();
        if (unit.kind == UnitKind::Table) // a heading, with its number
            return QStringLiteral("<h3>%1 %2</h3>")
                .arg(toQString(unit.context.substr(unit.context.rfind(':') + 1)), text);
        const std::string whole = beforeLast(unit.key, '.');
        return QStringLiteral("<b>%1</b><p>%2</p>")
            .arg(isTitle ? text : translated(whole + ".title", {}).toHtmlEscaped(),
                 isTitle ? translated(whole + ".text", {}).toHtmlEscaped() : text);
    }
    return {};
}

// A card, a row, a scenario: all texts of it are seen together.
static bool isOfSameThing(const TextUnit &one, const TextUnit &other)
{
    if (one.file != other.file)
        return false;
    if (other.kind == UnitKind::Scenario || other.kind == UnitKind::Template)
        return true;
    constexpr std::size_t kKeys = 2; // that lead to it
    return one.place.size() > kKeys && other.place.size() > kKeys &&
           std::equal(one.place.begin(), one.place.begin() + kKeys, other.place.begin());
}

// The system draws what it reads from the file with the text in it, all other texts of the same
// thing too, as those of the language of the window.
TextPreview::Drawing TextPreview::drawingOf(const TextUnit &unit, const std::string &target) const
{
    const SystemKit *const kit = kitOf(unit);
    const auto path = m_workshop.catalogue().files.find(unit.file);
    if (!kit || path == m_workshop.catalogue().files.end() || unit.place.empty())
        return {};
    std::vector<translation::TextChange> changes;
    for (const TextUnit &other : m_workshop.units()) {
        const std::string &text = other.key == unit.key ? target : other.target;
        if (isOfSameThing(other, unit) && !text.empty())
            changes.push_back({other.key, other.file, 0, {}, {text}});
    }
    const double ratio = devicePixelRatioF();
    return [looks = kit->textLooks(kPicture, ratio), file = path->second, name = unit.file,
            place = unit.place, changes = std::move(changes), language = editor::windowLanguage()] {
        const auto content = readTextFile(file);
        const auto changed = content
                                 ? translation::changedToml(*content.value, name, language, changes)
                                 : std::nullopt;
        return changed ? looks({name, *changed, place}) : TextLook();
    };
}

static QString nameOf(ControlKind kind)
{
    switch (kind) {
    case ControlKind::Unknown:
        return {};
    case ControlKind::MenuEntry:
        return TextPreview::tr("An entry of a menu");
    case ControlKind::Menu:
        return TextPreview::tr("The name of a menu");
    case ControlKind::Button:
        return TextPreview::tr("A button");
    case ControlKind::Label:
        return TextPreview::tr("A label");
    case ControlKind::Group:
        return TextPreview::tr("The title of a group");
    case ControlKind::Choice:
        return TextPreview::tr("A choice of a list");
    case ControlKind::Tab:
        return TextPreview::tr("A tab");
    case ControlKind::Hint:
        return TextPreview::tr("A hint");
    }
    return {};
}

void TextPreview::showProgramText(const QString &text)
{
    const QString kind = nameOf(m_control.kind());
    if (kind.isEmpty())
        return showHtml(QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()),
                        tr("No open window shows this text now, so its room is not measured."));
    const Control::Room room = m_control.room(text);
    const QString note =
        room.given == 0 ? kind
        : room.needed > room.given
            //: %1 is what shows the text, such as "A button"
            ? tr("%1: too long, needs %2 of %3 pixels").arg(kind).arg(room.needed).arg(room.given)
            : tr("%1: fits, needs %2 of %3 pixels").arg(kind).arg(room.needed).arg(room.given);
    const QPixmap picture = m_control.drawn(text);
    picture.isNull() ? showHtml(QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()), note)
                     : showPicture(picture, note);
}

void TextPreview::show(std::size_t at, const std::vector<std::string> &targets, std::size_t form)
{
    const TextUnit &unit = m_workshop.units()[at];
    const std::vector<std::string> sources = unit.sources();
    std::string target = form < targets.size() ? targets[form] : std::string();
    if (target.empty())
        target = sources[std::min(form, sources.size() - 1)];
    m_next.reset();
    const bool isNew = std::exchange(m_key, unit.key) != unit.key;
    if (unit.kind == UnitKind::Program) {
        if (isNew)
            m_control = Control::showing(unit, this);
        showProgramText(toQString(target));
    } else if (const QString html = bookHtml(unit, target); !html.isEmpty()) {
        showHtml(html);
    } else {
        m_plain = QStringLiteral("<p>%1</p>").arg(toQString(target).toHtmlEscaped());
        if (isNew)
            showHtml(m_plain);
        if (Drawing drawing = drawingOf(unit, target)) {
            m_next = std::move(drawing);
            drawNext();
        } else {
            showHtml(m_plain);
        }
    }
}

// In the background, one after the other; of those that wait the last one alone.
void TextPreview::drawNext()
{
    if (m_isDrawing || !m_next)
        return;
    m_isDrawing = true;
    QtConcurrent::run(*std::exchange(m_next, std::nullopt))
        .then(this, [this, key = m_key](const TextLook &look) {
            m_isDrawing = false;
            if (m_next)
                return drawNext();
            if (key != m_key)
                return;
            if (!look.picture.isNull())
                showPicture(QPixmap::fromImage(look.picture), {});
            else
                showHtml(look.html.isEmpty() ? m_plain : look.html);
        });
}

} // namespace hexwerk
