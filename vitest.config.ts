import { defineConfig } from 'vitest/config';
import LongestFirst from './tools/test/longest-first.ts';

const source = '@loadout/source';

export default defineConfig({
  resolve: { conditions: [source] },
  ssr: { resolve: { conditions: [source] } },
  test: {
    include: ['packages/*/{src,app}/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    // Files share a worker's modules: loading them anew for each took twice as long as all tests.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // A test or hook that hangs fails with its own name.
    testTimeout: 60_000,
    // On a busy machine what a test waits for may come late.
    expect: { poll: { timeout: 20_000, interval: 20 } },
    hookTimeout: 60_000,
  },
});
