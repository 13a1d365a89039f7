import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { preferenceNames } from '../lib/preferences/preferences.server.ts';
import { pageKey } from './page-key.ts';

const keyOf = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  pageKey(new Request(`http://site.example${path}`, { method, headers }));

describe('the key of a page', () => {
  it('is the URL without unknown parameters, on one host', () => {
    expect(keyOf('/models?a=1&q=bert&utm_source=x')).toBe(keyOf('/models?q=bert'));
    expect(keyOf('/models?q=bert&q=other')).toBe(keyOf('/models?q=bert'));
    expect(keyOf('/models?q=bert')).not.toBe(keyOf('/models?q=gpt'));
    expect(keyOf('/models')).not.toBe(keyOf('/models.data'));
    expect(keyOf('/models')).not.toBe(pageKey(new Request('http://other.example/models')));
  });

  it.each(preferenceNames)('differs with the choice %s', (name) => {
    expect(keyOf('/models', { cookie: `${name}=x` })).not.toBe(keyOf('/models'));
    expect(keyOf('/models', { cookie: `${name}=x` })).not.toBe(keyOf('/models', { cookie: `${name}=y` }));
  });

  it('does not differ with other cookies, or with invalid choices', () => {
    const plain = keyOf('/models', { cookie: 'theme=dark' });
    expect(keyOf('/models', { cookie: 'session=1; theme=dark; _ga=2' })).toBe(plain);
    expect(keyOf('/models', { cookie: 'theme=<script>' })).toBe(keyOf('/models'));
  });

  it('cannot be forged to equal another one', () => {
    expect(keyOf('/models', { cookie: 'theme=dark%0Alibrary=x' })).toBe(keyOf('/models'));
    expect(keyOf('/models?q=a%0Alinux')).not.toBe(keyOf('/models?q=a'));
  });

  it('differs with the system of the browser', () => {
    const keys = ['Windows NT 10.0', 'Macintosh', 'X11; Linux'].map((agent) =>
      keyOf('/apps', { 'user-agent': agent }),
    );
    expect(new Set(keys).size).toBe(3);
    expect(keyOf('/apps', { 'user-agent': 'curl/8' })).toBe(keys[2]);
  });

  it('is the same for HEAD, and undefined for a form', () => {
    expect(keyOf('/models', {}, 'HEAD')).toBe(keyOf('/models'));
    expect(keyOf('/playground', {}, 'POST')).toBeUndefined();
  });
});

/** The files of the site that match, with what they match. */
function foundIn(pattern: RegExp): readonly string[] {
  const app = new URL('..', import.meta.url).pathname;
  return globSync('**/*.{ts,tsx}', { cwd: app })
    .filter((file) => !file.includes('.test.') && !file.includes('testing/'))
    .flatMap((file) =>
      Array.from(
        readFileSync(`${app}${file}`, 'utf8').matchAll(pattern),
        ([, found = '']) => `${file} ${found}`,
      ),
    )
    .toSorted();
}

describe('what loaders read apart from the key', () => {
  it('includes no header that differs between visitors', () => {
    expect(foundIn(/request\.headers\.\w+\('([\w-]+)'/g)).toEqual(
      [
        // A form, which is not cached.
        'lib/page/form.server.ts content-type',
        // The response has its own ETag, and is not cached.
        'features/sitemap/sitemap-part.ts if-none-match',
        'lib/preferences/preferences.server.ts cookie',
        'lib/preferences/preferences.server.ts cookie',
        'lib/preferences/system.server.ts user-agent',
        // A form.
        'shell/theme.ts referer',
      ].toSorted(),
    );
  });

  it('includes no time except that of the page, which changes every hour', () => {
    expect(foundIn(/(Date\.now\(\)|new Date\(\))/g)).toEqual([]);
  });
});
