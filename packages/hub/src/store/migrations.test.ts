import { describe, expect, it } from 'vitest';
import { pendingSteps, upgradeOf } from './migrations.ts';

describe('the pending steps of a store', () => {
  const steps = ['create', 'add cards', 'add history'];

  it('are those after its layout, each with the resulting layout', () => {
    expect(pendingSteps('store.db', 0, steps).map(({ version }) => version)).toEqual([1, 2, 3]);
    expect(pendingSteps('store.db', 1, steps)).toEqual([
      { version: 2, step: 'add cards' },
      { version: 3, step: 'add history' },
    ]);
    expect(pendingSteps('store.db', 3, steps)).toEqual([]);
  });

  it('are refused for a layout of a newer version', () => {
    expect(() => pendingSteps('store.db', 4, steps)).toThrow(
      expect.objectContaining({ code: 'newer-version', database: 'store.db' }),
    );
  });

  it('are an upgrade unless the store is new or up to date', () => {
    expect(upgradeOf('store.db', 0, 3)).toBeUndefined();
    expect(upgradeOf('store.db', 3, 3)).toBeUndefined();
    expect(upgradeOf('store.db', 1, 3)).toEqual({ database: 'store.db', from: 1, to: 3 });
  });
});
