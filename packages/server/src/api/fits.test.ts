import { fitState, capacityOf, parseMachine, readModel, smallestFit } from '@loadout/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf, testApp, type TestApp } from '../testing/test-app.ts';
import { searchAnswerSchema } from './schemas/search.ts';

const sizes = { small: 2e9, middle: 10.5e9, large: 30e9 };

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  for (const [name, size] of Object.entries(sizes))
    await server.services.put('model', `fits/${name}`, {
      id: `fits/${name}`,
      gguf: { total: size },
      siblings: [
        { rfilename: `${name}-Q4_K_M.gguf`, size },
        { rfilename: `${name}-F16.gguf`, size: 4 * size },
      ],
    });
  await server.services.put('model', 'fits/unknown', { id: 'fits/unknown' });
});
afterAll(() => server.close());

const found = async (query: string): Promise<readonly string[]> => {
  const response = await server.get(`/api/search/models?author=fits&${query}`);
  return searchAnswerSchema
    .parse(await response.json())
    .items.map(({ id }) => id)
    .toSorted();
};

test.each([
  ['fits=16', ['fits/middle', 'fits/small']],
  ['fits=16GB', ['fits/middle', 'fits/small']],
  ['fits=8', ['fits/small']],
  ['fits=nvidia-rtx-4090', ['fits/middle', 'fits/small']],
  ['fits=2x-nvidia-rtx-4090', ['fits/large', 'fits/middle', 'fits/small']],
  ['fits=16&context=131072', ['fits/small']],
  ['fits=1', []],
  ['', ['fits/large', 'fits/middle', 'fits/small', 'fits/unknown']],
])('a search with %s finds %j', async (query, ids) => {
  expect(await found(query)).toEqual(ids);
});

test('the hub listing has the same filter, and the listed models fit', async () => {
  const machine = parseMachine('16');
  const listed = await server.get('/api/models?fits=16&limit=1000&full=true');
  const records: unknown = await listed.json();
  expect(Array.isArray(records) ? records.length : 0).toBeGreaterThan(1);
  for (const record of Array.isArray(records) ? records : []) {
    const { model } = readModel(record);
    const stored = await server.services.model(model.id);
    const need = stored && smallestFit(stored, machine)?.need.total;
    expect([model.id, fitState(need ?? Infinity, capacityOf(machine))]).toEqual([model.id, 'fits']);
  }
});

test.each([
  ['fits=abacus', 'Unknown device'],
  ['fits=-5', 'above 0'],
  ['fits=1e99', 'above 0'],
  ['fits=nvidia-rtx-4090:-1', 'above 0'],
  ['fits=rtx-4090', 'Did you mean nvidia-rtx-4090'],
  ['fits=0', 'above 0'],
  ['fits=16&context=0', 'context'],
  ['fits=16&context=99999999', 'context'],
  ['fits=16&context=many', 'whole number'],
])('%s is refused with the reason', async (query, reason) => {
  for (const path of ['/api/search/models', '/api/models']) {
    const response = await server.get(`${path}?${query}`);
    expect(response.status).toBe(400);
    expect(JSON.stringify(await problemOf(response))).toContain(reason);
  }
});
