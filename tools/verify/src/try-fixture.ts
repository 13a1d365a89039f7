/** @module Runs all tests of one fixture; returns a list of problems. */
import type { Fixture } from './fixtures.ts';
import { scriptSourcesOf, sourcesOf } from './generate.ts';
import { hostileOptions } from './hostile/options.ts';
import type { Suite } from './suites.ts';
import { tryHostile, tryMalformed, tryPlain, tryVariants } from './trial.ts';

export async function tryFixture({ answers }: Suite, { library, record }: Fixture): Promise<string[]> {
  const generate = (input: unknown) => sourcesOf(answers(input, library));
  const found = await Promise.all([
    tryPlain(record, generate),
    tryPlain(record, (input) => scriptSourcesOf(answers(input, library))),
    tryHostile(record, generate),
    tryVariants(hostileOptions, (options) => sourcesOf(answers(record, library, options))),
    tryMalformed(record, generate),
  ]);
  return found.flat();
}
