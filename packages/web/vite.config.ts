/** @module How Vite builds the site: the server entry is our own, so that the whole site is one `render`. */
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const source = '@loadout/source';
/** Loaded by Node beside the site, so that there is one copy of each class and of the catalogue in memory. */
const workspace = ['@loadout/catalogue', '@loadout/hub', '@loadout/server', '@loadout/verify/verification'];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  build: { cssTarget: ['chrome125', 'firefox125', 'safari17.5'], assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: { rollupOptions: { input: './app/server.ts', external: workspace } },
      resolve: {
        external: workspace,
        conditions: [source, ...defaultServerConditions],
        externalConditions: [source, 'node', 'module-sync'],
      },
    },
  },
});
