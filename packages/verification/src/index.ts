/** @module Verification evidence of the snippets, and the level each has reached. */
export { isRead, type ReadLanguage, readLanguages } from './languages.ts';
export {
  hostedLevels,
  type Level,
  levels,
  type LevelText,
  levelTexts,
  localLevels,
  reaches,
  type Verification,
  verificationText,
} from './levels.ts';
export {
  type NotRunReason,
  notRunReasons,
  readRunData,
  type RunData,
  type RunDevice,
  runOf,
  runsFile,
  type SnippetRun,
} from './runs.ts';
export {
  type LibrarySnapshots,
  readSnapshotData,
  type SnapshotCheck,
  type SnapshotData,
  type SnapshotLanguage,
  snapshotsFile,
} from './snapshots.ts';
export { snippetKey, withoutValues } from './snippet-key.ts';
export { type LibrarySymbols, readSymbolData, type SymbolData, symbolsFile } from './symbols.ts';
export {
  libraryVerification,
  type SourceEvidence,
  sourceEvidence,
  sourceVerification,
  verificationOf,
} from './verification.ts';
export { type Ran, ranWith, readWireData, type WireData, wireFile, type WireRun } from './wire.ts';
