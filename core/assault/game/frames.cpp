#include "core/assault/game/frames.h"

#include <array>

namespace hexwerk::assault {

using std::string_view_literals::operator""sv;

std::string_view toString(CardMoment moment)
{
    constexpr std::array kNames = {"planning"sv,     "initiative"sv, "announce"sv,     "answer"sv,
                                   "close_combat"sv, "last_shot"sv,  "organization"sv, "cancel"sv};
    return kNames[static_cast<std::size_t>(moment)];
}

Frame::Frame() = default;
Frame::Frame(const Frame &other) = default;
Frame::Frame(Frame &&other) noexcept = default;
Frame &Frame::operator=(const Frame &other) = default;
Frame &Frame::operator=(Frame &&other) noexcept = default;
Frame::~Frame() = default;

bool Frame::operator==(const Frame &other) const
{
    return static_cast<const variant &>(*this) == static_cast<const variant &>(other);
}

} // namespace hexwerk::assault
