import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Plot } from './plot.tsx';
import type { PlotView } from './plot-view.ts';

const view: PlotView = {
  label: 'Memory by precision',
  axisLabel: 'Memory, GB',
  ticks: [0, 10, 20].map((at) => ({ at, label: String(at) })),
  rows: [
    {
      key: 'Q8_0',
      label: 'Q8_0',
      ranges: [{ from: 5, to: 10, tone: 'fits' }],
      marks: [{ at: 30, shape: 'ring', tone: 'too-large' }],
      text: '5 to 10 GB',
    },
  ],
  line: { at: 16, label: 'My machine, 16 GB' },
  first: 'Q8_0',
  table: { columns: ['File', 'Least', 'Most'], rows: [['Q8_0', '5 GB', '10 GB']] },
};

describe('a plot', () => {
  const html = renderToString(<Plot {...view} />);

  it('is drawn to scale on the server', () => {
    expect(html).toContain('x="25.00%" width="25.00%"');
    expect(html).toContain('x1="80.00%"');
    expect(html).toContain('My machine, 16 GB');
  });

  it('draws values beyond the axis at its end', () => {
    expect(html).toContain('cx="100.00%"');
  });

  it('points to a reference line that is beyond the axis', () => {
    const far = renderToString(<Plot {...view} line={{ at: 128, label: 'My machine, 128 GB' }} />);
    expect(far.replaceAll('<!-- -->', '')).toContain('My machine, 128 GB →');
    expect(far).not.toContain('class="line"');
    expect(html).toContain('class="line"');
    expect(html).not.toContain('→');
  });

  it('has no fold where the page has the table', () => {
    const { table: _, ...drawing } = view;
    expect(html).toContain('Data as a table');
    expect(renderToString(<Plot {...drawing} />)).not.toContain('Data as a table');
  });

  it('has the same data as a table, and no inline style, which the policy of the site forbids', () => {
    expect(html.replaceAll(/<[^>]+>/g, ' ')).toMatch(/File\s+Least\s+Most\s+Q8_0\s+5 GB\s+10 GB/);
    expect(html).not.toContain('style=');
  });
});
