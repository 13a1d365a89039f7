/** @module Adds an entry to the catalogue: validates its name, writes its files, updates the index. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../start/bootstrap/failure.mjs';
import { findEntries } from '../generate/catalogue-index/entries.ts';
import { writeIndexes } from '../generate/catalogue-index/write.ts';
import { libraryFiles, librarySteps } from './library.ts';
import { checkName, libraryKey, taskId } from './names.ts';
import { taskFiles, taskSteps } from './task.ts';

const kinds = {
  library: {
    rule: libraryKey,
    collection: { folder: 'libraries', entries: 'entries' },
    files: libraryFiles,
    steps: librarySteps,
  },
  task: {
    rule: taskId,
    collection: { folder: 'tasks', entries: 'entries', entryFile: 'task.ts' },
    files: taskFiles,
    steps: taskSteps,
  },
} as const;

/** `catalogue` is the folder of the catalogue's package. Writes all files or none. */
export const createEntry = (catalogue: string, kind: keyof typeof kinds, name: string): readonly string[] => {
  const { rule, collection, files } = kinds[kind];
  const source = join(catalogue, 'src');
  checkName(
    name,
    rule,
    findEntries(source, collection).map(({ key }) => key),
  );
  const contents = files(name);
  const present = Object.keys(contents).find((path) => existsSync(join(catalogue, path)));
  if (present !== undefined) throw new Failure(`${present} exists already.`);
  for (const [path, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(catalogue, path)), { recursive: true });
    writeFileSync(join(catalogue, path), content);
  }
  return [...Object.keys(contents), ...writeIndexes(source).map((file) => `src/${file}`)];
};

/** Runs `npm run new-…`: creates the named entry and prints the next steps. */
export const runScaffold = (catalogue: string, kind: keyof typeof kinds, words: readonly string[]): void => {
  const [name, ...more] = words;
  if (name === undefined || name.startsWith('-') || more.length > 0)
    throw new Failure(`Usage: npm run new-${kind} -- <name>`);
  const written = createEntry(catalogue, kind, name);
  console.log(
    ['In packages/catalogue:', ...written.map((path) => `  ${path}`), '', 'Next steps:'].join('\n'),
  );
  for (const [index, step] of kinds[kind].steps(name).entries()) console.log(`  ${index + 1}. ${step}`);
};
