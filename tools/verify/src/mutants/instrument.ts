/** @module Puts every mutant of a module into its code at once, each behind a switch, with Stryker's instrumenter. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import type { Mutated } from './modules.ts';
import { quiet } from './quiet.ts';
import { root } from './root.ts';

export interface Mutant {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** The line as it is without the mutant. */
  readonly source: string;
  readonly mutator: string;
  readonly replacement: string;
}

export interface Instrumented {
  readonly mutants: readonly Mutant[];
  /** Code with switches, by absolute path. Its caches forget when a switch is turned. */
  readonly code: Readonly<Record<string, string>>;
}

/**
 * Texts, tables and regular expressions are data: the goldens, the data rules and the property tests hold them. What is
 * mutated is logic: conditions, operators, calls, blocks.
 */
const leftOut = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'Regex'];

const isCode = (path: string): boolean =>
  !/\.(test|testing|generated|d)\.ts$/.test(path) && !path.includes('/testing/');

/** `import.meta.glob(…)`, which Vite replaces by imports: it must be able to read the options. */
interface Node {
  readonly type?: unknown;
  readonly callee?: Node;
  readonly object?: Node;
}

const isGlob = ({ node }: { readonly node?: Node }): boolean =>
  node?.type === 'CallExpression' && node.callee?.object?.type === 'MetaProperty';

/** The catalogue keeps no state: a map that begins empty is a cache, or lives for one call, a list of texts to fill too. */
const forgetful = (name: string, content: string): string => {
  const weak = content.replaceAll('new WeakMap', 'new (globalThis.__stryker__?.WeakMap ?? WeakMap)');
  if (!name.startsWith('packages/catalogue/')) return weak;
  return weak
    .replaceAll(/new Map(?=(?:<[^()]*>)?\(\))/g, 'new (globalThis.__stryker__?.Map ?? Map)')
    .replaceAll(
      /(?<=^const \w+: string\[\] = )Array\.from\(/gm,
      '(globalThis.__stryker__?.list ?? Array.from)(',
    );
};

export async function instrument({ code }: Mutated): Promise<Instrumented> {
  const paths = globSync([...code], { cwd: fileURLToPath(root) })
    .filter(isCode)
    .toSorted();
  const sources = paths.map((name) => ({
    name,
    content: readFileSync(new URL(name, root), 'utf8'),
    mutate: true,
  }));
  const lines = new Map(sources.map(({ name, content }) => [name, content.split('\n')]));
  const { files, mutants } = await new Instrumenter(quiet).instrument(sources, {
    plugins: null,
    excludedMutations: leftOut,
    ignorers: [{ shouldIgnore: (path) => (isGlob(path) ? 'Vite reads it.' : undefined) }],
  });
  return {
    code: Object.fromEntries(
      files.map(({ name, content }) => [fileURLToPath(new URL(name, root)), forgetful(name, content)]),
    ),
    mutants: mutants
      .filter(({ status }) => status === undefined)
      .map(({ id, fileName, location, mutatorName, replacement }) => ({
        id,
        file: fileName,
        line: location.start.line + 1,
        source: lines.get(fileName)?.[location.start.line]?.trim() ?? '',
        mutator: mutatorName,
        replacement: replacement.slice(0, 120),
      })),
  };
}
