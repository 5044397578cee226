#include "app/assault/page/game_saving.h"

#include <QComboBox>
#include <QDir>
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QRegularExpressionValidator>

#include "app/basis/recent_files.h"
#include "app/report/program_log.h"
#include "editor/assault/text/play_text.h"
#include "editor/panels/save_dialog.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

GameSaving::GameSaving(PlayGame &game, const GameLook &look, QWidget *page)
    : QObject(page)
    , m_game(game)
    , m_look(look)
    , m_page(page)
{
    connectFailures();
}

void GameSaving::connectFailures()
{
    connect(&m_game, &PlayGame::saveFailed, this, [this](const WriteFailure &failure) {
        QMessageBox::warning(m_page, tr("Save game"),
                             tr("The game file can no longer be written: %1. Save the game again.")
                                 .arg(QString::fromStdString(failure.reason.message())));
    });
    connect(&m_game, &PlayGame::changedUnderneath, this, [this](const QString &path) {
        QMessageBox::warning(m_page, tr("Save game"),
                             tr("Another program has changed %1. Nothing was added to it. Save the "
                                "game under another name.")
                                 .arg(QDir::toNativeSeparators(path)));
    });
    connect(&m_game, &PlayGame::onlyLooksOn, this, [this] {
        emit told(
            tr("This game is being played in another window. Save it to continue with a copy."));
    });
}

void GameSaving::tellFailure(const QString &title, const QString &path, const WriteFailure &failure)
{
    QMessageBox::warning(
        m_page, title,
        tr("%1 cannot be written: %2").arg(path, QString::fromStdString(failure.reason.message())));
}

void GameSaving::askForSeed()
{
    QInputDialog dialog(m_page);
    dialog.setObjectName(QStringLiteral("dice-seed"));
    dialog.setWindowTitle(tr("Dice seed"));
    const std::optional<std::uint64_t> seed = m_game.openSeed();
    if (m_game.hasRolled())
        dialog.setLabelText(
            seed ? tr("The program's dice are derived from this number. Dice have already been "
                      "rolled, so it can no longer be changed.")
                 : tr("The program's dice are derived from a number that is revealed when the game "
                      "is over or closed. This seal proves that it does not change."));
    else
        dialog.setLabelText(
            tr("The program's dice are derived from a number that nobody knows before the game is "
               "over or closed, unless you set one here. Setting the same number and playing the "
               "same way again gives the same dice, which can then be known in advance."));
    dialog.setTextValue(seed                 ? QString::number(*seed)
                        : m_game.hasRolled() ? editor::toQString(m_game.seal())
                                             : QString());
    auto *number = dialog.findChild<QLineEdit *>();
    number->setAccessibleName(tr("Dice seed"));
    number->setReadOnly(m_game.hasRolled());
    number->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,18}")), number));
    if (dialog.exec() == QDialog::Accepted && number->hasAcceptableInput() && !m_game.hasRolled())
        m_game.seedDice(number->text().toULongLong());
}

bool GameSaving::save()
{
    if (m_game.path().isEmpty())
        return saveAs();
    emit told(tr("The game is saved after every order."));
    return true;
}

bool GameSaving::saveAs()
{
    if (!m_game.isRunning())
        return false;
    const QString suggested =
        m_game.path().isEmpty()
            ? QString::fromStdString(m_look.scenario().id) + QStringLiteral(".game.toml")
            : m_game.path();
    const QString path =
        editor::fileToSave(m_page, tr("Save game"), suggested, tr("Games (*.toml)"));
    if (path.isEmpty())
        return false;
    const WriteResult result = m_game.saveAs(path);
    addToLog(result ? LogLevel::Info : LogLevel::Error, "file",
             (result ? QStringLiteral("saved game ") : QStringLiteral("not saved game ")) +
                 nameForLog(path));
    if (!result) {
        tellFailure(tr("Save game"), path, result.error());
        return false;
    }
    RecentFiles::add(path);
    emit saved();
    emit told(tr("Saved as %1; from now on, every order is added.").arg(path));
    return true;
}

void GameSaving::saveSideCopy()
{
    QStringList sides;
    for (SideIndex side = 0; side < m_look.scenario().sides.size(); ++side)
        sides << PlayText::side(m_game.position(), side);
    QInputDialog dialog(m_page);
    dialog.setObjectName(QStringLiteral("side-copy"));
    dialog.setWindowTitle(tr("Copy for one side"));
    dialog.setLabelText(tr("The copy contains the whole game except what the other side has laid "
                           "face down. Who is it for?"));
    dialog.setComboBoxItems(sides);
    dialog.setTextValue(sides.front());
    dialog.findChild<QComboBox *>()->setAccessibleName(tr("Side"));
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto side = static_cast<SideIndex>(sides.indexOf(dialog.textValue()));
    const std::optional<GameFile> copy = m_game.copyFor(side);
    if (!copy) {
        QMessageBox::warning(
            m_page, tr("Copy for one side"),
            tr("A copy cannot be made: this game does not know the secrets of that side, or the "
               "scenario itself reveals what the other side has laid."));
        return;
    }
    const QString id =
        QString::fromStdString(m_look.scenario().id + "." + m_look.scenario().sides[side].id);
    const QString path = editor::fileToSave(
        m_page, tr("Copy for one side"), id + QStringLiteral(".game.toml"), tr("Games (*.toml)"));
    if (path.isEmpty())
        return;
    // It lets go of the file: nothing is added to a copy.
    const auto made = SavedGame::made(path, *copy);
    if (made)
        emit told(tr("Saved as %1.").arg(path));
    else
        tellFailure(tr("Copy for one side"), path, made.error());
}

bool GameSaving::mayLeave()
{
    if (!m_game.isUnsaved())
        return true;
    QMessageBox box(QMessageBox::Question, tr("Hexwerk"),
                    tr("The game in progress is not saved. Save it?"),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_page);
    box.setObjectName(QStringLiteral("unsaved-game"));
    const int answer = box.exec();
    return answer == QMessageBox::Save ? saveAs() : answer == QMessageBox::Discard;
}

} // namespace hexwerk::assault::ui
