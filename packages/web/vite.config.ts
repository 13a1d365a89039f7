/** @module How Vite builds the site: the server entry is our own, so that the whole site is one `render`. */
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

const source = '@loadout/source';
/** Loaded by Node beside the site, so that there is one copy of each class and of the catalogue in memory. */
const workspace = [
  '@loadout/catalogue',
  '@loadout/catalogue/browser',
  '@loadout/catalogue/panels',
  '@loadout/catalogue/quantization',
  '@loadout/catalogue/records',
  '@loadout/catalogue/render',
  '@loadout/hub',
  '@loadout/server',
  '@loadout/server/highlight',
  '@loadout/verification',
];

/** In the build, React and the rest are part of the one file, as they run in production, whatever NODE_ENV says later. */
const bundled = {
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** Vite's helper loads style sheets and preloads of dynamic imports; ours have neither. */
const plainDynamicImports: Plugin = {
  name: 'loadout:plain-dynamic-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** Files of packages/react that only pages with code need, and those of the panels that only some of these have. */
const panels = String.raw`snippet-|block-(?!view)|file-href|manager-selects|ui\/(?:link-select|panel-options|radio-links)`;
const hostedPanel = String.raw`inference-|provider-table`;
const appsPanel = String.raw`apps-|file-picker`;
/** What other sites embed, and what few pages share with it. */
const embedded = String.raw`embed\/|call\/|hardware\/(?!memory-legend)|highlight|block-view|gguf-options|managers|panel-view|ui\/table`;

/**
 * Few files instead of one per component: what every page uses comes in one request each. A chunk takes what its
 * modules import, unless a chunk of a higher priority has it.
 */
const clientChunks = [
  // The entry needs these before React is loaded, so they must not end up in a chunk that imports it.
  { name: 'boot', test: /preload-helper|entry\.client|shell\/(?:handoff|early-events)/, priority: 4 },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//, priority: 3 },
  {
    name: 'ui',
    // Without what only some pages use.
    test: new RegExp(
      String.raw`packages\/(?:react\/src\/(?!run\/|verified-badge|${panels}|${hostedPanel}|${appsPanel}|${embedded})|web\/app\/(?:ui\/(?:breadcrumbs|breakable|mark|modality-glyph|page-head|rail-box)|lib\/(?!code)|root|hydrate|pages\/(?:index|[\w-]+\/page)\.ts|shell\/(?!handoff|early|problem\.|record-form)))`,
    ),
    priority: 2,
  },
  // What long pages have in common.
  { name: 'long-page', test: /web\/app\/ui\/(?:fact-strip|page-grid|section-nav|sparkline)/, priority: 2 },
  // The home page has a badge and no panel.
  { name: 'badge', test: /packages\/(?:verification\/|react\/src\/verified-badge)/, priority: 2 },
  // The playground reads records before it generates code.
  { name: 'records', test: /packages\/catalogue\/src\/(?:errors|records\/)/, priority: 2 },
  { name: 'panels', test: new RegExp(String.raw`packages\/react\/src\/(?:${panels})`), priority: 1.9 },
  { name: 'hosted', test: new RegExp(String.raw`packages\/react\/src\/(?:${hostedPanel})`), priority: 1 },
  { name: 'apps', test: new RegExp(String.raw`packages\/react\/src\/(?:${appsPanel})`), priority: 1 },
  // What every library needs to generate code. Each entry stays a chunk of its own.
  {
    name: 'catalogue',
    test: /packages\/catalogue\/src\/(?:code|snippets|quantization|tasks|render|platform|libraries\/(?!entries|loaders|record-readers))/,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), plainDynamicImports],
  resolve: { conditions: [source, ...defaultClientConditions] },
  build: { cssTarget: ['chrome125', 'firefox125', 'safari17.5'], assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: { build: { rollupOptions: { output: { advancedChunks: { groups: clientChunks } } } } },
    ssr: {
      ...(command === 'build' && { define: bundled.define }),
      build: { rollupOptions: { input: './app/server.ts', external: workspace } },
      resolve: {
        external: workspace,
        ...(command === 'build' && bundled.resolve),
        conditions: [source, ...defaultServerConditions],
        externalConditions: [source, 'node', 'module-sync'],
      },
    },
  },
}));
