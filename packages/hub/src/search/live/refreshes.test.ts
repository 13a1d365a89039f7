import { describe, expect, it } from 'vitest';
import { Refreshes } from './refreshes.ts';

/** Refreshes that the test resolves or rejects. */
function heldBack() {
  const open: PromiseWithResolvers<void>[] = [];
  const failures: unknown[] = [];
  const refreshes = new Refreshes(
    () => {
      const step = Promise.withResolvers<void>();
      open.push(step);
      return step.promise;
    },
    (error) => failures.push(error),
  );
  return { refreshes, open, failures };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('refreshes', () => {
  it('run one at a time, and callers during one share the next', async () => {
    const { refreshes, open } = heldBack();
    const first = refreshes.next();
    await turn();
    const second = refreshes.next();
    expect(refreshes.next()).toBe(second);
    await turn();
    expect(open).toHaveLength(1);
    open[0]?.resolve();
    await first;
    await turn();
    expect(open).toHaveLength(2);
    open[1]?.resolve();
    await second;
  });

  it('continue after one that failed', async () => {
    const { refreshes, open, failures } = heldBack();
    refreshes.inBackground();
    await turn();
    const next = refreshes.next();
    open[0]?.reject(new Error('away'));
    await turn();
    expect(failures).toEqual([new Error('away')]);
    open[1]?.resolve();
    await next;
    await refreshes.ended();
  });
});
