// A large button that says in a second line what it leads to.
#pragma once

#include <QLabel>
#include <QPushButton>

namespace hexwerk {

class CommandButton final : public QPushButton
{
    Q_OBJECT

public:
    // `picture`: a name for editor::icon().
    CommandButton(const QString &picture, QWidget *parent);

    void setWords(const QString &title, const QString &words);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void styleTitle();
    void paintPicture();

    const QString m_name;
    QLabel *m_picture;
    QLabel *m_title;
    QLabel *m_words;
};

} // namespace hexwerk
