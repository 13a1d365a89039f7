/**
 * @module Writes a library as its facts, one module with its code, and parts that are loaded when a record needs them. A bundler would
 * otherwise put each module that several parts use into a file of its own.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { forBundles } from '../templates/module.ts';
import { forSearch, isAlone, isCopied, isPart } from './list.ts';
import { importsOf, withFunctionsOnly, withLoadedParts } from './module.ts';
import { sampleModules } from './samples.ts';

const source = fileURLToPath(new URL('../../../packages/catalogue/src/', import.meta.url));

/** Sources do not change while they are built. */
function remembered<Value>(make: (path: string) => Value): (path: string) => Value {
  const known = new Map<string, Value>();
  return (path) => {
    const value = known.get(path) ?? make(path);
    known.set(path, value);
    return value;
  };
}

const fileOf = (path: string): string => join(source, `${path}.ts`);
const sourceOf = remembered((path) => readFileSync(fileOf(path), 'utf8'));

/** The text of a module as it is in the package, with parts that are loaded. */
const textOf = remembered((path) => {
  const text = withLoadedParts(path, forBundles(fileOf(path), sourceOf(path)), isPart);
  return path.startsWith('libraries/entries/') ? withFunctionsOnly(path, text) : text;
});

const importsIn = remembered((path) => importsOf(path, textOf(path)));
const rawImports = remembered((path) => importsOf(path, sourceOf(path)).map((one) => one.path));

const reaching = new Map<string, boolean>();

/** Whether a part can be reached from the module. */
function reachesPart(path: string): boolean {
  const known = reaching.get(path);
  if (known !== undefined) return known;
  // A cycle adds nothing to what its other modules reach.
  reaching.set(path, false);
  const reaches = rawImports(path).some((one) => isPart(one) || reachesPart(one));
  reaching.set(path, reaches);
  return reaches;
}

/** The page and other libraries use the same modules: they stay files of their own. */
const isShared = (path: string): boolean =>
  !path.startsWith('libraries/') && !isPart(path) && !isCopied(path) && !reachesPart(path);

/** Modules that can be reached by static imports, without shared ones. */
function reachedFrom(...starts: readonly string[]): ReadonlySet<string> {
  const found = new Set(starts);
  for (const path of found)
    for (const { path: imported } of importsIn(path)) if (!isShared(imported)) found.add(imported);
  return found;
}

const partsIn = (paths: ReadonlySet<string>): readonly string[] =>
  [...paths].flatMap((path) => rawImports(path).filter(isPart));

/** All parts that the modules load, and those that these load. */
function partsOf(core: ReadonlySet<string>): ReadonlySet<string> {
  const parts = new Set(partsIn(core));
  for (const part of parts) for (const other of partsIn(reachedFrom(part))) parts.add(other);
  return parts;
}

const isSample = (path: string): boolean => path.endsWith('/samples');

interface Plan {
  /** Modules that are always loaded: those of the library itself. Others that parts use are in each of these. */
  readonly core: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
  /** What parts use of the core and of shared modules: names by module. */
  readonly used: ReadonlyMap<string, ReadonlySet<string>>;
}

function planOf(entry: string): Plan {
  const core = reachedFrom(entry);
  const parts = partsOf(core);
  const coreImports = new Set([...core].flatMap((path) => importsIn(path).map((one) => one.path)));
  const used = new Map<string, Map<string, Set<string>>>();
  for (const part of parts)
    for (const path of isAlone(part) ? [] : reachedFrom(part)) {
      if (core.has(path)) continue;
      for (const { path: imported, names } of importsIn(path)) {
        if (!core.has(imported) && !isShared(imported)) continue;
        const byPart = used.get(imported) ?? new Map<string, Set<string>>();
        byPart.set(part, new Set([...(byPart.get(part) ?? []), ...names]));
        used.set(imported, byPart);
      }
    }
  // A shared module that one part alone imports is loaded with it.
  const isCommon = (path: string, count: number): boolean =>
    count > 1 || core.has(path) || coreImports.has(path);
  if ([...parts].some(isSample))
    used.set('snippets/part', new Map([['samples', new Set(['inLanguages', 'part'])]]));
  return {
    core,
    parts,
    used: new Map(
      [...used].flatMap(([path, byPart]) =>
        isCommon(path, byPart.size)
          ? [[path, new Set([...byPart.values()].flatMap((names) => Array.from(names)))]]
          : [],
      ),
    ),
  };
}

const partFile = (path: string): string =>
  `${path.replace(/^(?:tasks\/entries|libraries\/recipes)\//, '').replaceAll('/', '-')}.js`;

/** Names that `core.js` exports for the parts. `import * as` takes a whole module: each file has its own copy. */
function exportsFor(key: string, { used }: Plan): readonly (readonly [module: string, name: string])[] {
  const all = [...used].flatMap(([module, names]) =>
    names.has('*') ? [] : Array.from(names, (name) => [module, name] as const),
  );
  const taken = new Map<string, string>();
  for (const [module, name] of all) {
    const other = taken.get(name);
    if (other !== undefined || name === 'default')
      throw new Error(
        `Parts of ${key} use ${name} of ${module}${other === undefined ? '' : ` and of ${other}`}: rename it.`,
      );
    taken.set(name, module);
  }
  return all;
}

/**
 * A part imports everything from `core.js`. Shared names get a constant there: a bundler that found their modules
 * behind an export would make a file of each that only some parts use.
 */
const coreOf = (entry: string, { core }: Plan, names: ReturnType<typeof exportsFor>): string =>
  [
    `export { default } from './${entry}.ts';`,
    ...names.map(([module, name]) =>
      core.has(module)
        ? `export { ${name} } from './${module}.ts';`
        : `import { ${name} as shared_${name} } from './${module}.ts'; export const ${name} = shared_${name};`,
    ),
  ].join('\n');

const coreFile = 'core.js';
/** Loads the library alone: of what a file exports for one that loads it, a bundler keeps every name. */
const generatorFile = 'generator.js';

const defaultOf = async (path: string): Promise<unknown> => {
  const module: { readonly default: unknown } = await import(pathToFileURL(fileOf(path)).href);
  return module.default;
};

async function writeSamples(part: string, folder: string): Promise<void> {
  for (const [file, text] of sampleModules(await defaultOf(part), `./${coreFile}`, partFile(part)))
    writeFileSync(join(folder, file), text);
}

/** What a page shows of a library before a record is read: its facts. Its functions are in `core.js`. */
async function writeFacts(key: string, folder: string, at: (path: string) => string): Promise<void> {
  const library = await defaultOf(`libraries/entries/${key}`);
  if (typeof library !== 'object' || library === null) throw new Error(`${key} is no library.`);
  const fields = Object.entries(library).flatMap(([name, value]) => {
    if (typeof value === 'function') return [`${name}: (...words) => core().default.${name}(...words)`];
    return forSearch.has(name) ? [] : [`${name}: ${JSON.stringify(value)}`];
  });
  writeFileSync(join(folder, generatorFile), `export { default } from './${coreFile}';\n`);
  writeFileSync(
    join(folder, 'index.js'),
    `import { part } from '${at('snippets/part')}';
const core = part(() => import('./${generatorFile}'));
export default { ${fields.join(', ')} };
`,
  );
}

/** `at` gives the address of a shared module, as files in the folder import it. */
export async function writeSplitLibrary(
  key: string,
  folder: string,
  at: (path: string) => string,
): Promise<void> {
  const entry = `libraries/entries/${key}`;
  const plan = planOf(entry);
  const names = exportsFor(key, plan);
  const exporting = new Set(names.map(([module]) => module));
  const modules = (isInCore: (path: string) => boolean, inlines = false): Plugin => ({
    name: 'parts',
    setup(building) {
      building.onResolve({ filter: /^\./ }, ({ path, importer, kind }) => {
        const from = importer.startsWith(source) ? posix.dirname(relative(source, importer)) : '.';
        const target = posix.join(from, path).replace(/\.ts$/, '');
        if (kind === 'dynamic-import') return { path: `./${partFile(target)}`, external: true };
        if (isInCore(target)) return { path: `./${coreFile}`, external: true };
        return !inlines && isShared(target) ? { path: at(target), external: true } : undefined;
      });
      building.onLoad({ filter: /\/catalogue\/src\/.*\.ts$/ }, ({ path }) => ({
        contents: textOf(relative(source, path).replace(/\.ts$/, '')),
        loader: 'ts',
      }));
    },
  });
  const write = (contents: string, file: string, plugin: Plugin): Promise<unknown> =>
    build({
      stdin: { contents, resolveDir: source, loader: 'ts' },
      bundle: true,
      format: 'esm',
      platform: 'neutral',
      target: 'es2022',
      outfile: join(folder, file),
      plugins: [plugin],
      // Imports of types alone are left out.
      tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false } },
      logLevel: 'warning',
    });
  await write(
    coreOf(entry, plan, names),
    coreFile,
    modules(() => false),
  );
  await writeFacts(key, folder, at);
  for (const part of plan.parts) {
    if (isSample(part)) {
      await writeSamples(part, folder);
      continue;
    }
    await write(
      `export * from './${part}.ts';`,
      partFile(part),
      isAlone(part) ? modules(() => false, true) : modules((path) => exporting.has(path)),
    );
  }
}
