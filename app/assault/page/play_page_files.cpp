// Saving a game, and what may be lost.
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QRegularExpressionValidator>

#include "app/assault/page/play_page.h"
#include "app/basis/recent_files.h"
#include "editor/assault/text/play_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

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
    m_way->forget();
    m_game.takeBack(behind);
}

void PlayPage::takeBackRoll()
{
    const auto roll = m_game.isRunning() ? m_game.lastRollByHand() : std::nullopt;
    if (!roll)
        return;
    showMoment({});
    const auto isDecision = [](const auto &entry) {
        return !std::holds_alternative<Dice>(entry.order);
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
        m_way->forget();
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
                      "the game is over or closed. This seal proves that it stays the same."));
    else
        dialog.setLabelText(
            tr("The program's dice follow from a number that nobody knows before "
               "the game is over or closed, unless you set one here. Whoever sets it again "
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

void PlayPage::saveSideCopy()
{
    QStringList sides;
    for (SideIndex side = 0; side < m_scenario.sides.size(); ++side)
        sides << PlayText::side(m_game.position(), side);
    QInputDialog dialog(this);
    dialog.setObjectName(QStringLiteral("side-copy"));
    dialog.setWindowTitle(tr("Copy for one side"));
    dialog.setLabelText(tr("The copy has all of the game but what the other side has laid face "
                           "down. Who is it for?"));
    dialog.setComboBoxItems(sides);
    dialog.setTextValue(sides.front());
    dialog.findChild<QComboBox *>()->setAccessibleName(tr("Side"));
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto side = static_cast<SideIndex>(sides.indexOf(dialog.textValue()));
    const std::optional<GameFile> copy = m_game.copyFor(side);
    if (!copy) {
        QMessageBox::warning(this, tr("Copy for one side"),
                             tr("No copy can be made: this game does not know the secrets of that "
                                "side, or the scenario itself says what the other side has laid."));
        return;
    }
    const QString id = QString::fromStdString(m_scenario.id + "." + m_scenario.sides[side].id);
    QString path = QFileDialog::getSaveFileName(
        this, tr("Copy for one side"), id + QStringLiteral(".game.toml"), tr("Games (*.toml)"));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".toml");
    // It lets go of the file: nothing is added to a copy.
    const auto made = SavedGame::made(path, *copy);
    if (made)
        emit told(tr("Saved as %1.").arg(path));
    else
        QMessageBox::warning(this, tr("Copy for one side"),
                             tr("%1 cannot be written: %2")
                                 .arg(path, QString::fromStdString(made.error().reason.message())));
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

} // namespace hexwerk::assault::ui
