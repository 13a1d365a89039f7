/** @module Tests parallel steps, their dependencies and the core limit. */
import { describe, expect, it } from 'vitest';
import { schedule, type Scheduled } from './schedule.ts';

/** Runs the steps with simulated work, and records which ran together. */
const trace = async (steps: readonly Scheduled[], cores: number): Promise<readonly string[]> => {
  const running = new Set<string>();
  const moments: string[] = [];
  await schedule(steps, cores, async ({ name }) => {
    running.add(name);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    moments.push([...running].join('+'));
    running.delete(name);
  });
  return moments;
};

describe('schedule', () => {
  it('fills the cores with steps that fit', async () => {
    const steps = ['a', 'b', 'c', 'd'].map((name) => ({ name, cores: 1 }));
    expect(await trace(steps, 2)).toEqual(['a+b', 'b+c', 'c+d', 'd']);
  });

  it('runs a step that needs all cores alone', async () => {
    const steps = [
      { name: 'a', cores: 1 },
      { name: 'all', cores: 2 },
      { name: 'b', cores: 1 },
    ];
    expect(await trace(steps, 2)).toEqual(['a+b', 'b', 'all']);
  });

  it('runs a step that needs more cores than available', async () => {
    expect(await trace([{ name: 'a', cores: 8 }], 2)).toEqual(['a']);
  });

  it('starts a step only after its dependencies', async () => {
    const steps = [
      { name: 'late', cores: 1, after: ['early'] },
      { name: 'early', cores: 1 },
    ];
    expect(await trace(steps, 2)).toEqual(['early', 'late']);
  });

  it('ignores a dependency that was not selected', async () => {
    expect(await trace([{ name: 'lint', cores: 1, after: ['types'] }], 2)).toEqual(['lint']);
  });

  it('rejects cyclic dependencies', async () => {
    const steps = [
      { name: 'a', cores: 1, after: ['b'] },
      { name: 'b', cores: 1, after: ['a'] },
    ];
    await expect(trace(steps, 2)).rejects.toThrow('a, b');
  });
});
