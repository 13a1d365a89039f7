import { estimateFileSize, memoryNeed, preferenceOrder, tensorTypes } from '@loadout/catalogue';
import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { page } from './page.server.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
});
afterAll(() => services.close());

const load = async (query = '') => page.load(inputFor(services, `/quantization${query}`));

describe('/quantization', () => {
  it('has every file type, the most precise first, for 8 billion parameters and 4,096 tokens', async () => {
    const data = await load();
    expect(data).toMatchObject({ size: '8B', parameters: 8e9, context: 4096, readable: true });
    expect(new Set(data.rows.map(({ name }) => name))).toEqual(new Set(preferenceOrder));
    const bits = data.rows.map((row) => row.bits);
    expect(bits).toEqual(bits.toSorted((a, b) => b - a));
    const row = data.rows.find(({ name }) => name === 'Q4_K_M');
    expect(row?.size).toBe(estimateFileSize(8e9, 'Q4_K_M'));
    expect(row?.memory).toBe(memoryNeed({ parameters: 8e9, label: 'Q4_K_M', contextLength: 4096 }).total);
    expect(data.tensors.map(({ name }) => name)).toEqual(Object.keys(tensorTypes));
  });

  it('calculates for the size and the context that the URL names', async () => {
    const data = await load('?parameters=%2070B%20&context=8192');
    expect(data).toMatchObject({ size: '70B', parameters: 70e9, context: 8192, readable: true });
    expect(data.rows[0]?.memory).toBe(
      memoryNeed({ parameters: 70e9, label: preferenceOrder[0] ?? '', contextLength: 8192 }).total,
    );
  });

  it.each(['many', '0', '-3B', '0B'])('says that it cannot read a size of %s', async (size) => {
    expect(await load(`?parameters=${size}`)).toMatchObject({ parameters: 8e9, readable: false, size });
  });

  it.each(['', '%20'])('takes the usual size for "%s"', async (size) => {
    expect(await load(`?parameters=${size}`)).toMatchObject({ size: '8B', readable: true });
  });

  it.each([
    ['1', 1],
    ['10000000', 10_000_000],
    ['10000001', 4096],
    ['0', 4096],
    ['-1', 4096],
    ['1.5', 4096],
    ['long', 4096],
  ])('reads a context of %s as %i', async (text, context) => {
    expect((await load(`?context=${text}`)).context).toBe(context);
  });

  it('cuts a long size and prints the table as Markdown', async () => {
    expect((await load(`?parameters=${'9'.repeat(40)}`)).size).toHaveLength(20);
    const markdown = page.markdown(await load(), inputFor(services, '/quantization'));
    expect(markdown).toContain('for a model of 8B parameters and 4096 tokens of context');
    expect(markdown).toMatch(/\| Q4_K_M \| 15 \| 4\.\d\d \| \S+ GB \| \S+ GB \|/);
  });
});
