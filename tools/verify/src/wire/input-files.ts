/** @module The files the snippets read, as they lie beside them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { png } from './samples.ts';

/** A name with the signs that forms, shells and options give a meaning. */
export const awkwardFile = 'it\'s "one"; two, $(three).flac';

const recording = Buffer.concat([
  Buffer.from('fLaC'),
  Buffer.from(Array.from({ length: 300 }, (_, index) => (index * 11) % 256)),
]);

/** Starts of real files: enough for clients that look, with bytes no text handling would keep. */
const files: Readonly<Record<string, Buffer>> = {
  'cat.png': png,
  'cats.jpg': Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
    Buffer.from('JFIF\0'),
    Buffer.from(Array.from({ length: 300 }, (_, index) => (index * 7) % 256)),
  ]),
  'sample1.flac': recording,
  [awkwardFile]: recording,
};

export function inputFile(name: string): Buffer {
  const found = files[name];
  if (!found) throw new Error(`There is no input file ${name}`);
  return found;
}

export function writeInputFiles(folder: string): void {
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
}
