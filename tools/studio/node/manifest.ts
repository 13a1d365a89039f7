/** @module The manifest of all rendered files, for authors of tasks. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Task } from '@loadout/catalogue';
import type { Fact } from '../studio/picture.ts';

interface Made {
  readonly file: string;
  readonly role: 'input' | 'output';
  readonly label: string;
  readonly bytes: number;
  readonly facts?: { readonly [name: string]: Fact };
}

export interface MadePicture extends Made {
  readonly type: 'img';
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** For an animation: its duration, and the still for `prefers-reduced-motion`. */
  readonly seconds?: number;
  readonly still?: string;
}

export interface MadeSound extends Made {
  readonly type: 'audio';
  readonly transcript: string;
  readonly seconds: number;
}

export type Manifest = Readonly<Record<string, readonly (MadePicture | MadeSound)[]>>;

const path = fileURLToPath(new URL('../manifest.json', import.meta.url));

export const readManifest = (): Manifest => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

/** Replaces the entries of one task and one type, and keeps the tasks sorted. */
export function record(
  task: string,
  type: 'img' | 'audio',
  entries: readonly (MadePicture | MadeSound)[],
): void {
  const manifest = readManifest();
  const others = (manifest[task] ?? []).filter((entry) => entry.type !== type);
  const all = [...others, ...entries].toSorted(
    (a, b) => a.role.localeCompare(b.role) || a.file.localeCompare(b.file),
  );
  const next = Object.entries({ ...manifest, [task]: all }).toSorted(([a], [b]) => a.localeCompare(b));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(next), null, 2)}\n`);
}

export const assetsFolder = (task: string): string =>
  fileURLToPath(new URL(`../../../packages/catalogue/src/tasks/entries/${task}/assets/`, import.meta.url));

/** Widths of the smaller copies of a task's picture, each with its size limit in bytes. */
export const thumbnails = [
  { width: 160, limit: 3500 },
  { width: 480, limit: 12_000 },
] as const;

export const thumbnailName = (file: string, width: number): string =>
  file.replace(/\.avif$/, `.w${width}.avif`);

/** The picture that represents a task in lists. A clip is shown as its still. */
export function cover({ demo }: Pick<Task, 'demo'>): string | undefined {
  const picture = [...demo.outputs, ...demo.inputs].find((entry) => entry.type === 'img');
  return picture && (picture.still ?? picture.filename);
}
