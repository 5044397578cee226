// Saving a game, and what may be lost.
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QRegularExpressionValidator>

#include "app/play/play_page.h"
#include "app/recent_files.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk {

bool PlayPage::canTakeBack() const
{
    return m_game.isRunning() && m_game.canTakeBack(PlayGame::Behind::Anything) > 0;
}

void PlayPage::takeBack()
{
    if (!canTakeBack())
        return;
    showMoment({});
    const auto behind = m_game.canTakeBack(PlayGame::Behind::Nothing) > 0
                            ? PlayGame::Behind::Nothing
                            : PlayGame::Behind::Anything;
    if (!mayGoBehindDice(m_game.game().log().size() - m_game.canTakeBack(behind)))
        return;
    m_way = {};
    m_game.takeBack(behind);
}

void PlayPage::takeBackRoll()
{
    const auto roll = m_game.isRunning() ? m_game.lastRollByHand() : std::nullopt;
    if (!roll)
        return;
    showMoment({});
    const auto isDecision = [](const auto &entry) {
        return !std::holds_alternative<assault::Dice>(entry.order);
    };
    const auto &log = m_game.game().log();
    const auto after = log.begin() + static_cast<std::ptrdiff_t>(*roll);
    if (std::any_of(after, log.end(), isDecision)) {
        QMessageBox box(QMessageBox::Question, tr("Enter the roll again"),
                        tr("Something was decided since then. Take it back with the roll? The game "
                           "file will say so."),
                        QMessageBox::Yes | QMessageBox::No, this);
        box.setObjectName(QStringLiteral("roll-again"));
        box.setDefaultButton(QMessageBox::No);
        if (box.exec() != QMessageBox::Yes)
            return;
        m_way = {};
    }
    m_game.takeBackRoll();
}

void PlayPage::askForSeed()
{
    QInputDialog dialog(this);
    dialog.setObjectName(QStringLiteral("dice-seed"));
    dialog.setWindowTitle(tr("Seed of the dice"));
    const std::optional<std::uint64_t> seed = m_game.openSeed();
    if (m_game.hasRolled())
        dialog.setLabelText(
            seed ? tr("The program's dice follow from this number. They have been "
                      "rolled: it stays as it is.")
                 : tr("The program's dice follow from a number that is revealed when "
                      "the game is over. This seal proves that it stays the same."));
    else
        dialog.setLabelText(tr("The program's dice follow from a number that nobody knows before "
                               "the game is over, unless you set one here. Whoever sets it again "
                               "and does the same gets the same dice, and can know them before."));
    dialog.setTextValue(seed                 ? QString::number(*seed)
                        : m_game.hasRolled() ? editor::toQString(m_game.seal())
                                             : QString());
    auto *number = dialog.findChild<QLineEdit *>();
    number->setAccessibleName(tr("Seed of the dice"));
    number->setReadOnly(m_game.hasRolled());
    number->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,18}")), number));
    if (dialog.exec() == QDialog::Accepted && number->hasAcceptableInput() && !m_game.hasRolled())
        m_game.seedDice(number->text().toULongLong());
}

bool PlayPage::save()
{
    if (m_game.path().isEmpty())
        return saveAs();
    emit told(tr("The game is saved after every order."));
    return true;
}

bool PlayPage::saveAs()
{
    if (!m_game.isRunning())
        return false;
    const QString suggested = m_game.path().isEmpty() ? QString::fromStdString(m_scenario.id) +
                                                            QStringLiteral(".game.toml")
                                                      : m_game.path();
    QString path =
        QFileDialog::getSaveFileName(this, tr("Save game"), suggested, tr("Games (*.toml)"));
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".toml");
    const WriteResult result = m_game.saveAs(path);
    if (!result) {
        QMessageBox::warning(
            this, tr("Save game"),
            tr("%1 cannot be written: %2")
                .arg(path, QString::fromStdString(result.error().reason.message())));
        return false;
    }
    RecentFiles::add(path);
    emit changed();
    emit told(tr("Saved as %1; from now on every order is added.").arg(path));
    return true;
}

bool PlayPage::mayLeave()
{
    if (!m_game.isUnsaved())
        return true;
    QMessageBox box(QMessageBox::Question, tr("Hexwerk"),
                    tr("The game under way is not saved. Save it?"),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setObjectName(QStringLiteral("unsaved-game"));
    const int answer = box.exec();
    return answer == QMessageBox::Save ? saveAs() : answer == QMessageBox::Discard;
}

} // namespace hexwerk
