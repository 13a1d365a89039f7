/** @module Verification evidence of the snippets, and the level each has reached. */
export { isRead, type ReadLanguage, readLanguages } from './languages.ts';
export { type Level, levels } from './levels.ts';
export { type LibrarySymbols, readSymbolData, type SymbolData, symbolsFile } from './symbols.ts';
export { levelOf, type Verification, verificationOf } from './verification.ts';
export { type Ran, ranWith, readWireData, type WireData, wireFile, type WireRun } from './wire.ts';
