import type { Services } from '@loadout/server';
import { levels, readRunData } from '@loadout/verification';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { failuresIn, page, type VerifiedData } from './page.server.ts';

let services: Services;
let data: VerifiedData;
beforeAll(async () => {
  services = await servicesInMemory();
  data = await page.load(inputFor(services, '/verified'));
});
afterAll(() => services.close());

describe('the page of verification', () => {
  it('counts every library with snippets at one level', () => {
    const counted = data.levels.reduce((sum, { libraries = 0 }) => sum + libraries, 0);
    expect(counted).toBe(services.libraries().filter(({ hasSnippets }) => hasSnippets).length);
    expect(data.levels.map(({ level }) => level)).toEqual(levels);
  });

  it('lists the highest level first', () => {
    const order = data.libraries.map(({ level }) => levels.indexOf(level));
    expect(order).toEqual(order.toSorted((a, b) => b - a));
  });

  it('has the evidence of every executed snippet in its JSON', () => {
    const json: unknown = page.json?.(data);
    const key = data.libraries.find(({ executed }) => executed > 0)?.key ?? '';
    expect(json).toMatchObject({ evidence: { libraries: { [key]: expect.any(Object) } } });
  });

  it('says why a snippet failed or was not run, also as Markdown', () => {
    expect(data.failures.filter(({ line }) => line === '')).toEqual([]);
    expect(data.notRun.every(({ blocks, libraries }) => blocks >= libraries)).toBe(true);
    expect(page.markdown(data, inputFor(services, '/verified'))).toContain('## Not run');
  });

  it('lists exactly the snippets that failed', () => {
    const run = { key: 'key', checkedOn: '2026-01-02' };
    const failed = { ...run, outcome: 'failed' } as const;
    const runs = {
      tide: { 'plain.1': { ...failed, line: 'ValueError: no tide' }, 'plain.2': failed },
      wave: { 'plain.1': { ...run, outcome: 'executed' }, 'plain.2': { ...run, outcome: 'not-run' } },
    } as const;
    expect(failuresIn(runs)).toEqual([
      { library: 'tide', block: 'plain.1', line: 'ValueError: no tide' },
      { library: 'tide', block: 'plain.2', line: '' },
    ]);
    expect(data.failures).toEqual(failuresIn(readRunData().libraries));
  });

  it('counts the blocks of each library by their outcome', () => {
    const { libraries: runs } = readRunData();
    for (const { key, executed, failed, notRun } of data.libraries) {
      const outcomes = Object.values(runs[key] ?? {}).map(({ outcome }) => outcome);
      expect({ key, all: executed + failed + notRun }).toEqual({ key, all: outcomes.length });
      expect(executed).toBe(outcomes.filter((outcome) => outcome === 'executed').length);
      expect(notRun).toBe(outcomes.filter((outcome) => outcome === 'not-run').length);
    }
    const blocks = data.notRun.map((row) => row.blocks);
    expect(blocks).toEqual(blocks.toSorted((a, b) => b - a));
    expect(blocks.reduce((sum, count) => sum + count, 0)).toBe(
      Object.values(runs)
        .flatMap((own) => Object.values(own))
        .filter(({ outcome }) => outcome === 'not-run').length,
    );
  });
});
