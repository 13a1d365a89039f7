import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { page } from './page.server.ts';
import { places } from './places.server.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
});
afterAll(() => services.close());

const load = async (query: string) =>
  page.load(inputFor(services, `/search?${new URLSearchParams({ q: query })}`));

describe('search over everything', () => {
  it('shows the pages of the site while nothing is typed', async () => {
    const data = await load('');
    expect(data.results.map(({ href }) => href)).toEqual(places.map(({ path }) => path));
    expect(data.results.every(({ kind }) => kind === 'Page')).toBe(true);
    expect(data.lists).toEqual([]);
    expect(data).not.toHaveProperty('go');
    expect(await page.load(inputFor(services, '/search'))).toEqual(data);
  });

  it('finds each kind under its name, with a link to its page', async () => {
    for (const [query, kind, href] of [
      ['transformers', 'Library', '/libraries/transformers'],
      ['ollama', 'App', '/apps/ollama'],
      ['depth estimation', 'Task', '/tasks/depth-estimation'],
      ['together', 'Provider', '/inference/together'],
      ['Qwen/Qwen3-8B', 'Model', '/models/Qwen/Qwen3-8B'],
    ] as const)
      expect((await load(query)).results).toContainEqual(expect.objectContaining({ kind, href }));
  });

  it('has no empty fields', async () => {
    const results = [...(await load('transformers')).results, ...(await load('Qwen/Qwen3-8B')).results];
    expect(results.flatMap((entry) => Object.values(entry)).filter((value) => value === undefined)).toEqual(
      [],
    );
  });

  it('returns the page of an exact name', async () => {
    expect((await load('Qwen/Qwen3-8B')).go).toBe('/models/Qwen/Qwen3-8B');
  });

  it('offers to describe a model that is not here', async () => {
    const { describe: href, go } = await load('nobody/nothing-at-all');
    expect(href).toBe('/playground?id=nobody%2Fnothing-at-all');
    expect(go).toBeUndefined();
    expect(await load('transformers')).not.toHaveProperty('describe');
  });

  it('links the lists with the same words', async () => {
    expect((await load('whisper')).lists).toEqual([
      { name: 'Models', href: '/models?q=whisper' },
      { name: 'Datasets', href: '/datasets?q=whisper' },
      { name: 'Spaces', href: '/spaces?q=whisper' },
      { name: 'Libraries', href: '/libraries?q=whisper' },
    ]);
  });

  it('says the same in Markdown', async () => {
    const input = inputFor(services, '/search');
    const markdown = page.markdown(await load('transformers'), input);
    expect(markdown).toContain('# Search: transformers');
    expect(markdown).toContain('- Library: [Transformers](/libraries/transformers)');
    expect(page.markdown(await load(''), input)).toMatch(/^# Search\n/);
    const bare = page.markdown(
      {
        query: 'x',
        lists: [],
        results: [
          { kind: 'Model', name: 'a/b', href: '/models/a/b' },
          { kind: 'Model', name: 'c/d', href: '/models/c/d', detail: 'tide *tables*' },
        ],
      },
      input,
    );
    expect(bare).toContain('- Model: [a/b](/models/a/b)\n');
    expect(bare).toContain('- Model: [c/d](/models/c/d): tide \\*tables\\*');
  });
});
