/** @module The packages that are published, each after those it depends on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where packages are assembled and their tarballs written. */
export const releaseFolder = join(root, 'release');

export const folders = [
  'catalogue',
  'verification',
  'compat',
  'react',
  'hub',
  'server',
  'web',
  'cli',
] as const;

export type Folder = (typeof folders)[number];

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly files: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly engines?: { readonly node: string };
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

export const sourceOf = (folder: Folder): string => join(root, 'packages', folder);

export const manifestOf = (folder: Folder): Manifest =>
  JSON.parse(readFileSync(join(sourceOf(folder), 'package.json'), 'utf8'));
