/** @module How Vite builds the program of `npm start`: few files instead of 1,450, which Node loads in half the time. */
import { globSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultServerConditions, defineConfig, type Plugin } from 'vite';

const packages = fileURLToPath(new URL('..', import.meta.url));
const target = fileURLToPath(new URL('build', import.meta.url));

/** What runs by itself: the command, and the threads it starts, which are found beside it. */
const programs = [
  'cli/src/main.ts',
  ...globSync('{cli,hub,server}/src/**/*-worker.ts', { cwd: packages, exclude: ['**/testing'] }),
];

/** Evidence and the files of the site stay where they are: these modules keep the address of their source. */
const keptAddress: Plugin = {
  name: 'loadout:kept-address',
  transform: {
    filter: { id: /packages\/(?:verification\/src|web\/(?:src|build))\//, code: 'import.meta.url' },
    handler(code, id) {
      const address = relative(target, id).split(sep).join('/');
      return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(address)}, import.meta.url).href`);
    },
  },
};

export default defineConfig({
  plugins: [keptAddress],
  ssr: {
    noExternal: true,
    // Loaded by few, and not always installed.
    external: ['@duckdb/node-api', 'pg', 'vite'],
    resolve: { conditions: ['@loadout/source', ...defaultServerConditions] },
  },
  build: {
    ssr: true,
    target: 'node24',
    outDir: target,
    rolldownOptions: {
      input: programs.map((file) => packages + file),
      // Browsers load libraries one by one; a server needs them all.
      checks: { ineffectiveDynamicImport: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunk-[name]-[hash].js',
        codeSplitting: { groups: [{ name: 'catalogue', test: /packages\/catalogue\/src/ }] },
      },
    },
  },
});
