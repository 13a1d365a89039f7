/** @module What a generator is told beside the model record. */
import type { Platform } from '../platform.ts';

export interface SnippetContext {
  readonly platform: Platform;
  /**
   * The revision to pin, if one was asked for. Reading it counts as honouring it: a snippet of a
   * generator that never reads it carries an `unpinned` warning.
   */
  readonly revision: string | undefined;
  /** Quantization label that was asked for, such as `Q4_K_M`; as with the revision, not reading it is reported. */
  readonly quantization: string | undefined;
  /** File of the repository that was asked for, such as one GGUF file; not reading it is reported. */
  readonly file: string | undefined;
  /** Major version of a package the reader has, where the API differs: `versions.transformers`. */
  readonly versions: Readonly<Record<string, number | undefined>>;
}
