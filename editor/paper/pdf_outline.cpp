#define POINTERHOLDER_TRANSITION 4 // qpdf: no types of its past

#include "editor/paper/pdf_outline.h"

#include <QFile>
#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <algorithm>
#include <exception>
#include <optional>
#include <stdexcept>
#include <vector>

namespace hexwerk::editor {

namespace {

class FilePipeline final : public Pipeline
{
public:
    explicit FilePipeline(QIODevice &file)
        : Pipeline("file", nullptr)
        , m_file(file)
    {
    }
    void write(const unsigned char *data, size_t length) override
    {
        if (m_file.write(reinterpret_cast<const char *>(data), qint64(length)) != qint64(length))
            throw std::runtime_error(m_file.errorString().toStdString());
    }
    void finish() override {}

private:
    QIODevice &m_file;
};

struct Entry
{
    QPDFObjectHandle object;
    int level = 0;
    int children = 0; // of its own level below
};

} // namespace

static QPDFObjectHandle textOf(const QString &text)
{
    return QPDFObjectHandle::newUnicodeString(text.toStdString());
}

static QPDFObjectHandle numberOf(int number)
{
    return QPDFObjectHandle::newInteger(number);
}

static void addChild(Entry &parent, QPDFObjectHandle child)
{
    if (parent.children++ == 0) {
        parent.object.replaceKey("/First", child);
    } else {
        QPDFObjectHandle before = parent.object.getKey("/Last");
        before.replaceKey("/Next", child);
        child.replaceKey("/Prev", before);
    }
    parent.object.replaceKey("/Last", child);
    parent.object.replaceKey("/Count", numberOf(parent.children));
    child.replaceKey("/Parent", parent.object);
}

// From the upper edge of what is to be seen; empty: the whole page.
static QPDFObjectHandle destination(const QPDFPageObjectHelper &page, std::optional<double> top)
{
    QPDFObjectHandle object = page.getObjectHandle();
    if (!top)
        return QPDFObjectHandle::newArray({object, QPDFObjectHandle::newName("/Fit")});
    constexpr double kPointsOfMillimetre = 72 / 25.4;
    const double height = object.getKey("/MediaBox").getArrayAsRectangle().ury;
    return QPDFObjectHandle::newArray(
        {object, QPDFObjectHandle::newName("/XYZ"), QPDFObjectHandle::newNull(),
         QPDFObjectHandle::newReal(height - *top * kPointsOfMillimetre, 1),
         QPDFObjectHandle::newNull()});
}

static void addOutline(QPDF &pdf, const SheetBook &book)
{
    const auto pages = QPDFPageDocumentHelper(pdf).getAllPages();
    std::vector<Entry> open = {{pdf.makeIndirectObject(QPDFObjectHandle::newDictionary()), -1}};
    QPDFObjectHandle root = open.front().object;
    const auto add = [&](const QString &title, int level, QPDFObjectHandle goal) {
        while (open.back().level >= level)
            open.pop_back();
        auto entry = pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
        entry.replaceKey("/Title", textOf(title));
        entry.replaceKey("/Dest", goal);
        addChild(open.back(), entry);
        open.push_back({entry, level});
    };
    for (std::size_t i = 0; i < std::min(pages.size(), book.pages.size()); ++i) {
        const SheetPage &page = book.pages[i];
        if (!page.title.isEmpty())
            add(page.title, page.level, destination(pages[i], {}));
        for (const SheetHeading &heading : page.headings)
            add(heading.text, heading.level, destination(pages[i], heading.top));
    }
    if (!root.hasKey("/First"))
        return;
    pdf.getRoot().replaceKey("/Outlines", root);
    pdf.getRoot().replaceKey("/PageMode", QPDFObjectHandle::newName("/UseOutlines"));
}

static void addFacts(QPDF &pdf, const SheetBook &book)
{
    QPDFObjectHandle root = pdf.getRoot();
    if (!book.language.isEmpty())
        root.replaceKey("/Lang", textOf(book.language));
    QPDFObjectHandle shown = QPDFObjectHandle::newDictionary();
    shown.replaceKey("/DisplayDocTitle", QPDFObjectHandle::newBool(true));
    shown.replaceKey("/PrintScaling", QPDFObjectHandle::newName("/None")); // at true size
    root.replaceKey("/ViewerPreferences", shown);
    if (!book.subject.isEmpty())
        pdf.getTrailer().getKey("/Info").replaceKey("/Subject", textOf(book.subject));
}

std::optional<QString> writeWithOutline(const QString &plain, const SheetBook &book,
                                        QIODevice &file)
{
    try {
        QPDF pdf;
        pdf.processFile(QFile::encodeName(plain).constData());
        addOutline(pdf, book);
        addFacts(pdf, book);
        FilePipeline pipeline(file);
        QPDFWriter writer(pdf);
        writer.setOutputPipeline(&pipeline);
        writer.setDeterministicID(true);
        writer.write();
    } catch (const std::exception &failure) {
        return QString::fromUtf8(failure.what());
    }
    return std::nullopt;
}

} // namespace hexwerk::editor
