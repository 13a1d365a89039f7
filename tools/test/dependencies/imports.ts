/** @module The imports of the packages' sources, with the line on which each stands. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

export interface Import {
  /** File that imports, relative to the root, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly specifier: string;
}

const sourceFile = /\.[cm]?[jt]sx?$/;
const skippedFolders = new Set(['node_modules', 'build', 'dist', 'goldens', '.react-router']);

/** Where the specifiers of a module stand, quotes included. */
const specifierSpans = (file: string, text: string): readonly { start: number; end: number }[] => {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) => entry.moduleRequest ?? []),
  );
  const spans = [...staticImports, ...dynamicImports]
    .map(({ moduleRequest }) => moduleRequest)
    .concat(exported);
  return [...new Map(spans.map((span) => [span.start, span])).values()].toSorted((a, b) => a.start - b.start);
};

/** Parsed, not searched for: the sources hold snippets, and those hold imports of their own. */
export const importsIn = (file: string, text: string): readonly Import[] =>
  specifierSpans(file, text).map(({ start, end }) => ({
    file,
    line: text.slice(0, start).split('\n').length,
    specifier: text.slice(start + 1, end - 1),
  }));

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry): readonly string[] => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : filesUnder(path);
    return sourceFile.test(entry.name) ? [path] : [];
  });

/** Of every source file below `folder`, which is relative to the root. */
export const importsUnder = (root: string, folder: string): readonly Import[] =>
  filesUnder(join(root, folder)).flatMap((path) =>
    importsIn(path.slice(root.length).replaceAll('\\', '/'), readFileSync(path, 'utf8')),
  );
