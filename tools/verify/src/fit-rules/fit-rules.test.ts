/** @module Tests every rule on a record that passes, one that violates it, and one it does not apply to. */
import { describe, expect, it } from 'vitest';
import { fitRules } from './index.ts';
import type { Example } from './examples.testing.ts';
import { hostedExamples } from './examples-hosted.testing.ts';
import { otherLibraryExamples } from './examples-libraries.testing.ts';
import { transformersExamples } from './examples-transformers.testing.ts';

const examples: Readonly<Record<string, Example>> = {
  ...transformersExamples,
  ...otherLibraryExamples,
  ...hostedExamples,
};

it('every rule has examples', () => {
  expect(Object.keys(examples).toSorted()).toEqual(Object.keys(fitRules).toSorted());
});

describe.each(Object.entries(fitRules))('%s', (name, rule) => {
  const example = examples[name];

  it('is kept', () => {
    expect(example && rule.judge(example.kept)).toBe(true);
  });

  it('is broken', () => {
    expect(example && rule.judge(example.broken)).toBeTypeOf('string');
  });
});

const limited = Object.entries(examples).flatMap(([name, { outside }]) =>
  outside ? [[name, outside] as const] : [],
);

it.each(limited)('%s does not apply to every record', (name, outside) => {
  expect(fitRules[name]?.judge(outside)).toBeUndefined();
});
