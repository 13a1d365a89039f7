/** @module The options that a generator receives with the model record. */
import type { Platform } from '../platform.ts';

export interface SnippetContext {
  readonly platform: Platform;
  /**
   * The revision to pin, if requested. Reads are tracked: if a generator never reads it, its snippets get an
   * `unpinned` warning.
   */
  readonly revision: string | undefined;
  /** Requested quantization label, such as `Q4_K_M`; as with the revision, not reading it is reported. */
  readonly quantization: string | undefined;
  /** Requested file of the repository, such as one GGUF file; not reading it is reported. */
  readonly file: string | undefined;
  /** The user's major version of a package, where the API differs: `versions.transformers`. */
  readonly versions: Readonly<Record<string, number | undefined>>;
}
