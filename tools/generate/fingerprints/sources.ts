/** @module The sources of a module: itself and its transitive imports. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Value imports from relative paths; type imports are erased. */
const imports = /^(?:import|export)\s(?!type\s)[^;]*?\sfrom '(?<file>\.[^']+)'/gms;

/** Paths relative to `root`, sorted. Generated files are excluded: they derive from other sources. */
export function sourcesOf(root: string, entries: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || file.endsWith('.generated.ts')) continue;
    found.add(file);
    for (const { groups } of readFileSync(join(root, file), 'utf8').matchAll(imports))
      open.push(join(dirname(file), groups?.['file'] ?? ''));
  }
  return [...found].toSorted();
}
