import { expect, it } from 'vitest';
import { splitLibraries } from '../../release/parts/list.ts';
import { libraryShares } from './shares.ts';
import { mostForOne } from './sizes.ts';

it('lets a page import any library within the limit, or in parts', { timeout: 120_000 }, async () => {
  const tooLarge = (await libraryShares()).filter(
    ({ library, kilobytes }) => kilobytes > mostForOne && !splitLibraries.has(library),
  );
  expect(tooLarge.map(({ library, kilobytes }) => `${library} ${kilobytes}`)).toEqual([]);
});
