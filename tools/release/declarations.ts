/** @module The declarations of a package: what they import, and which of them its exports reach. */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Declarations are written by the compiler, so a pattern is enough; `import('…')` in a type is not in the module record. */
const importing = /(?<before>\bfrom |\bimport\(|\bimport )(?<quote>['"])(?<specifier>[^'"]+)\k<quote>/g;

export const importsOfDeclaration = (text: string): readonly string[] =>
  [...text.matchAll(importing)].map((match) => match.groups?.specifier ?? '');

/** The compiler leaves `.ts` in declarations, which compilers before 5.0 reject. */
export function withPublishedExtensions(folder: string): void {
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(importing, (whole, before: string, quote: string, specifier: string) =>
        specifier.startsWith('.') ? `${before}${quote}${specifier.replace(/\.tsx?$/, '.js')}${quote}` : whole,
      ),
    );
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Paths of declarations in `exports`; a star matches any file. */
const declared = (target: unknown): readonly string[] =>
  isObject(target)
    ? Object.values(target).flatMap(declared)
    : typeof target === 'string' && target.endsWith('.d.ts')
      ? [target]
      : [];

/** Removes declarations that no export reaches: nobody can import them, and they name packages nobody needs. */
export function keepReachable(folder: string, exported: unknown): void {
  const queue = declared(exported).flatMap((pattern) => globSync(pattern, { cwd: folder }));
  const reached = new Set(queue);
  for (let file = queue.pop(); file !== undefined; file = queue.pop())
    for (const specifier of importsOfDeclaration(readFileSync(join(folder, file), 'utf8'))) {
      if (!specifier.startsWith('.')) continue;
      const next = join(dirname(file), specifier.replace(/\.js$/, '.d.ts'));
      if (!reached.has(next)) queue.push(next);
      reached.add(next);
    }
  for (const file of globSync('{dist,cjs}/**/*.d.ts', { cwd: folder }))
    if (!reached.has(file)) rmSync(join(folder, file));
}
