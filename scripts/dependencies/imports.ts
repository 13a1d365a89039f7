/** @module The imports of the packages' sources, with the line on which each stands. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Import {
  /** File that imports, relative to the root, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly specifier: string;
}

const sourceFile = /\.[cm]?[jt]sx?$/;
const skippedFolders = new Set(['node_modules', 'build', 'dist', 'goldens', '.react-router']);
const specifiers =
  /^[ \t]*(?:import|export)\b[^'"`;]*?\bfrom\s*(['"])(?<from>[^'"]+)\1|^[ \t]*import\s*(['"])(?<bare>[^'"]+)\3|\bimport\(\s*(['"])(?<dynamic>[^'"]+)\5/gm;

export const importsIn = (file: string, text: string): readonly Import[] =>
  [...text.matchAll(specifiers)].map((match) => {
    const { from, bare, dynamic } = match.groups ?? {};
    const specifier = from ?? bare ?? dynamic ?? '';
    const before = text.slice(0, match.index + match[0].lastIndexOf(specifier));
    return { file, line: before.split('\n').length, specifier };
  });

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
