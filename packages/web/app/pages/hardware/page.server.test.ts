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

const markdownOf = async (query: string): Promise<string> => {
  const input = inputFor(services, `/hardware?${query}`);
  return page.markdown(await page.load(input), input);
};

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

  it('offers the sizes of the chosen device', async () => {
    const { sizes, fields } = await load('device=apple-m4-pro&memory=16');
    expect(sizes).toEqual([24, 48, 64]);
    expect(fields.memory).toBe('64');
    expect((await load('memory=16')).sizes).toEqual([]);
  });

  it('drops a size of another device that is left in the form', async () => {
    expect((await load('device=nvidia-rtx-4090&memory=48')).machine?.memory).toBe(24);
    expect((await load('device=apple-m4-pro&memory=48')).machine?.memory).toBe(48);
  });

  it('lists which files of a model fit', async () => {
    const { fit, largest } = await load(`memory=10&model=${model.id}&context=8192`);
    expect(fit?.files.map(({ label, stateLabel }) => [label, stateLabel])).toEqual([
      ['Q8_0', 'Tight'],
      ['Q4_K_M', 'Fits'],
    ]);
    const sizes = largest.map(({ parameters = 0 }) => parameters);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  });

  it('plots precision against memory, with the line of the machine', async () => {
    const { plot, plotted, contexts } = await load(`memory=10&model=${model.id}`);
    expect(plotted).toBe(model.id);
    expect(contexts).toEqual({ near: 4096, far: 32_768 });
    expect(plot?.line).toMatchObject({ label: 'My machine, 10 GiB' });
    expect(plot?.rows.map(({ label, note }) => [label, note])).toEqual([
      ['Q8_0', '8.5'],
      ['Q4_K_M', expect.any(String)],
    ]);
    expect(plot?.rows[1]?.text).toMatch(
      /^Q4_K_M: \d\.\d GB, Fits at 4,096 tokens; \d+\.\d GB, Tight at 32,768 tokens$/,
    );
    expect(plot?.table.rows).toHaveLength(2);
  });

  it('plots an example until a machine and a model are chosen', async () => {
    const { plot, plotted } = await load('');
    expect(plotted).toBe('a model with 8 billion parameters');
    expect(plot?.rows).toHaveLength(7);
    expect(plot).not.toHaveProperty('line');
  });

  it('compares the devices of a vendor by what they run', async () => {
    const { devices } = await load(`vendor=NVIDIA&model=${model.id}&memory=16`);
    const of = (key: string) => devices.find((device) => device.key === key);
    expect(of('nvidia-rtx-4090')).toMatchObject({
      largest: expect.stringMatching(/B$/),
      best: { label: 'Q8_0', fit: { state: 'fits' } },
      speed: expect.stringMatching(/^\d+–\d+$/),
    });
    expect(of('nvidia-a30')).not.toHaveProperty('speed');
  });

  it('has the plot and the compared devices in Markdown, if there are any', async () => {
    const full = await markdownOf(`devices=apple-m4&devices=nvidia-rtx-4090&model=${model.id}`);
    const [, compared = ''] = full.split('## Compared devices');
    expect(compared.split('\n## ')[0]).toContain('RTX 4090');
    expect(full).toMatch(/## Memory of .* by precision\n\n\| File \|/);
    expect(await markdownOf('')).not.toContain('## Compared devices');
  });

  it('compares chosen devices of any vendor, with the figures of the list', async () => {
    const { compared } = await load(`devices=apple-m4&devices=nvidia-rtx-4090&model=${model.id}`);
    expect(compared.problem).toBeUndefined();
    expect(compared.devices.map(({ key }) => key)).toEqual(['apple-m4', 'nvidia-rtx-4090']);
    expect(compared.devices[1]).toMatchObject({ best: { label: 'Q8_0' }, year: 2022 });
  });

  it.each([
    ['', 0, ''],
    ['devices=apple-m4', 1, 'Choose one more device.'],
    ['devices=apple-m4&devices=abacus', 1, 'Unknown device: abacus.'],
    ['devices=apple-m1,apple-m2,apple-m3,apple-m4,apple-m4-pro', 4, 'At most 4 devices'],
  ])('says what is wrong with the choice %j', async (query, shown, problem) => {
    const { compared } = await load(query);
    expect(compared.devices).toHaveLength(shown);
    expect(compared.problem ?? '').toContain(problem);
  });

  it.each([
    ['memory=-1', 'Memory must be'],
    ['memory=0', 'Memory must be'],
    ['memory=1e99', 'Memory must be'],
    ['memory=99999999', 'Memory must be'],
    ['memory=lots', 'Unknown device'],
    ['device=nvidia-rtx-4090&memory=-5', 'Memory must be'],
    ['device=nvidia-rtx-4090&count=0', 'Expected 1 to 64 devices'],
    ['device=nvidia-rtx-4090&count=1000', 'Expected 1 to 64 devices'],
    ['device=nvidia-rtx-4090&ram=-64', 'Memory must be'],
    ['device=rtx-4090', 'Did you mean nvidia-rtx-4090'],
    ['memory=16&context=-5', 'context length must be'],
    ['memory=16&context=0', 'context length must be'],
    ['memory=16&context=99999999999', 'context length must be'],
    ['device=abacus', 'Unknown device'],
    ['memory=16&model=nobody/nothing', 'nobody/nothing'],
    ['device=intel-core-14th-generation-i7', 'add its size in GB'],
  ])('says what is wrong with %s', async (query, problem) => {
    expect((await load(query)).problem).toContain(problem);
  });

  it('keeps what was typed when something is wrong', async () => {
    const { fields, problem, cookies } = await load(
      `device=abacus&memory=-5&count=3&ram=64&model=${model.id}&context=8192`,
    );
    expect(problem).toContain('abacus');
    expect(fields).toEqual({
      device: 'abacus',
      memory: '-5',
      count: '3',
      ram: '64',
      model: model.id,
      context: 8192,
    });
    expect(cookies).toEqual([]);
  });

  it('has no files for a model without sizes', async () => {
    await services.put('model', 'harbour/unsized', { id: 'harbour/unsized' });
    const data = await load('memory=16&model=harbour/unsized');
    expect(data).toMatchObject({ problem: undefined, fit: { id: 'harbour/unsized', files: [] } });
  });

  it('ignores a cookie that names no machine', async () => {
    const input = inputFor(services, '/hardware', {});
    const request = new Request(input.url, { headers: { cookie: 'machine=abacus' } });
    expect(await page.load({ ...input, request })).toMatchObject({ machine: undefined, problem: undefined });
  });

  it('shows the devices of the first vendor for one that it does not know', async () => {
    const [unknown, first] = [await load('vendor=Nobody'), await load('')];
    expect(unknown.group).toBe('Apple');
    expect(unknown.devices).toEqual(first.devices);
    const years = first.devices.map(({ year }) => year);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
  });

  it('has the bits of each file, and says the same in Markdown', async () => {
    const data = await load(`memory=16&model=${model.id}&devices=apple-m4,nvidia-rtx-4090`);
    expect(data.fit?.files.map(({ label, bits }) => [label, bits])).toEqual([
      ['Q8_0', 8.5],
      ['Q4_K_M', expect.closeTo(4.8, 0)],
    ]);
    const markdown = page.markdown(data, inputFor(services, '/hardware', {}));
    expect(markdown).toContain('| File | Memory | Fit | Longest context |');
    expect(markdown).toMatch(/\| Q4_K_M \| \S+ GB \| Fits \| \d+ \|/);
    expect(markdown).toContain('| Quantization | Largest model that fits |');
    expect(markdown).toContain(`## Memory of ${model.id} by precision`);
    expect(markdown).toContain('## Compared devices');
    const bare = page.markdown(await load(''), inputFor(services, '/hardware', {}));
    expect(bare).not.toContain('Largest model that fits');
    expect(bare).not.toContain('| File | Memory');
    expect(bare).not.toContain('## Compared devices');
    expect(bare).toContain('## Apple devices');
  });
});
