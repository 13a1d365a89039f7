/** @module The sources that a source is made of: itself and what it imports, near and far. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Imports of values from files beside it; types leave nothing behind. */
const imports = /^(?:import|export)\s(?!type\s)[^;]*?\sfrom '(?<file>\.[^']+)'/gms;

/** Paths relative to `root`, sorted. What is generated is left out: it stands for others, or for itself. */
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
