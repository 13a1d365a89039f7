/** @module Messages between the main thread and the one that parses binary headers, which makes no requests itself. */

import type { DatasetPreview, RepositoryRecord } from '@loadout/catalogue/records';
import type { BinaryFile } from './wanted.ts';

export interface ThreadJob {
  /** URL of the hub, without a trailing slash. */
  readonly hubUrl: string;
  readonly id: string;
  /** `''` for models, `datasets/` for datasets. */
  readonly prefix: string;
  readonly revision: string;
  readonly files: readonly BinaryFile[];
}

export interface FetchRequest {
  readonly call: number;
  readonly url: string;
  readonly method: string;
  readonly range: string | null;
}

export type FetchResponse = { readonly call: number } & (
  | {
      readonly status: number;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: Uint8Array;
    }
  | { readonly error: string }
);

/** The result for one file: fields of the record, or why there are none. */
export type FileOutcome =
  | {
      readonly safetensors?: RepositoryRecord['safetensors'];
      readonly gguf?: RepositoryRecord['gguf'];
      readonly preview?: DatasetPreview;
    }
  | { readonly path: string; readonly reason: string };

export type ThreadMessage = { readonly fetch: FetchRequest } | { readonly outcomes: readonly FileOutcome[] };
