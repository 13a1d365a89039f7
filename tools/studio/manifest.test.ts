/** @module Checks the manifest against the files, and the size limits. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tasks } from '@loadout/catalogue';
import { describe, expect, test } from 'vitest';
import { assetsFolder, cover, readManifest, thumbnailName, thumbnails } from './node/manifest.ts';

const manifest = readManifest();
const entries = Object.entries(manifest).flatMap(([task, list]) => list.map((entry) => ({ task, entry })));
const read = (task: string, file: string): Buffer => readFileSync(`${assetsFolder(task)}${file}`);

describe.each(entries)('$task/$entry.file', ({ task, entry }) => {
  test('has the size in the manifest', () => {
    expect(read(task, entry.file).length).toBe(entry.bytes);
  });

  test('is within the limit for its type', () => {
    expect(entry.bytes).toBeLessThanOrEqual(entry.type === 'img' ? 40_000 : 60_000);
  });

  test('has the format of its extension', () => {
    const start = read(task, entry.file).subarray(0, 12).toString('latin1');
    expect(start).toMatch(entry.type === 'img' ? /^.{4}ftypavi[fs]$/s : /^OggS/);
  });

  test('has alternative text or a transcript', () => {
    const words = entry.type === 'img' ? entry.alt : entry.transcript;
    expect(words).toMatch(/^[\p{Lu}“].{20,}[.”]$/su);
  });

  test('has a still within the limit if it is animated', () => {
    if (entry.type !== 'img' || entry.seconds === undefined) return;
    expect(entry.still).toBeDefined();
    expect(read(task, entry.still ?? '').length).toBeLessThanOrEqual(40_000);
  });
});

function copies(id: string): readonly { readonly file: string; readonly limit: number }[] {
  const task = tasks[id];
  const picture = task && cover(task);
  if (picture === undefined) return [];
  return thumbnails.map(({ width, limit }) => ({ file: thumbnailName(picture, width), limit }));
}

test.each(Object.keys(tasks))('the copies of the picture of %s are small', (id) => {
  expect(copies(id).filter(({ file, limit }) => read(id, file).length > limit)).toEqual([]);
});

test('every file in the folders comes from a recipe', () => {
  const stray = Object.keys(manifest).flatMap((task) => {
    const made = new Set(
      (manifest[task] ?? []).flatMap((entry) =>
        entry.type === 'img' && entry.still ? [entry.file, entry.still] : [entry.file],
      ),
    );
    const folder = assetsFolder(task);
    const small = new Set(copies(task).map(({ file }) => file));
    return existsSync(folder)
      ? readdirSync(folder)
          .filter((file) => !made.has(file) && !small.has(file))
          .map((file) => `${task}/${file}`)
      : [];
  });
  expect(stray).toEqual([]);
});

/** The page's text for a file; its label may be shorter than the manifest's. */
const said = Object.values(tasks).flatMap(({ id, demo }) =>
  [...demo.inputs, ...demo.outputs].flatMap((entry) => {
    if (entry.type === 'img') return [{ id, file: entry.filename, words: entry.alt, still: entry.still }];
    return entry.type === 'audio'
      ? [{ id, file: entry.filename, words: entry.transcript, still: undefined }]
      : [];
  }),
);

test.each(said)('the page of $id describes $file like the recipe', ({ id, file, words, still }) => {
  const made = (manifest[id] ?? []).find((entry) => entry.file === file);
  expect(made?.type === 'audio' ? made.transcript : made?.alt).toBe(words);
  expect(made?.type === 'img' ? made.still : undefined).toBe(still);
});

test('every rendered file is used', () => {
  const shown = new Set(said.map(({ id, file }) => `${id}/${file}`));
  expect(
    entries.map(({ task, entry }) => `${task}/${entry.file}`).filter((path) => !shown.has(path)),
  ).toEqual([]);
});
