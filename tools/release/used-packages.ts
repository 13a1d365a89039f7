/** @module The packages that compiled files import or require. */
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { importsIn } from '../test/dependencies/imports.ts';
import { importsOfDeclaration } from './declarations.ts';
import type { Manifest } from './packages.ts';

const required = /\brequire\("(?<specifier>[^".][^"]*)"\)/g;

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const specifiersIn = (file: string, text: string): readonly string[] => {
  if (file.endsWith('.d.ts')) return importsOfDeclaration(text);
  return file.startsWith('cjs/')
    ? [...text.matchAll(required)].map((match) => match.groups?.specifier ?? '')
    : importsIn(file, text).map(({ specifier }) => specifier);
};

/** Packages whose declarations are published apart, as `@types/…`. */
const typesOf = (name: string): string => `@types/${name.replace('@', '').replace('/', '__')}`;

/** Files for the browser are bundles without imports of packages. */
export function usedPackages(
  folder: string,
  { name: own, devDependencies = {} }: Manifest,
): ReadonlySet<string> {
  // The folder of a library may be called `transformers.js`.
  const files = globSync('{dist,cjs,bin,build/server}/**/*.{js,cjs,mjs,d.ts}', {
    cwd: folder,
    withFileTypes: true,
  }).flatMap((found) => (found.isFile() ? [relative(folder, join(found.parentPath, found.name))] : []));
  const used = files.flatMap((file) =>
    specifiersIn(file, readFileSync(join(folder, file), 'utf8'))
      .filter((specifier) => /^[@\w]/.test(specifier) && !isBuiltin(specifier))
      .map(packageOf)
      .flatMap((name) =>
        file.endsWith('.d.ts') && typesOf(name) in devDependencies ? [name, typesOf(name)] : [name],
      ),
  );
  return new Set(used.filter((name) => name !== own));
}
