import { parseMachine } from '@loadout/catalogue';
import { describe, expect, it } from 'vitest';
import { largestModel, usualLabels } from './largest.server.ts';
import { exampleModel, precisionPlot } from './plot.server.ts';

const cellsOf = (...given: Parameters<typeof precisionPlot>) => precisionPlot(...given)?.table.rows ?? [];

describe('the plot of precision against memory', () => {
  it('has a row for each file, from a short to a long context', () => {
    const plot = precisionPlot(exampleModel, undefined, 4096);
    expect(plot?.rows.map(({ label }) => label)).toEqual(expect.arrayContaining([...usualLabels]));
    expect(plot?.table.columns).toEqual(['File', 'Bits per weight', '4,096 tokens', '32,768 tokens']);
    for (const { ranges = [], marks = [], text = '' } of plot?.rows ?? []) {
      expect(ranges[0]?.to).toBeGreaterThan(ranges[0]?.from ?? Infinity);
      expect(marks.map(({ shape }) => shape)).toEqual(['dot', 'ring']);
      expect([...ranges, ...marks].map(({ tone }) => tone)).toEqual(['plain', 'plain', 'plain']);
      expect(text).toMatch(/: \d+\.\d GB at 4,096 tokens; \d+\.\d GB at 32,768 tokens$/);
    }
    expect(plot).not.toHaveProperty('line');
    expect(plot).not.toHaveProperty('zones');
  });

  it('extends to the requested context length', () => {
    expect(precisionPlot(exampleModel, undefined, 100_000)?.table.columns.at(-1)).toBe('100,000 tokens');
  });

  it('has one end where the model reads no more', () => {
    const short = { ...exampleModel, gguf: { total: 8e9, context_length: 2048 } };
    const plot = precisionPlot(short, undefined, 4096);
    expect(plot?.table.columns).toEqual(['File', 'Bits per weight', '2,048 tokens']);
    expect(plot?.table.rows[0]).toHaveLength(3);
    expect(plot?.rows[0]?.marks?.map(({ shape }) => shape)).toEqual(['dot']);
    expect(plot?.rows[0]?.text).toMatch(/^[^;]*GB at 2,048 tokens$/);
  });

  it('says what fits a machine, in words, tones and zones', () => {
    const plot = precisionPlot(exampleModel, parseMachine('8'), 4096);
    expect(plot?.line).toEqual({ at: 8.589_934_592, label: 'My machine, 8 GiB' });
    expect(plot?.zones?.map(({ tone }) => tone)).toEqual(['tight', 'too-large']);
    expect(plot?.zones?.[0]?.to).toBe(plot?.line?.at);
    expect(plot?.zones?.[0]?.from).toBeLessThan(plot?.line?.at ?? 0);
    expect(plot?.zones?.[1]?.from).toBe(plot?.line?.at);
    const states = cellsOf(exampleModel, parseMachine('8'), 4096).map(([name, , words]) => [
      name,
      words?.split(', ')[1],
    ]);
    expect(states).toContainEqual(['F16', 'Too large']);
    expect(states).toContainEqual(['Q4_K_M', 'Fits']);
    expect(cellsOf(exampleModel, undefined, 4096)[0]?.[2]).not.toContain(',');
  });

  it('leaves out a line that is far away, and zones beyond the axis', () => {
    const plot = precisionPlot(exampleModel, parseMachine('512'), 4096);
    expect(plot?.ticks.at(-1)?.at).toBeLessThan(100);
    expect(plot?.zones).toEqual([]);
  });

  it('is not there for a model without sizes', () => {
    expect(precisionPlot({ id: 'a/b' }, undefined, 4096)).toBeUndefined();
  });
});

const gibibyte = 1024 ** 3;
const at = (label: string, memory: number) => largestModel(label, memory * gibibyte, 4096);

describe('the largest model', () => {
  it('grows with the memory and with fewer bits, and is rounded to two digits', () => {
    expect(at('Q4_K_M', 16).parameters).toBeGreaterThan(at('Q8_0', 16).parameters ?? Infinity);
    expect(at('Q4_K_M', 32).parameters).toBeGreaterThan(at('Q4_K_M', 16).parameters ?? Infinity);
    expect(String(at('Q4_K_M', 16).parameters)).toMatch(/^[1-9]\d0+$/);
    expect(at('Q8_0', 16)).toMatchObject({ label: 'Q8_0', bits: 8.5 });
  });

  it('is absent where not even a small model fits', () => {
    expect(largestModel('Q4_K_M', 0, 4096)).not.toHaveProperty('parameters');
  });
});
