import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isKnownParameter, knownParameters, withKnownParameters } from './parameters.ts';

const known = (query: string): string => knownParameters(new URLSearchParams(query)).toString();

describe('the parameters of a URL', () => {
  it('are limited to those that a page reads', () => {
    expect(known('a&task=x&utm_source=y&q=bert')).toBe('task=x&q=bert');
  });

  it('keep the first value of a single parameter, and 20 different values of a list', () => {
    expect(known('q=a&q=b')).toBe('q=a');
    const tags = Array.from({ length: 30 }, (_, at) => `tag=${at}`);
    expect(known([...tags, 'tag=1'].join('&'))).toBe(tags.slice(0, 20).join('&'));
  });

  it('are listed for every page that reads one', () => {
    const app = new URL('..', import.meta.url).pathname;
    const files = globSync('**/*.{ts,tsx}', { cwd: app }).filter(
      (file) => !file.includes('.test.') && !file.startsWith('enhance'),
    );
    const source = files.map((file) => readFileSync(`${app}${file}`, 'utf8')).join('\n');
    const reads = source.matchAll(/(?:searchParams|parameters)\s*\.(?:get|getAll|has)\('(\w+)'\)/g);
    const read = Array.from(reads, ([, name = '']) => name);
    expect(read).toContain('revision');
    expect(read.filter((name) => !isKnownParameter(name))).toEqual([]);
  });
});

describe('the request of a page', () => {
  it('loses parameters that no page reads, and keeps everything else', () => {
    const request = new Request('http://page/models?a&a&tag=x', { headers: { cookie: 'theme=dark' } });
    const cleaned = withKnownParameters(request);
    expect(cleaned.url).toBe('http://page/models?tag=x');
    expect(cleaned.headers.get('cookie')).toBe('theme=dark');
  });

  it.each([
    ['models?a&tag=x', 'models?tag=x'],
    ['models.data?a&tag=x&q=1&q=2', 'models.data?tag=x&q=1'],
    ['models.data?_routes=root&a&tag=x&_routes=b', 'models.data?tag=x&_routes=root'],
    ['models?_routes=root', 'models'],
  ])('%s becomes %s', (given, cleaned) => {
    expect(withKnownParameters(new Request(`http://page/${given}`)).url).toBe(`http://page/${cleaned}`);
  });

  it.each(['models', 'models?tag=x', 'models.data?tag=x&_routes=root'])(
    'with nothing to drop is left alone: %s',
    (path) => {
      const request = new Request(`http://page/${path}`);
      expect(withKnownParameters(request)).toBe(request);
    },
  );
});
