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

const inputOf = (name: string) => inputFor(services, `/docs/packages/${name}`, { name });

describe('the page of a package', () => {
  it('has its README and each of its exports with an example', async () => {
    const data = await page.load(inputOf('catalogue'));
    expect(data.title).toBe('@loadout/catalogue');
    const snippets = data.reference.find(({ name }) => name === 'appSnippets');
    expect(snippets?.kind).toBe('function');
    expect(snippets?.signature.text).toContain('appSnippets');
    expect(snippets?.example?.text).toContain('appSnippets(');
    expect((await page.load(inputOf('catalogue'))).reference).toBe(data.reference);
  });

  it('has both in Markdown, and in JSON as text', async () => {
    const data = await page.load(inputOf('catalogue'));
    const markdown = page.markdown(data, inputOf('catalogue'));
    expect(markdown.startsWith(data.text.trimEnd())).toBe(true);
    expect(markdown).toContain('\n\n## API reference\n\n### ');
    const entry = data.reference.find(({ name }) => name === 'appSnippets');
    expect(markdown).toContain(`### appSnippets\n\n${entry?.comment}\n\n\`\`\`ts\n`);
    expect(markdown).toMatch(/\n\nExample:\n\n```ts\n/);
    expect(page.json?.(data)).toMatchObject({
      title: '@loadout/catalogue',
      reference: expect.arrayContaining([
        expect.objectContaining({
          name: 'appSnippets',
          signature: entry?.signature.text,
          example: entry?.example?.text,
        }),
      ]),
    });
    expect(page.json?.(data)).not.toHaveProperty('tree');
  });

  it('is the README alone for a package without exports', async () => {
    const data = await page.load(inputOf('loadout'));
    expect(data.reference).toEqual([]);
    expect(page.markdown(data, inputOf('loadout'))).toBe(data.text);
  });

  it('leads to the list for a package that does not exist', async () => {
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
