import type { Services } from '@loadout/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { servicesInMemory } from '../testing/page-input.ts';
import { untilRecordsChange } from './until-records-change.server.ts';

let services: Services;
let others: Services;
beforeAll(async () => {
  services = await servicesInMemory();
  others = await servicesInMemory();
});
afterAll(async () => {
  await services.close();
  await others.close();
});

it('makes a result once for its names, and again after a record has changed', async () => {
  const make = vi.fn<(services: Services, library: string, task: string | undefined) => Promise<string>>(
    (_services, library, task) => Promise.resolve(`${library} ${task ?? 'any'}`),
  );
  const kept = untilRecordsChange(make);
  expect(await kept(services, 'timm', 'image-classification')).toBe('timm image-classification');
  expect(await kept({ ...services }, 'timm', 'image-classification')).toBe('timm image-classification');
  expect(make).toHaveBeenCalledTimes(1);
  expect(await kept(services, 'timm', undefined)).toBe('timm any');
  expect(await kept(others, 'timm', undefined)).toBe('timm any');
  expect(make).toHaveBeenCalledTimes(3);
  await services.put('model', 'owner/new', { tags: [] });
  await kept(services, 'timm', undefined);
  expect(make).toHaveBeenCalledTimes(4);
});

it('does not keep a failure', async () => {
  const make = vi
    .fn<(services: Services, library: string) => Promise<string>>()
    .mockRejectedValueOnce(new Error('the store is away'))
    .mockResolvedValue('there');
  const kept = untilRecordsChange(make);
  await expect(kept(services, 'timm')).rejects.toThrow('away');
  expect(await kept(services, 'timm')).toBe('there');
});
