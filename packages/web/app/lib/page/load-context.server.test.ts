import { expect, it } from 'vitest';
import { contextFor, servicesInMemory } from '../testing/page-input.ts';
import { originOf } from './load-context.server.ts';

it.each([
  [{}, 'http://127.0.0.1:3000'],
  [{ LOADOUT_PUBLIC_URL: 'https://loadout.example' }, 'https://loadout.example'],
])('links of a site with the settings %j begin with %s', async (settings, origin) => {
  const services = await servicesInMemory(settings);
  expect(originOf(contextFor(services), new URL('http://127.0.0.1:3000/models'))).toBe(origin);
  await services.close();
});
