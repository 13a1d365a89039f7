import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servicesInMemory } from '../lib/testing/page-input.ts';
import { hubPath } from './hub-path.server.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
  await services.put('model', 'harbour/tide', { id: 'harbour/tide' });
  await services.put('dataset', 'harbour/logs', { id: 'harbour/logs' });
});
afterAll(() => services.close());

const pathFor = (path: string) => hubPath(services, new URL(path, 'http://127.0.0.1:3000'));

describe("a path of the hub's site", () => {
  it.each([
    ['/harbour/tide', '/models/harbour/tide'],
    ['/Harbour/Tide', '/models/harbour/tide'],
    ['/harbour/tide/tree/main', '/models/harbour/tide'],
    ['/models/harbour/tide/blob/main/config.json', '/models/harbour/tide'],
    ['/datasets/harbour/logs/viewer', '/datasets/harbour/logs'],
  ])('%s is %s', async (path, page) => expect(await pathFor(path)).toBe(page));

  it.each(['/harbour/tides', '/harbour', '/spaces/harbour/tide/tree/main', '/docs/harbour/tide'])(
    '%s is no page',
    async (path) => expect(await pathFor(path)).toBeUndefined(),
  );
});
