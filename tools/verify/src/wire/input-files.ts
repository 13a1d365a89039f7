/** @module The files that snippets read from their folder. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { png } from './result-files.ts';

/** A name with characters that are special in forms, shells and options. */
export const awkwardFile = 'it\'s "one"; two, $(three).flac';

const recording = Buffer.concat([
  Buffer.from('fLaC'),
  Buffer.from(Array.from({ length: 300 }, (_, index) => (index * 11) % 256)),
]);

/** Headers of real files: enough for clients that check them, with bytes that text handling would corrupt. */
const files: Readonly<Record<string, Buffer>> = {
  'cat.png': png,
  'cats.jpg': Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
    Buffer.from('JFIF\0'),
    Buffer.from(Array.from({ length: 300 }, (_, index) => (index * 7) % 256)),
  ]),
  'invoice.png': png,
  'sample1.flac': recording,
  'sample1.mp3': Buffer.concat([Buffer.from('ID3'), recording.subarray(4)]),
  [awkwardFile]: recording,
};

export function inputFile(name: string): Buffer {
  const found = files[name];
  if (!found) throw new Error(`There is no input file ${name}`);
  return found;
}

/** File names of the hub's samples, by suffix of their URL. */
const samples: Readonly<Record<string, string>> = {
  '/cat.png': 'cat.png',
  '/cats.jpg': 'cats.jpg',
  '/invoice.png': 'invoice.png',
  '/1.flac': 'sample1.flac',
  '/bcn_weather.mp3': 'sample1.mp3',
};

/** A sample file as the hub would send it. */
export function hubSample(url: string): Buffer | undefined {
  const ending = Object.keys(samples).find((one) => url.endsWith(one));
  return ending === undefined ? undefined : inputFile(samples[ending] ?? '');
}

/** The reader's input files; snippets that download their sample get none. */
export function writeInputFiles(folder: string, script: string): void {
  if (script.includes('/resolve/main/')) return;
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
}
