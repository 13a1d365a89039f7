/** @module The result of a generator: blocks, or a notice with or without blocks. */
import type { GeneratorResult } from '../libraries/define.ts';
import type { Snippet, Warning } from './snippet.ts';

export const isBlocks = (result: GeneratorResult): result is readonly Snippet[] => Array.isArray(result);

export const withWarnings = (snippet: Snippet, more: readonly Warning[]): Snippet =>
  more.length === 0 ? snippet : { ...snippet, warnings: [...(snippet.warnings ?? []), ...more] };
