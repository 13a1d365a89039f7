import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../lib/testing/page-input.ts';
import { listedPaths, twinsFor } from './index.server.ts';
import { pages } from './index.ts';

const hostile = {
  id: 'mallory/evil',
  pipeline_tag: 'text-classification',
  library_name: 'transformers',
  tags: ['```', '<script>alert(1)</script>', 'license:[x](javascript:alert(1))'],
  cardData: { base_model: 'a`b', language: ['<b>'] },
};

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
  await services.put('model', hostile.id, hostile);
});
afterAll(() => services.close());

const samples: Readonly<Record<string, string>> = {
  task: '/tasks/text-classification',
  library: '/libraries/transformers',
  app: '/apps/llama.cpp',
  provider: '/inference/together',
  package: '/docs/packages/catalogue',
  model: `/models/${hostile.id}`,
};
const withoutParameters = Object.entries(pages).filter(
  ([name, { path, hidden }]) => hidden !== true && (name in samples || !path.includes(':')),
);

describe('the paths in the sitemap', () => {
  it('are those of pages without parameters that are listed, and of every entry', () => {
    const paths = listedPaths(services);
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/libraries', '/libraries/transformers', '/tasks/fill-mask']),
    );
    expect(paths).toEqual(
      expect.arrayContaining(['/apps/ollama', '/inference/together', '/docs/packages/catalogue']),
    );
    expect(paths.every((path) => !path.includes(':'))).toBe(true);
    expect(new Set(paths).size).toBe(paths.length);
    const unlisted = Object.values(pages).filter(({ listed }) => listed !== true);
    expect(unlisted.filter(({ path }) => paths.includes(path))).toEqual([]);
  });
});

describe('twins', () => {
  it.each(withoutParameters)('%s has both', async (name, declaration) => {
    const path = samples[name] ?? declaration.path;
    const found = twinsFor(path);
    if (!found) throw new Error(`no twins for ${path}`);
    const input = inputFor(services, path, found.params);
    expect(await found.twins.markdown(input)).toMatch(/^# \S/);
    expect(JSON.parse(JSON.stringify(await found.twins.json(input)))).toBeTypeOf('object');
  });

  it('do not exist for a URL without a page', () => {
    expect(twinsFor('/nothing/here')).toBeUndefined();
  });

  it('escape the text of a record', async () => {
    const path = `/models/${hostile.id}`;
    const found = twinsFor(path);
    const markdown = await found?.twins.markdown(inputFor(services, path, found.params));
    expect(markdown).toContain('# mallory/evil');
    expect(markdown).not.toContain('<script>');
    expect(markdown).not.toMatch(/(?<!\\)\[x\]\(javascript/);
  });
});
