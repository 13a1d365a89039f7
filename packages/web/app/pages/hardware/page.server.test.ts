import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { page } from './page.server.ts';

const model = {
  id: 'harbour/tide-GGUF',
  gguf: { total: 8e9 },
  siblings: [
    { rfilename: 'tide-Q8_0.gguf', size: 8.5e9 },
    { rfilename: 'tide-Q4_K_M.gguf', size: 4.9e9 },
  ],
};

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
  await services.put('model', model.id, model);
});
afterAll(() => services.close());

const load = async (query: string) => page.load(inputFor(services, `/hardware?${query}`, {}));

describe('/hardware', () => {
  it('shows nothing chosen at first, and all devices of a vendor', async () => {
    const data = await load('vendor=AMD');
    expect(data).toMatchObject({
      machine: undefined,
      problem: undefined,
      largest: [],
      group: 'AMD',
      cookies: [],
    });
    expect(data.devices.map(({ name }) => name)).toContain('RX 7900 XTX');
  });

  it('remembers the machine that the form names', async () => {
    const data = await load('device=nvidia-rtx-4070&ram=64');
    expect(data.machine).toMatchObject({ label: 'RTX 4070, 12 GB', memory: 12 });
    expect(data.cookies).toHaveLength(1);
    const cookie = data.cookies[0]?.split(';')[0] ?? '';
    const input = inputFor(services, '/hardware', {});
    const again = await page.load({ ...input, request: new Request(input.url, { headers: { cookie } }) });
    expect(again.machine).toEqual(data.machine);
    expect(again.fields).toMatchObject({ device: 'nvidia-rtx-4070', memory: '12', ram: '64' });
    expect(again.cookies).toEqual([]);
  });

  it('drops a size of another device that is left in the form', async () => {
    expect((await load('device=nvidia-rtx-4090&memory=48')).machine?.memory).toBe(24);
    expect((await load('device=apple-m4-pro&memory=48')).machine?.memory).toBe(48);
  });

  it('tells which files of a model fit', async () => {
    const { fit, largest } = await load(`memory=10&model=${model.id}&context=8192`);
    expect(fit?.files.map(({ label, stateLabel }) => [label, stateLabel])).toEqual([
      ['Q8_0', 'Tight'],
      ['Q4_K_M', 'Fits'],
    ]);
    const sizes = largest.map(({ parameters = 0 }) => parameters);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  });

  it.each([
    ['memory=-1', 'Unknown device'],
    ['device=abacus', 'Unknown device'],
    ['memory=16&model=nobody/nothing', 'nobody/nothing'],
    ['device=intel-core-14th-generation-i7', 'add its size in GB'],
  ])('says what is wrong with %s', async (query, problem) => {
    expect((await load(query)).problem).toContain(problem);
  });

  it('ignores a cookie that names no machine', async () => {
    const input = inputFor(services, '/hardware', {});
    const request = new Request(input.url, { headers: { cookie: 'machine=abacus' } });
    expect(await page.load({ ...input, request })).toMatchObject({ machine: undefined, problem: undefined });
  });
});
