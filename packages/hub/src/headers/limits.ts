/** @module Limits on reading file headers, per repository. */

const mebibyte = 1024 * 1024;

export const headerLimits = {
  /** Of all ranges of a repository together. A GGUF header with a vocabulary of 150,000 tokens has 6 MB. */
  bytes: 32 * mebibyte,
  /** Of one response; a whole weight file is larger. */
  responseBytes: 8 * mebibyte,
  /** Of a JSON file. */
  jsonBytes: 2 * mebibyte,
  /** For all files of a repository. */
  ms: 20_000,
  /** JavaScript heap of the thread that parses. */
  heapMegabytes: 192,
  /** Threads at the same time. */
  threads: 2,
  /** Limit for the column chunks that the first rows are read from. */
  columnBytes: 2 * mebibyte,
  previewBytes: 6 * mebibyte,
  previewRows: 20,
  previewColumns: 30,
  /** Characters of a cell. */
  cell: 200,
} as const;
