/** @module How Vite builds the site: the server entry is our own, so that the whole site is one `render`. */
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const source = '@loadout/source';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  environments: { ssr: { build: { rollupOptions: { input: './app/server.ts' } } } },
  ssr: {
    resolve: {
      conditions: [source, ...defaultServerConditions],
      externalConditions: [source, 'node', 'module-sync'],
    },
  },
});
