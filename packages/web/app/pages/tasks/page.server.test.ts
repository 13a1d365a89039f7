import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { page } from './page.server.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
});
afterAll(() => services.close());

const load = async (query = '') => page.load(inputFor(services, `/tasks${query}`));
const ids = async (query: string) =>
  (await load(query)).groups.flatMap(({ tasks }) => tasks.map(({ id }) => id));

describe('the index of tasks', () => {
  it('has every task with a page of its own once, under its modality', async () => {
    const { groups, total, query, modality } = await load();
    const own = services.tasks().filter(({ isPlaceholder }) => !isPlaceholder);
    expect(total).toBe(own.length);
    expect(groups.flatMap(({ tasks }) => tasks.map(({ id }) => id)).toSorted()).toEqual(
      own.map(({ id }) => id).toSorted(),
    );
    for (const group of groups)
      for (const { id } of group.tasks) expect(services.task(id)?.modality).toBe(group.modality);
    expect({ query, modality }).toEqual({ query: '', modality: undefined });
  });

  it('puts the tasks with most models first, with their counts', async () => {
    const { groups } = await load();
    for (const { tasks } of groups) {
      const counts = tasks.map(({ models }) => models);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    }
    const first = groups.find(({ modality }) => modality === 'nlp')?.tasks[0];
    const { total } = await services.search('model', { task: [first?.id ?? ''], limit: 1, facets: [] });
    expect(first?.models).toBe(total);
    expect(first?.libraries).toBe(services.task(first?.id ?? '')?.libraries.length);
  });

  it('filters by words and synonyms', async () => {
    expect(await ids('?q=depth')).toContain('depth-estimation');
    expect(await ids('?q=%20stt%20')).toContain('automatic-speech-recognition');
    const none = await load('?q=zzzz');
    expect(none).toMatchObject({ total: 0, groups: [], query: 'zzzz' });
    expect((await load(`?q=${'x'.repeat(300)}`)).query).toHaveLength(200);
  });

  it('filters by modality, and ignores an unknown one', async () => {
    const audio = await load('?modality=audio');
    expect(audio.groups.map(({ modality }) => modality)).toEqual(['audio']);
    expect(audio.total).toBe(audio.groups[0]?.tasks.length);
    expect(audio.modality).toBe('audio');
    expect(audio.modalities.map(({ key }) => key)).toEqual((await load()).modalities.map(({ key }) => key));
    expect(await load('?modality=smell')).toEqual(await load());
  });

  it('has short names to choose from and full names as headings', async () => {
    const { modalities, groups } = await load();
    expect(modalities.find(({ key }) => key === 'nlp')?.label).toBe('Language');
    expect(modalities.find(({ key }) => key === 'audio')?.label).toBe('Audio');
    expect(groups.find(({ modality }) => modality === 'nlp')?.label).toBe('Natural Language Processing');
  });

  it('links every task in the Markdown', async () => {
    const data = await load('?q=depth');
    const [group] = data.groups;
    const task = group?.tasks[0];
    const markdown = page.markdown(data, inputFor(services, '/tasks'));
    expect(markdown).toContain(`## ${group?.label}`);
    expect(markdown).toContain(
      `| [${task?.label}](/tasks/${task?.id}.md) | ${task?.models} | ${task?.libraries} |`,
    );
  });
});
