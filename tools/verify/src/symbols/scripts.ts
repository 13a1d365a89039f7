/** @module Type-checks JavaScript snippets against the types of their packages. Nothing is installed or run. */
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { SnippetOrder } from './collect.ts';
import type { SymbolOrder, SymbolReport } from './reader.ts';

const run = promisify(execFile);
const compiler = join(dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))), 'bin/tsc');

const config = {
  compilerOptions: {
    allowJs: true,
    checkJs: true,
    lib: ['esnext', 'dom'],
    module: 'esnext',
    moduleResolution: 'bundler',
    noEmit: true,
    skipLibCheck: true,
    strict: false,
    target: 'esnext',
    typeRoots: [dirname(dirname(fileURLToPath(import.meta.resolve('@types/node/package.json'))))],
    types: ['node'],
  },
  include: ['*.mjs'],
};

interface Package {
  readonly name: string;
  readonly version: string;
}

/** Downloads a package without dependencies to where the compiler finds it. */
async function fetchPackage({ name, version }: SnippetOrder['requirements'][number], folder: string) {
  const wanted = version === undefined ? name : `${name}@${version}`;
  const { stdout } = await run('npm', ['pack', wanted, '--json', '--silent'], { cwd: folder });
  const [packed]: [Package & { readonly filename: string }] = JSON.parse(stdout);
  const place = join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  await run('tar', ['-xzf', join(folder, packed.filename), '-C', place, '--strip-components=1']);
  return { name: packed.name, version: packed.version };
}

/** Strings known only at run time, such as a token, cannot be checked. */
const laterKnown = /^(?:Type|Argument of type) 'string(?: \| undefined)?' is not assignable/;

/** Compiler errors of each file, by number. */
async function compile(folder: string): Promise<ReadonlyMap<number, readonly string[]>> {
  const output = await new Promise<string>((resolve) => {
    // Its exit status is not 0 if there are errors.
    execFile(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { cwd: folder }, (_, stdout) =>
      resolve(stdout),
    );
  });
  const complaints = [...output.matchAll(/^(\d+)\.mjs\((\d+),\d+\): error TS\d+: (.*)$/gm)];
  if (output.trim() !== '' && complaints.length === 0) throw new Error(`the compiler says: ${output}`);
  const serious = complaints.filter(([, , , message = '']) => !laterKnown.test(message));
  return new Map(
    [...Map.groupBy(serious, ([, file]) => Number(file))].map(([file, found]) => [
      file,
      found.map(([, , line, message]) => `line ${line}: ${message}`),
    ]),
  );
}

const importedNames = (text: string): number =>
  [...text.matchAll(/^import \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(',')).length;

export async function readScripts({ cache = '', snippets }: SymbolOrder): Promise<SymbolReport> {
  const folder = join(cache, 'scripts');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const wanted = new Map(snippets.flatMap(({ requirements }) => requirements).map((one) => [one.name, one]));
  const packages: Package[] = [];
  try {
    for (const requirement of wanted.values()) packages.push(await fetchPackage(requirement, folder));
  } catch (error) {
    return { unreachable: error instanceof Error ? error.message : String(error), results: [] };
  }
  for (const [number, { text }] of snippets.entries()) writeFileSync(join(folder, `${number}.mjs`), text);
  const complaints = await compile(folder);
  return {
    unreachable: null,
    results: snippets.map(({ id, text }, number) => ({
      id,
      packages,
      unavailable: {},
      problems: complaints.get(number) ?? [],
      unread: [],
      names: importedNames(text),
      calls: text.match(/\w\(/g)?.length ?? 0,
      openCalls: 0,
    })),
  };
}
