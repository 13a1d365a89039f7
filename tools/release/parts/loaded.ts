/**
 * @module Writes `snippets/load` for bundles. It has the checks of a record without what mends one. The modules that it
 * loads for some records are files with all that they use: if they shared modules with what every page loads, bundlers
 * would make a file of each group of them.
 */
import { basename, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { compiledTemplates } from '../templates/plugin.ts';

const source = fileURLToPath(new URL('../../../packages/catalogue/src/', import.meta.url));

const options = {
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  logLevel: 'warning',
} as const;

/** What `load` imports when a record needs it. */
const loaded = [
  'records/from-card',
  'records/model',
  'snippets/account',
  'snippets/file-check',
  'snippets/further',
  'snippets/notes',
];

const writeLoaded = (folder: string): Promise<unknown> =>
  build({
    ...options,
    entryPoints: Object.fromEntries(loaded.map((path) => [basename(path), join(source, `${path}.ts`)])),
    outdir: folder,
    plugins: [compiledTemplates],
  });

/** Modules of its own; libraries and other pages share the rest. */
const isOwn = (path: string): boolean =>
  /^(?:records\/(?!fields$)|snippets\/(?:access|complete|file-need|load)$|tasks\/keys)/.test(path);

/** Schemas of fields that no code for a library reads: a page does not check them. */
const isUnread = /(?:^|\/)records\/(?:listed|provider-mapping)\.ts$/;
const unread = `
  export { anything as providerMappingSchema } from './schema/scalars.ts';
  export const listedFields = {}, originFields = {}, sizeFields = {};
`;

/** `at` gives the address of a shared module, as the file imports it. */
const resolved = (at: (path: string) => string): Plugin => ({
  name: 'loaded',
  setup(building) {
    building.onLoad({ filter: isUnread }, () => ({ contents: unread, loader: 'ts' }));
    building.onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) => {
      const target = posix.join(relative(source, resolveDir), path).replace(/\.ts$/, '');
      if (kind === 'entry-point') return undefined;
      if (kind === 'dynamic-import') return { path: `./loaded/${basename(target)}.js`, external: true };
      const checks = target.replace(/schema(?=\/(?:compounds|scalars)$)/, 'checks');
      return isOwn(target) ? { path: join(source, `${checks}.ts`) } : { path: at(target), external: true };
    });
  },
});

/** Writes `load.js` and the folder `loaded` beside it. */
export async function writeLoad(folder: string, at: (path: string) => string): Promise<void> {
  await writeLoaded(join(folder, 'loaded'));
  await build({
    ...options,
    entryPoints: [join(source, 'snippets/load.ts')],
    outfile: join(folder, 'load.js'),
    plugins: [resolved(at), compiledTemplates],
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false } },
  });
}
