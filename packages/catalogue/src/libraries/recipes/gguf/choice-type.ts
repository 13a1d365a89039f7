/** @module Type of the GGUF file that was chosen, and the notes about it. */
import type { Warning } from '../../../snippets/snippet.ts';

/** Small enough for most machines, with little loss; the usual default. */
export const usual = 'Q4_K_M';

export interface GgufChoice {
  /** The first file to load; a guess if there is a warning about it. */
  readonly file: string;
  /** Absent if no file name contains a quantization: the app then selects the file. */
  readonly label?: string;
  /** The other files of a split model. */
  readonly parts?: readonly string[];
  /** Whether the repository lists the file, its owner documents it, or the caller requested it by name. */
  readonly known: boolean;
  readonly warnings: readonly Warning[];
}

export const note = (message: string): Warning => ({ code: 'placeholder', message });
