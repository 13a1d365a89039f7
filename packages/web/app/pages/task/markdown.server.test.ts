import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from './page.server.ts';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { taskMarkdown } from './markdown.server.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
});
afterAll(() => services.close());

const markdownOf = async (id: string): Promise<string> =>
  taskMarkdown(await page.load(inputFor(services, `/tasks/${id}`, { id })));

describe('the Markdown twin of a task', () => {
  it('has everything that the page shows', async () => {
    const markdown = await markdownOf('object-detection');
    const headings = [...markdown.matchAll(/^## (.+)$/gmu)].map(([, title]) => title);
    for (const title of [
      'Input',
      'Output',
      'What it is',
      'Pitfalls',
      'Glossary',
      'Quick start',
      'Models',
      'Datasets',
      'Spaces',
      'Metrics',
      'Libraries',
      'Subtasks',
      'Inference providers',
      'Request',
      'Response',
      'Related tasks',
    ])
      expect(headings).toContain(title);
  });

  it('describes images, and gives the words of sounds', async () => {
    expect(await markdownOf('object-detection')).toMatch(/^!\[.{40,}\]\(.+\)$/mu);
    expect(await markdownOf('text-to-speech')).toContain('The ferry to the island leaves');
  });

  it('explains the annotations of a text', async () => {
    expect(await markdownOf('token-classification')).toMatch(/^- .+: [A-Z]+/mu);
  });

  it('explains the words it uses', async () => {
    expect(await markdownOf('text-to-video')).toMatch(/^- \*\*latent\*\*: /mu);
  });
});
