/** @module The order of the unit tests: the slowest files start first, so that no core waits for one at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** More than ten seconds each. Vitest knows durations only from an earlier run, and sorts by file size otherwise. */
export const longest = [
  'tools/verify/src/matrix/hostile.test.ts',
  'packages/cli/src/commands/serve.test.ts',
  'tools/verify/src/matrix/apps.test.ts',
  'tools/release/parts/parts.test.ts',
  'tools/verify/src/wire/sample.test.ts',
  'tools/cards/cards.test.ts',
  'tools/verify/src/fuzz/fuzz.test.ts',
  'packages/server/src/cards/card-renderer.test.ts',
  'tools/verify/src/chaos/chaos.test.ts',
  'packages/hub/src/search/live/open-index.test.ts',
  'tools/verify/src/records/records.test.ts',
  'tools/verify/src/matrix/malformed.test.ts',
  'tools/bench/catalogue/shares.test.ts',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((file) => moduleId.endsWith(file));
  return place < 0 ? longest.length : place;
};

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer is not an array
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
