import { readdirSync, readFileSync } from 'node:fs';
import { sampleFileNames } from '@loadout/catalogue';
import { expect, test } from 'vitest';

const folder = new URL('../../packages/web/public/samples/', import.meta.url);

const beginnings: Readonly<Record<string, RegExp>> = {
  png: /^\x89PNG\r\n\x1a\n/,
  jpg: /^\xff\xd8\xff/,
  flac: /^fLaC/,
  mp3: /^(?:ID3|\xff\xfb)/,
  mp4: /^.{4}ftyp/s,
};

test('every sample that snippets can name is served, in the format of its name', () => {
  expect(readdirSync(folder).toSorted()).toEqual(sampleFileNames.toSorted());
  for (const file of sampleFileNames) {
    const bytes = readFileSync(new URL(file, folder)).toString('latin1');
    expect(bytes, file).toMatch(beginnings[file.split('.').at(-1) ?? ''] ?? /^$/);
  }
});

test('samples are small', () => {
  const sizes = sampleFileNames.map((file) => readFileSync(new URL(file, folder)).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_200_000);
});
