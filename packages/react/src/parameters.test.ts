import { describe, expect, it } from 'vitest';
import { withParameters } from './parameters.ts';

describe('withParameters', () => {
  it('sets, repeats and removes parameters', () => {
    const url = new URL('http://site.example/models?task=a&task=b&cursor=x');
    expect(withParameters(url, { task: ['a'], cursor: undefined, sort: 'likes' })).toBe(
      '/models?task=a&sort=likes',
    );
    expect(withParameters(url, { task: undefined, cursor: undefined })).toBe('/models');
  });
});
