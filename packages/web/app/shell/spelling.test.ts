import { describe, expect, it } from 'vitest';
import routes from '../routes.ts';
import { routeSpelling, spellingRedirect } from './spelling.ts';

const patterns = routes.flatMap(({ path = '*' }) => (path === '*' ? [] : [path]));

describe('the spelling of a path', () => {
  it.each([
    ['/MODELS', '/models'],
    ['/Models.json', '/models.json'],
    ['/Docs/Packages/catalogue', '/docs/packages/catalogue'],
    ['/docs/MIGRATE', '/docs/migrate'],
    ['/Models/gpt2', '/models/gpt2'],
    ['/Models/Qwen/Qwen3-0.6B', '/models/Qwen/Qwen3-0.6B'],
    ['/Models/Qwen/Qwen3-0.6B.md', '/models/Qwen/Qwen3-0.6B.md'],
    ['/models/Qwen/Qwen3-0.6B/Social.png', '/models/Qwen/Qwen3-0.6B/social.png'],
    ['/TASKS/Text-Generation', '/tasks/Text-Generation'],
    ['/Sitemap.xml', '/sitemap.xml'],
  ])('%s is %s', (path, spelled) => {
    expect(routeSpelling(patterns, path)).toBe(spelled);
    expect(routeSpelling(patterns, spelled)).toBeUndefined();
  });

  it.each([
    '/',
    '/models',
    '/models/Qwen/Qwen3-0.6B',
    '/models/Qwen/Qwen3-0.6B.json',
    '/models/Qwen/Qwen3-0.6B.JSON',
    '/datasets/SQuAD',
    '/docs/packages/Catalogue',
    '/Nothing/Here',
    '/Models/a/b/c/d',
  ])('%s stays as it is', (path) => {
    expect(routeSpelling(patterns, path)).toBeUndefined();
  });

  it('is the one of every route', () => {
    expect(patterns.filter((pattern) => /[A-Z]/.test(pattern))).toEqual([]);
  });
});

it('redirects with the query, and only requests without a body', () => {
  const url = 'http://site.example/Models?q=Bert&sort=likes';
  const redirect = spellingRedirect(patterns, new Request(url));
  expect([redirect?.status, redirect?.headers.get('location')]).toEqual([301, '/models?q=Bert&sort=likes']);
  expect(spellingRedirect(patterns, new Request(url, { method: 'POST' }))).toBeUndefined();
});
