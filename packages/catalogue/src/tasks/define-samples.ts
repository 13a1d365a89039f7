/** @module Sample inputs of a task, for models without widget data. Only tasks for hosted inference have a `samples.ts`. */
import type { Data } from '../code/index.ts';
import type { Cell } from '../records/cell.ts';
import type { Localized } from './languages.ts';
import type { SampleAsset, SampleFile } from './sample-files.ts';

export type SampleInput =
  | { readonly kind: 'text'; readonly text: Localized; readonly parameters?: Readonly<Record<string, Data>> }
  /** A text in which `{mask}` is replaced by the model's mask token. */
  | { readonly kind: 'masked'; readonly text: Localized }
  | { readonly kind: 'file'; readonly file: SampleFile }
  | { readonly kind: 'image-prompt'; readonly image: SampleFile; readonly prompt: string }
  | {
      readonly kind: 'labelled-text';
      readonly text: Localized;
      readonly labels: Localized<readonly string[]>;
    }
  | { readonly kind: 'labelled-image'; readonly image: SampleFile; readonly labels: readonly string[] }
  | { readonly kind: 'question'; readonly question: Localized; readonly context: Localized }
  | { readonly kind: 'document'; readonly image: SampleFile; readonly question: string }
  | {
      readonly kind: 'table';
      readonly query: string;
      readonly table: Readonly<Record<string, readonly string[]>>;
    }
  | { readonly kind: 'columns'; readonly data: Readonly<Record<string, readonly Cell[]>> }
  | {
      readonly kind: 'similarity';
      readonly source: Localized;
      readonly sentences: Localized<readonly string[]>;
    };

export interface TaskSamples {
  /** Name of the template in messages; default: `basic`. */
  readonly template?: string;
  /** Absent for a task that is only available as a chat. */
  readonly input?: SampleInput;
  /** The first user message, for chat models. */
  readonly chat?: { readonly text: Localized; readonly image?: SampleAsset };
  /** Name of the file for a binary result. */
  readonly result?: string;
}

/**
 * Keeps the literal type, so that the kind of a task's samples is known statically. A declaration, not an arrow
 * function: esbuild leaves its calls out.
 */
export function defineSamples<Samples extends TaskSamples>(samples: Samples): Samples {
  return samples;
}
