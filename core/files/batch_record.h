// What a batch of files is about to do, on the disk before it is done: whoever comes after a
// program that was killed can finish it or take it back.
#pragma once

#include "core/files/atomic_file.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

// Where the content of a batch's file waits, and where what it replaces lies meanwhile.
std::filesystem::path stagedBeside(const std::filesystem::path &file);
std::filesystem::path keptBeside(const std::filesystem::path &file);

struct BatchPlan
{
    struct File
    {
        std::filesystem::path path;
        std::string before; // hash of what it says; empty: it is not there yet
        std::string after;
    };
    std::vector<File> files;
    std::vector<std::filesystem::path> folders; // to be made, outer ones first

    // Undoes what was done of it, or was begun.
    void takeBack() const;
    // Does what is left of it. A file that says neither of the two was changed by somebody else
    // since, and stays.
    void finish() const;
    // Removes what was only needed meanwhile.
    void tidyUp() const;
};

// The record of one batch, held while its program runs.
class BatchRecord
{
public:
    BatchRecord() = default;
    ~BatchRecord();
    BatchRecord(const BatchRecord &) = delete;
    BatchRecord &operator=(const BatchRecord &) = delete;

    // In a folder that is there.
    [[nodiscard]] WriteResult begin(const std::filesystem::path &folder, const BatchPlan &plan);
    // Everything is staged: from now on the batch is finished, whatever happens.
    [[nodiscard]] WriteResult commit();
    // It is taken back after all.
    void giveUp();
    void remove();

private:
    std::filesystem::path m_file;
    int m_descriptor = -1;
};

// Batches in the folder whose programs were killed: those that were committed are finished, the
// others taken back.
void finishBatches(const std::filesystem::path &folder);

} // namespace hexwerk
