import { readdirSync, readFileSync } from 'node:fs';
import { sampleFileNames } from '@loadout/catalogue';
import { expect, test } from 'vitest';

const folder = new URL('../../packages/web/public/samples/', import.meta.url);

/** The first bytes, in hexadecimal. */
const beginnings: Readonly<Record<string, RegExp>> = {
  png: /^89504e470d0a1a0a/,
  jpg: /^ffd8ff/,
  flac: /^664c6143/,
  mp3: /^(?:494433|fffb)/,
  mp4: /^.{8}66747970/,
};

test('every sample that snippets can name is served', () => {
  expect(readdirSync(folder).toSorted()).toEqual(sampleFileNames.toSorted());
});

test.each(sampleFileNames)('%s has the format of its name', (file) => {
  const bytes = readFileSync(new URL(file, folder)).toString('hex', 0, 20);
  expect(bytes).toMatch(beginnings[file.split('.').at(-1) ?? ''] ?? /^$/);
});

test('samples are small', () => {
  const sizes = sampleFileNames.map((file) => readFileSync(new URL(file, folder)).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_200_000);
});
