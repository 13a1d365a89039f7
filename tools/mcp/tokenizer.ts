/** @module Counts the tokens of a text with `gpt-tokenizer`, which is installed in a folder outside of the checkout. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const installed = 'gpt-tokenizer@4.0.0';
const encoding = 'o200k_base';

export interface Tokenizer {
  /** Package, release and encoding. */
  readonly name: string;
  readonly count: (text: string) => number;
}

interface Encoding {
  readonly encode: (text: string) => readonly number[];
}

const isEncoding = (module: unknown): module is Encoding =>
  typeof module === 'object' && module !== null && 'encode' in module && typeof module.encode === 'function';

/** `missing` is the reason if it could not be installed. */
export async function loadTokenizer(folder: string): Promise<Tokenizer | { readonly missing: string }> {
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', installed],
    { encoding: 'utf8' },
  );
  if (status !== 0) return { missing: stderr.trim() };
  const path = createRequire(join(folder, 'index.js')).resolve(`gpt-tokenizer/encoding/${encoding}`);
  const module: unknown = await import(pathToFileURL(path).href);
  if (!isEncoding(module)) return { missing: `${installed} has no function encode` };
  return { name: `${installed}, ${encoding}`, count: (text) => module.encode(text).length };
}
