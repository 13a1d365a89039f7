import { systems } from '@loadout/catalogue';
import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { page } from './page.server.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
});
afterAll(() => services.close());

const load = async (query = '') => page.load(inputFor(services, `/apps${query}`));

describe('the index of apps', () => {
  it('has every app once, those with most models first, equals by name', async () => {
    const { apps, system, systems: offered } = await load();
    expect(apps.map(({ key }) => key).toSorted()).toEqual(
      services
        .apps()
        .map(({ key }) => key)
        .toSorted(),
    );
    expect(apps[0]?.models).toBeGreaterThan(0);
    const sorted = apps.toSorted((a, b) => b.models - a.models || a.label.localeCompare(b.label, 'en'));
    expect(apps.map(({ key }) => key)).toEqual(sorted.map(({ key }) => key));
    expect(system).toBeUndefined();
    expect(offered.map(({ key }) => key)).toEqual([...systems]);
  });

  it('counts the models that an app runs', async () => {
    const { apps } = await load();
    const { total } = await services.search('model', { app: ['llama.cpp'], limit: 1, facets: [] });
    expect(apps.find(({ key }) => key === 'llama.cpp')?.models).toBe(total);
  });

  it('keeps only the apps of a chosen system', async () => {
    const { apps, system } = await load('?os=windows');
    expect(system).toBe('windows');
    expect(apps.every((app) => app.systems.includes('windows'))).toBe(true);
    expect(apps.length).toBe(services.apps().filter((app) => app.systems.includes('windows')).length);
    expect(apps.length).toBeLessThan(services.apps().length);
  });

  it('shows all apps for a system that does not exist', async () => {
    expect(await load('?os=amiga')).toEqual(await load());
  });

  it('says tasks and systems in words, in the Markdown as well', async () => {
    const data = await load();
    const app = data.apps.find(({ key }) => key === 'llama.cpp');
    expect(app?.taskLabels).toContain('Text Generation');
    expect(app?.systemLabels).toEqual(['Linux', 'macOS', 'Windows']);
    const markdown = page.markdown(data, inputFor(services, '/apps'));
    expect(markdown).toContain(`# Local apps (${data.apps.length})`);
    expect(markdown).toMatch(
      new RegExp(
        String.raw`\[llama\.cpp\]\(/apps/llama\.cpp\.md\) \| Linux, macOS, Windows \|.*\| ${app?.models} \|`,
      ),
    );
  });
});
