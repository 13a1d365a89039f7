import { assert, property, webUrl } from 'fast-check';
import { expect, it } from 'vitest';
import { urlParts } from './url-parts.ts';

it('are those of a parsed URL', () => {
  assert(
    property(webUrl({ withFragments: true, withQueryParameters: true, authoritySettings: {} }), (address) => {
      const { href, host, pathname, search } = new URL(address);
      expect(urlParts(href)).toEqual({ authority: host, path: pathname, query: search });
    }),
  );
});

it.each([
  ['http://localhost/', { authority: 'localhost', path: '/', query: '' }],
  ['http://[::1]:3000/a?b=/c?d', { authority: '[::1]:3000', path: '/a', query: '?b=/c?d' }],
  ['http://a/b#c?d', { authority: 'a', path: '/b', query: '' }],
  ['http://a/?', { authority: 'a', path: '/', query: '' }],
  ['http://a/?#b', { authority: 'a', path: '/', query: '' }],
  ['http://user@a/b', { authority: 'user@a', path: '/b', query: '' }],
])('of %s', (url, parts) => expect(urlParts(url)).toEqual(parts));
