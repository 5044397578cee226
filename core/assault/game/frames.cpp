#include "core/assault/game/frames.h"

namespace hexwerk::assault {

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
