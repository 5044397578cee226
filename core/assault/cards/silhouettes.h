// The silhouettes that a unit card may name: the pictures of resources/art/silhouette.
#pragma once

#include <span>
#include <string_view>

namespace hexwerk::assault {

// In alphabetical order.
std::span<const std::string_view> silhouettes();
bool isSilhouette(std::string_view name);

} // namespace hexwerk::assault
