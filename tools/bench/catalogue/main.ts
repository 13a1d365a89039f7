/** @module `npm run bench`: the catalogue compared with its peers in one run, as ratios. */
import { saveResults } from '../saved-results.ts';
import { anyLibraryShare } from './any-library.ts';
import { benchCode } from './code.ts';
import { benchLibraries } from './libraries.ts';
import type { Timing } from './measure.ts';
import { libraryShares, showShares } from './shares.ts';
import { benchSizes, mostForOne } from './sizes.ts';
import { showSplitShares, splitShares } from './split.ts';

/** Prints a table of times, each with its ratio to the first. */
function show(title: string, timings: readonly Timing[]): void {
  const peer = timings[0]?.nanoseconds ?? Number.NaN;
  console.log(`\n${title}`);
  for (const { name, nanoseconds } of timings)
    console.log(
      `  ${name.padEnd(46)} ${(nanoseconds / 1000).toFixed(2).padStart(9)} µs   ${(nanoseconds / peer).toFixed(2).padStart(6)} × the peer`,
    );
}

const libraries = benchLibraries();
show('Library snippets for records never seen before, for all fixtures both support (per record)', libraries);
const code = benchCode();
show('Composing a typical snippet', code);
const shares = await libraryShares();
const split = await splitShares();
const sizes = await benchSizes(shares, split, await anyLibraryShare());
console.log('\nSize and startup');
for (const { name, value, unit, limit } of sizes)
  console.log(
    `  ${name.padEnd(78)} ${value.toFixed(1).padStart(8)} ${unit}${limit === undefined ? '' : `   bar: ${limit.toFixed(1)} ${unit}`}`,
  );

console.log(`\nLibraries above ${mostForOne} kB in one piece`);
showShares(shares.filter(({ kilobytes }) => kilobytes > mostForOne));

console.log(
  '\nLibraries in parts: alone before a record is read and with what its generator needs for one, then the same for a page',
);
showSplitShares(split);

saveResults('catalogue', {
  node: process.version,
  arch: process.arch,
  libraries,
  code,
  sizes,
  shares,
  split,
});
