import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { page } from './page.server.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
});
afterAll(() => services.close());

const load = async (query = '') => page.load(inputFor(services, `/inference${query}`));

describe('hosted inference', () => {
  it('has a row for each task and a cell for each provider, by name', async () => {
    const { providers, rows } = await load();
    expect(providers.map(({ id }) => id)).toEqual(
      services
        .providers()
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const { task, cells } of rows) {
      expect(cells).toHaveLength(providers.length);
      for (const [at, { id }] of providers.entries())
        expect(cells[at]).toEqual(
          services.provider(id)?.tasks.find((served) => served.task === task)?.clients,
        );
    }
    expect(rows.find(({ task }) => task === 'text-generation')?.label).toBe('Text Generation');
  });

  it('shows the call of the chosen task, of a chat where the task is unknown', async () => {
    expect((await load()).task).toEqual({ id: 'text-generation', label: 'Text Generation' });
    const picture = await load('?task=text-to-image');
    expect(picture.task.id).toBe('text-to-image');
    expect(picture.view?.blocks[0]?.code.text).toContain(picture.model);
    expect(picture.address).toBe('/inference?task=text-to-image');
    expect((await load('?task=flying')).task.id).toBe('text-generation');
  });

  it('says the same in Markdown and JSON', async () => {
    const data = await load();
    const markdown = page.markdown(data, inputFor(services, '/inference'));
    const row = data.rows.find(({ task }) => task === 'text-to-video');
    const serving = data.providers.filter((_provider, at) => row?.cells[at]).map(({ name }) => name);
    expect(serving.length).toBeLessThan(data.providers.length);
    expect(markdown).toContain(`| ${row?.label} | ${serving.join(', ')} |`);
    expect(markdown).toContain(data.view?.blocks[0]?.code.text.split('\n')[0]);
    expect(page.json?.(data)).toMatchObject({ snippet: { code: data.view?.blocks[0]?.code.text } });
    expect(page.json?.({ ...data, view: undefined })).toMatchObject({ snippet: undefined });
    expect(page.markdown({ ...data, view: undefined }, inputFor(services, '/inference'))).not.toContain(
      '```',
    );
  });
});
