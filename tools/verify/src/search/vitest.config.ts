import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = '@loadout/source';

/** Tests that need a search cluster; `npm run verify:search` starts one. */
export default defineConfig({
  root: fileURLToPath(new URL('../../../../', import.meta.url)),
  resolve: { conditions: [source] },
  ssr: { resolve: { conditions: [source] } },
  test: {
    include: ['packages/*/src/**/*.cluster.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
