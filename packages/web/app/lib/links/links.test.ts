import { describe, expect, it } from 'vitest';
import { modelPath, webAddress } from './links.ts';

describe('URLs of pages', () => {
  it('keep the slash of an id and escape all other special characters', () => {
    expect(modelPath('owner/na me?x#y')).toBe('/models/owner/na%20me%3Fx%23y');
  });
});

describe('links from records', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', 'not a url', 7, undefined])(
    '%j is not a link',
    (text) => {
      expect(webAddress(text)).toBeUndefined();
    },
  );

  it('may lead to the web', () => {
    expect(webAddress('https://example.org/a b')).toBe('https://example.org/a%20b');
  });
});
