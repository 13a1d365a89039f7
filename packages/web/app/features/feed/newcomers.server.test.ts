import { librariesAdded, tasksAdded } from '@loadout/catalogue';
import type { Services } from '@loadout/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { servicesInMemory } from '../../lib/testing/page-input.ts';
import { newcomers, newcomersOfEach } from './newcomers.server.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
});
afterAll(() => services.close());

it('every entry of the catalogue has a date, and the newest come first', () => {
  const all = newcomers(services, Infinity);
  expect(all).toHaveLength(Object.keys(librariesAdded).length + Object.keys(tasksAdded).length);
  const moments = all.map(({ added }) => added);
  expect(moments).toEqual(moments.toSorted().toReversed());
  expect(moments.every((moment) => Date.parse(moment) <= Date.now())).toBe(true);
});

it('many of one kind do not hide the other', () => {
  const kinds = newcomersOfEach(services, 3).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['library', 'library', 'library', 'task', 'task', 'task']);
});
