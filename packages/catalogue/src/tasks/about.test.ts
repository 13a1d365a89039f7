import { describe, expect, it } from 'vitest';
import { readAbout } from './about.ts';

describe('an about text', () => {
  it('is prose with snippets in between', () => {
    const text = '# Title\n\nProse.\n\n@snippet model=a/b library=transformers tags=x,y\n\nMore.';
    expect(readAbout(text, 'text-classification')).toEqual([
      { kind: 'markdown', text: '# Title\n\nProse.' },
      {
        kind: 'snippet',
        directive: {
          library: 'transformers',
          model: {
            id: 'a/b',
            pipeline_tag: 'text-classification',
            library_name: 'transformers',
            tags: ['x', 'y'],
          },
        },
      },
      { kind: 'markdown', text: 'More.' },
    ]);
  });

  it.each([
    ['@snippet library=transformers', 'has no model'],
    ['@snippet model=a/b', 'either a library or a client'],
    ['@snippet model=a/b library=x client=y', 'either a library or a client'],
    ['@snippet model=a/b library=x provider=y', 'a provider requires a client'],
    ['@snippet model=a/b colour=red', 'colour=red is not one of'],
  ])('is rejected with an invalid directive: %s', (line, reason) => {
    expect(() => readAbout(line, 'text-classification')).toThrow(reason);
  });
});
