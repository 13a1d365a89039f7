import { expect, it } from 'vitest';
import { sharesPlot } from './shares.server.ts';

it('shares of snippets are ranges of a hundred, one after another', () => {
  const plot = sharesPlot([
    { day: '2026-11-01', blocks: 200, executed: 50, installs: 100 },
    { day: '2026-11-02', blocks: 0, executed: 0, installs: 0 },
  ]);
  expect(plot?.first).toBe('2026-11-02');
  expect(plot?.rows[0]).toMatchObject({
    key: '2026-11-01',
    ranges: [
      { from: 0, to: 25, tone: 'fits' },
      { from: 25, to: 75, tone: 'half' },
    ],
    text: expect.stringContaining(
      '50 of 200 snippets executed (25%), 100 more with a complete install command (50%)',
    ),
  });
  expect(plot?.rows[1]?.ranges).toEqual([
    { from: 0, to: 0, tone: 'fits' },
    { from: 0, to: 0, tone: 'half' },
  ]);
  expect(plot?.table.rows[0]?.slice(1)).toEqual(['200', '50', '100']);
  expect(plot?.ticks.map(({ label }) => label)).toEqual(['0', '25', '50', '75', '100']);
  expect(sharesPlot([])).toBeUndefined();
});
