import { describe, expect, it } from 'vitest';
import { upstreamView } from './upstream.server.ts';

const view = (upstream?: { state: 'deleted' | 'gated' | 'private' | 'renamed'; movedTo?: string }) =>
  upstreamView('dataset', { id: 'harbour/tides', ...(upstream && { upstream }) }, 'Hub');

describe('the notice about a repository', () => {
  it('is shown where it can no longer be read', () => {
    expect(view()).toBeUndefined();
    expect(view({ state: 'gated' })?.text).toMatch(/^Access is restricted on Hub\./);
    expect(view({ state: 'private' })?.text).toMatch(/^Deleted or made private on Hub\./);
    expect(view({ state: 'deleted' })?.text).toMatch(/^Deleted on Hub\./);
  });

  it('names the new repository', () => {
    expect(view({ state: 'renamed', movedTo: 'harbour/waves' })).toEqual({
      text: 'Renamed on Hub. Its card and files are not shown here.',
      movedTo: { id: 'harbour/waves', href: '/datasets/harbour/waves' },
    });
  });
});
