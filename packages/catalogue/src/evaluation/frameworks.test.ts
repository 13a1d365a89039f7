import { expect, it } from 'vitest';
import { type EvaluationFramework, evaluationFrameworks } from './frameworks.ts';

const entries = Object.entries<EvaluationFramework>(evaluationFrameworks);

it('describes each in one sentence of its own', () => {
  const descriptions = entries.map(([, { description }]) => description);
  expect(new Set(descriptions).size).toBe(entries.length);
  for (const description of descriptions) expect(description).toMatch(/^[A-Z][^\n]{20,120}\.$/);
});

it('is sorted by id', () => {
  const ids = entries.map(([id]) => id);
  expect(ids).toEqual(ids.toSorted());
});
