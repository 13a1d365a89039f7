/** @module Where a block of a model's snippets lies as a file. */
import { modelPath, withQuery } from '../lib/links.ts';

export interface FileAddress {
  readonly model: string;
  readonly library: string;
  /** Counted from 1. */
  readonly block: number;
  readonly revision: string;
}

export const fileHref =
  ({ model, library, block, revision }: FileAddress) =>
  (format: string): string =>
    withQuery(`${modelPath(model)}/snippet`, {
      library,
      block: String(block),
      format,
      ...(revision !== '' && { revision }),
    });
