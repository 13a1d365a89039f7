/** @module A generated file and the text that it should have. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface WantedFile {
  /** Relative to the folder that is checked. */
  readonly file: string;
  readonly wanted: string;
}

export function isStale(folder: string, { file, wanted }: WantedFile): boolean {
  const path = join(folder, file);
  return !existsSync(path) || readFileSync(path, 'utf8') !== wanted;
}
