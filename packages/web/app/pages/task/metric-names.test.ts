import { tasks } from '@loadout/catalogue';
import { describe, expect, it } from 'vitest';
import { metricName } from './metric-names.ts';

describe('the name of a metric', () => {
  it.each([
    ['wer', 'WER'],
    ['IS', 'IS'],
    ['clip_score', 'CLIP score'],
    ['exact-match', 'Exact match'],
    ['mel cepstral distortion', 'Mel cepstral distortion'],
    ['Denotation Accuracy', 'Denotation Accuracy'],
    ['k-NN accuracy', 'k-NN accuracy'],
  ])('of %s is %s', (id, name) => {
    expect(metricName(id).name).toBe(name);
  });

  it('is no identifier for any metric of the catalogue', () => {
    const names = Object.values(tasks).flatMap(({ metrics }) => metrics.map(({ id }) => metricName(id).name));
    expect(names.filter((name) => name.includes('_') || /^[a-z\d-]+$/.test(name))).toEqual([]);
  });
});
