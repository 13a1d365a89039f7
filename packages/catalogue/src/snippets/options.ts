/** @module Options of every call that generates snippets. */
import { isRead, type Platform } from '../platform.ts';
import { readPlatform } from './platform-rules.ts';

export interface SnippetOptions {
  /** Fields that differ from the public hub. */
  readonly platform?: Partial<Platform>;
  /** Branch, tag or commit to pin. */
  readonly revision?: string;
  /** Quantization label, such as `Q4_K_M`. */
  readonly quantization?: string;
  /** One file of the repository. */
  readonly file?: string;
  /** The user's major versions by package: `{ transformers: 4 }`. */
  readonly versions?: Readonly<Record<string, number | undefined>>;
}

/** Options with a platform that has been validated. */
export type ReadOptions<Options extends SnippetOptions = SnippetOptions> = Omit<Options, 'platform'> & {
  readonly platform?: Platform;
};

const areRead = <Options extends SnippetOptions>(
  options: Options,
): options is Options & ReadOptions<Options> => options.platform === undefined || isRead(options.platform);

/** The same options with a validated platform. */
export const readOptions = <Options extends SnippetOptions>(options: Options): ReadOptions<Options> =>
  areRead(options) ? options : { ...options, platform: readPlatform(options.platform) };
