import { describe, expect, it } from 'vitest';
import { isPage } from './navigation.tsx';

describe('isPage', () => {
  it.each(['/', '/models', '/models?q=bert', '/models/a/b#use', '/tasks/text-classification', '/?x=1'])(
    'follows %s in the browser',
    (href) => expect(isPage(href)).toBe(true),
  );

  it.each([
    '/feed.xml',
    '/models.json',
    '/models/a/b.md?library=x',
    '/openapi.json',
    '#main',
    'https://x.org/models',
  ])('leaves %s to the browser', (href) => expect(isPage(href)).toBe(false));
});
