import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { page as packagesPage } from '../packages/page.server.ts';
import { page } from './page.server.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
});
afterAll(() => services.close());

const inputOf = (name: string, search = '') =>
  inputFor(services, `/docs/packages/${name}?${search}`, { name });

describe('the page of a package', () => {
  it('has its README and an index of its exports', async () => {
    const data = await page.load(inputOf('catalogue'));
    expect(data.title).toBe('@loadout/catalogue');
    expect(data.entries).toEqual([]);
    expect(data.index.find(({ name }) => name === 'appSnippets')).toEqual({
      name: 'appSnippets',
      anchor: 'appSnippets',
      kind: 'function',
      group: 'apps',
      comment: expect.stringContaining('apps'),
    });
    const counted = data.groups.reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(data.index.length);
    expect(data.groups[0]?.key).toBe('general');
  });

  it.each(['part=apps', 'q=appSnippets', 'part=apps&q=appSnippets'])(
    'shows the exports of %s in full',
    async (search) => {
      const data = await page.load(inputOf('catalogue', search));
      expect(data.index).toEqual([]);
      const snippets = data.entries.find(({ name }) => name === 'appSnippets');
      expect(snippets?.signature.text).toContain('appSnippets');
      expect(snippets?.example?.text).toContain('appSnippets(');
      expect(data.entries.map(({ name }) => name)).not.toContain('datasetSnippets');
    },
  );

  it('has a part for the entry points of one library each', async () => {
    const data = await page.load(inputOf('catalogue', 'part=one+library'));
    expect(data.entries.map(({ name, from }) => [name, from])).toEqual([
      ['libraries/*', ['@loadout/catalogue/libraries/*']],
      ['split/*', ['@loadout/catalogue/split/*']],
    ]);
    const [whole, inParts] = data.entries.map(({ paths }) => paths);
    expect(whole).toContain('@loadout/catalogue/libraries/timm');
    expect(inParts).toContain('@loadout/catalogue/split/transformers');
    expect(inParts).not.toContain('@loadout/catalogue/split/timm');
  });

  it('has one id for each export, also where two entry points have the same name', async () => {
    const { index } = await page.load(inputOf('catalogue'));
    const loading = index.filter(({ name }) => name === 'loadSnippets');
    expect(loading.map(({ anchor }) => anchor)).toEqual(['loadSnippets', 'loadSnippets-load']);
    expect(new Set(index.map(({ anchor }) => anchor)).size).toBe(index.length);
  });

  it('ignores a group that it does not have', async () => {
    expect((await page.load(inputOf('catalogue', 'part=none'))).index.length).toBeGreaterThan(300);
  });

  it('has all in Markdown, and in JSON as text', async () => {
    const data = await page.load(inputOf('catalogue'));
    const markdown = page.markdown(data, inputOf('catalogue'));
    expect(markdown.startsWith(data.text.trimEnd())).toBe(true);
    expect(markdown).toContain('\n\n## API reference\n\n### ');
    const entry = data.index.find(({ name }) => name === 'appSnippets');
    expect(markdown).toContain(`### appSnippets\n\n${entry?.comment}\n\n\`\`\`ts\n`);
    expect(markdown).toMatch(/\n\nExample:\n\n```ts\n/);
    expect(page.json?.(data)).toMatchObject({
      title: '@loadout/catalogue',
      reference: expect.arrayContaining([
        expect.objectContaining({
          name: 'appSnippets',
          signature: expect.stringContaining('appSnippets'),
          example: expect.stringContaining('appSnippets('),
        }),
      ]),
    });
    expect(page.json?.(data)).not.toHaveProperty('tree');
  });

  it('is the README alone for a package without exports', async () => {
    const data = await page.load(inputOf('loadout'));
    expect([data.index, data.entries, data.groups]).toEqual([[], [], []]);
    expect(page.markdown(data, inputOf('loadout'))).toBe(data.text);
  });

  it('links to the list for a package that does not exist', async () => {
    for (const input of [inputOf('none'), inputFor(services, '/docs/packages')]) {
      const answer: unknown = await Promise.resolve()
        .then(() => page.load(input))
        .catch((error: unknown) => error);
      expect(answer instanceof Response && answer.headers.get('location')).toBe('/docs/packages');
    }
  });

  it('is listed for each package', async () => {
    const { packages } = await packagesPage.load(inputFor(services, '/docs/packages'));
    expect(page.paths?.(services)).toEqual(packages.map(({ name }) => `/docs/packages/${name}`));
    const markdown = packagesPage.markdown({ packages }, inputFor(services, '/docs/packages'));
    expect(markdown).toContain('## [@loadout/catalogue](/docs/packages/catalogue.md)\n\n');
    for (const { lead } of packages) expect(markdown).toContain(lead);
  });
});
