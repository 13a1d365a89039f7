/** @module Compiles a package: modules and declarations with the compiler, CommonJS from the modules. */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { withPublishedExtensions } from './declarations.ts';
import { buildForNode } from './package/catalogue.ts';
import { writeStandalone } from './package/standalone.ts';
import { styleSheet } from './package/style-sheet.ts';
import { type Folder, type Manifest, manifestOf, root, sourceOf } from './packages.ts';
import { writeSplitLibrary } from './parts/bundle.ts';
import { splitLibraries } from './parts/list.ts';
import { writeLoad } from './parts/loaded.ts';
import { writeReaders } from './parts/readers.ts';
import { forBundles } from './templates/module.ts';

/** CommonJS has no `import.meta`: this variable replaces the URL of the file. */
const fileAddress = '__fileAddress';

function compileModules(folder: string): void {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  const { status, stdout } = spawnSync(
    join(root, 'node_modules', '.bin', 'tsc'),
    ['-p', 'tsconfig.build.json'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${folder} does not compile:\n${stdout}`);
  withPublishedExtensions(join(folder, 'dist'));
}

/** Bundlers take these modules: their templates are parsed here. Node takes those in `cjs`, which are fast. */
function compileTemplates(modules: string): void {
  for (const file of globSync('**/*.js', { cwd: modules })) {
    const path = join(modules, file);
    const before = readFileSync(path, 'utf8');
    const after = forBundles(path, before);
    if (after === before) continue;
    writeFileSync(path, after);
    if (!after.includes('sourceMappingURL')) rmSync(`${path}.map`);
  }
}

/** The libraries that pages load in parts, the loaders by which they do, and those that read every record. */
async function splitLibrariesIn(modules: string): Promise<void> {
  for (const key of splitLibraries)
    await writeSplitLibrary(key, join(modules, 'libraries', 'split', key), (path) => `../../../${path}.js`);
  const groups = join(modules, 'libraries', 'loaders');
  for (const file of globSync('*.js', { cwd: groups })) {
    const group = join(groups, file);
    const text = readFileSync(group, 'utf8').replaceAll(/'\.\.\/entries\/(.+)\.js'/g, (entry, key: string) =>
      splitLibraries.has(key) ? `'../split/${key}/index.js'` : entry,
    );
    writeFileSync(group, text);
  }
  const readers = join(modules, 'libraries', 'record-readers.generated.js');
  rmSync(`${readers}.map`);
  await writeReaders(readers, {
    runtime: '../snippets/part.js',
    library: (key) => (splitLibraries.has(key) ? `./split/${key}/index.js` : `./entries/${key}.js`),
  });
}

/** One file for each module, so that `require` of two entries shares what both import. */
async function transpile(modules: string, target: string): Promise<void> {
  await build({
    entryPoints: globSync('**/*.js', { cwd: modules }).map((file) => join(modules, file)),
    outbase: modules,
    outdir: target,
    format: 'cjs',
    platform: 'neutral',
    target: 'es2022',
    sourcemap: true,
    define: { 'import.meta.url': fileAddress },
    banner: { js: `const ${fileAddress} = "undefined" != typeof __filename ? "file://" + __filename : "";` },
    logLevel: 'warning',
  });
}

/** Declarations say nothing about the module format: the nearest package.json does. */
function copyDeclarations(modules: string, target: string): void {
  for (const file of globSync('**/*.d.ts', { cwd: modules })) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(modules, file), join(target, file));
  }
  writeFileSync(join(target, 'package.json'), '{ "type": "commonjs" }\n');
}

/**
 * What Node loads in place of the package. Node 20 would fail to link `node:sqlite` before any line of the package is
 * executed, so the modules are required after the version is known.
 */
function writeForNode({ name, engines }: Manifest, target: string, names: readonly string[]): void {
  const needed = engines?.node.replace('>=', '') ?? '';
  const message = `${name} needs Node ${needed} or later. This is Node `;
  writeFileSync(
    join(target, 'node.js'),
    `import { createRequire } from "node:module";
if (Number.parseInt(process.versions.node) < ${needed}) throw new Error(${JSON.stringify(message)} + process.versions.node + ".");
export const { ${names.join(', ')} } = createRequire(import.meta.url)("./index.js");
`,
  );
}

const forNewNode: Partial<Record<Folder, () => Promise<object>>> = {
  hub: () => import('@loadout/hub'),
  server: () => import('@loadout/server'),
};

export async function compile(folder: Folder): Promise<void> {
  const source = sourceOf(folder);
  const manifest = manifestOf(folder);
  compileModules(source);
  if (folder === 'catalogue') {
    compileTemplates(join(source, 'dist'));
    await splitLibrariesIn(join(source, 'dist'));
    await writeLoad(join(source, 'dist', 'load'), (path) => `../${path}.js`);
  }
  if (folder === 'react') {
    writeFileSync(join(source, 'dist', 'styles.css'), await styleSheet());
    await writeStandalone(source);
  }
  const exported = await forNewNode[folder]?.();
  if (exported) writeForNode(manifest, join(source, 'dist'), Object.keys(exported));
  if (!manifest.files.includes('cjs')) return;
  const [modules, target] = [join(source, 'dist'), join(source, 'cjs')];
  rmSync(target, { recursive: true, force: true });
  await (folder === 'catalogue' ? buildForNode(target) : transpile(modules, target));
  copyDeclarations(modules, target);
}
