/** @module The imports of source files, with line numbers. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

export interface Import {
  /** Importing file, relative to the root, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly specifier: string;
  /** Erased by the compiler. */
  readonly typeOnly: boolean;
}

const sourceFile = /\.[cm]?[jt]sx?$/;
const skippedFolders = new Set(['node_modules', 'build', 'dist', 'goldens', '.react-router']);

interface Request {
  /** Position of the specifier, including quotes. */
  readonly start: number;
  readonly end: number;
  readonly typeOnly: boolean;
}

/** A dynamic import of an expression names no module. */
const isQuote = (character: string): boolean => character === "'" || character === '"';

const requestsOf = (file: string, text: string): readonly Request[] => {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const imported = staticImports.map(({ moduleRequest: { start, end }, entries }) => ({
    start,
    end,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest === null ? [] : [{ ...moduleRequest, typeOnly: isType }],
    ),
  );
  const dynamic = dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
    isQuote(text.charAt(start)) ? [{ start, end, typeOnly: false }] : [],
  );
  // An export of several names is listed once per name; it is erased only if all of them are types.
  const byPlace = new Map<number, Request>();
  for (const request of [...imported, ...exported, ...dynamic]) {
    const typeOnly = request.typeOnly && (byPlace.get(request.start)?.typeOnly ?? true);
    byPlace.set(request.start, { ...request, typeOnly });
  }
  return [...byPlace.values()].toSorted((a, b) => a.start - b.start);
};

/** Parsed, not searched with a pattern: the sources contain snippets with import statements. */
export const importsIn = (file: string, text: string): readonly Import[] =>
  requestsOf(file, text).map(({ start, end, typeOnly }) => ({
    file,
    line: text.slice(0, start).split('\n').length,
    specifier: text.slice(start + 1, end - 1),
    typeOnly,
  }));

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry): readonly string[] => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : filesUnder(path);
    return sourceFile.test(entry.name) ? [path] : [];
  });

/** The imports of every source file below `folder`, which is relative to the root. */
export const importsUnder = (root: string, folder: string): readonly Import[] =>
  filesUnder(join(root, folder)).flatMap((path) =>
    importsIn(path.slice(root.length).replaceAll('\\', '/'), readFileSync(path, 'utf8')),
  );
