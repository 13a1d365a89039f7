/** @module A sample of the wire tests, small enough for every test run; `npm run verify:wire` runs all. */
import { beforeAll, describe, expect, it } from 'vitest';
import { allCases } from './cases.ts';
import { proveAll } from './prove-all.ts';
import { proofName, scriptsOf } from './prove.ts';

const sample = [
  /^text-generation · auto · streaming · (?!fault)/,
  /^text-generation · auto · streaming · fault (?:503|broken-stream)/,
  /^text-generation · auto · hostile · .*(?:fetch|requests|curl)$/,
  /^text-classification · hf-inference · hostile · .*(?:fetch|huggingface|curl)/,
  /^image-classification · hf-inference · plain · .*(?:fetch|huggingface|curl)/,
  /^text-to-image · hf-inference · plain · (?!fault).*(?:fetch|requests|curl)$/,
  /^text-to-video · fal-ai · direct · (?!fault).*(?:fetch|fal_client|curl)$/,
];
const wants = (name: string): boolean => sample.some((pattern) => pattern.test(name));

const names = allCases().flatMap((wireCase) =>
  scriptsOf(wireCase)
    .map((script) => proofName(wireCase, script))
    .filter(wants),
);

const complaints = new Map<string, readonly string[]>();
let partial: string | undefined;

beforeAll(async () => {
  const { data } = await proveAll(allCases(), {
    wants,
    report: (proof) => complaints.set(proof.name, proof.complaints),
  });
  ({ partial } = data);
  if (partial !== undefined) console.error(`PARTIAL: the Python clients were NOT run. ${partial}`);
}, 600_000);

describe('sends what its provider wants, shows what the service says', () => {
  it.each(names)('%s', (name) => {
    const leftOut = partial !== undefined && name.includes('python/');
    expect(complaints.get(name)).toEqual(leftOut ? undefined : []);
  });
});
