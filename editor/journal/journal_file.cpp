#include "editor/journal/journal_file.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include "editor/journal/text_patch.h"

#include <utility>

namespace hexwerk::editor {

using Qt::Literals::StringLiterals::operator""_s;

static constexpr int kVersion = 1;
// A journal that has grown over this begins anew with the text as it is.
static constexpr std::size_t kMostBytes = 8U << 20U;

static QString hashOf(const std::string &text)
{
    const QByteArrayView bytes(text.data(), static_cast<qsizetype>(text.size()));
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

static std::string lineOf(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString() + '\n';
}

static std::string firstLine(const QString &path, const std::string &base)
{
    return lineOf({{u"journal"_s, u"hexwerk.scenario"_s},
                   {u"version"_s, kVersion},
                   {u"path"_s, path},
                   {u"text"_s, QString::fromStdString(base)},
                   {u"hash"_s, hashOf(base)}});
}

static std::string stepLine(const std::string &before, const JournalStep &step)
{
    const TextPatch patch = patchBetween(before, step.text);
    return lineOf({{u"gesture"_s, step.gesture},
                   {u"time"_s, step.time},
                   {u"at"_s, static_cast<qint64>(patch.at)},
                   {u"gone"_s, static_cast<qint64>(patch.gone)},
                   {u"come"_s, QString::fromStdString(patch.come)},
                   {u"hash"_s, hashOf(step.text)}});
}

static std::optional<Journal> begun(const QJsonObject &line)
{
    Journal journal;
    journal.path = line.value(u"path"_s).toString();
    journal.base = line.value(u"text"_s).toString().toStdString();
    journal.last.text = journal.base;
    const bool isWhole = line.value(u"journal"_s) == u"hexwerk.scenario"_s &&
                         line.value(u"version"_s) == kVersion &&
                         line.value(u"hash"_s) == hashOf(journal.base);
    return isWhole ? std::optional(std::move(journal)) : std::nullopt;
}

// Whether the line was one of these.
static bool goOn(JournalStep &last, const QJsonObject &line)
{
    const TextPatch patch{.at = static_cast<std::size_t>(line.value(u"at"_s).toInteger()),
                          .gone = static_cast<std::size_t>(line.value(u"gone"_s).toInteger()),
                          .come = line.value(u"come"_s).toString().toStdString()};
    std::optional<std::string> text = patchedText(last.text, patch);
    if (!text || line.value(u"hash"_s) != hashOf(*text))
        return false;
    last = {line.value(u"gesture"_s).toInt(), line.value(u"time"_s).toInteger(), std::move(*text)};
    return true;
}

std::optional<Journal> readJournal(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const auto next = [&file] { return QJsonDocument::fromJson(file.readLine()).object(); };
    std::optional<Journal> journal = begun(next());
    if (!journal)
        return std::nullopt;
    while (!file.atEnd() && goOn(journal->last, next())) {
    }
    return journal->last.gesture > 0 ? journal : std::nullopt;
}

bool isOtherJournal(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QJsonObject line = QJsonDocument::fromJson(file.readLine()).object();
    return line.value(u"journal"_s) == u"hexwerk.scenario"_s &&
           line.value(u"version"_s) != kVersion;
}

JournalFile::JournalFile(const std::filesystem::path &file, QString path, std::string base)
    : m_file(file)
    , m_path(std::move(path))
    , m_base(std::move(base))
{
}

WriteResult JournalFile::keep(const std::vector<JournalStep> &steps)
{
    const bool isNew = !m_isBegun || m_size > kMostBytes + m_base.size();
    std::string lines = isNew ? firstLine(m_path, m_base) : std::string();
    std::string before = isNew ? m_base : m_text;
    for (const JournalStep &step : steps) {
        lines += stepLine(before, step);
        before = step.text;
    }
    const WriteResult written = isNew ? writeFile(m_file, lines) : appendToFile(m_file, lines);
    m_isBegun = written.has_value();
    m_size = (isNew ? 0 : m_size) + lines.size();
    m_text = std::move(before);
    return written;
}

} // namespace hexwerk::editor
