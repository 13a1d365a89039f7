/** @module Figures: whether something fits, and a plot with its data. */
import { FitMark } from '@loadout/react';
import { Plot } from '../../ui/plot.tsx';
import type { PlotView } from '../../ui/plot-view.ts';
import { Example, WideExample } from './example.tsx';

const plot: PlotView = {
  label: 'Memory of an example by quantization',
  rowsLabel: 'Quantization',
  axisLabel: 'Memory needed, GB',
  ticks: [0, 5, 10, 15, 20].map((at) => ({ at, label: String(at) })),
  zones: [
    { from: 0, to: 12, tone: 'fits' },
    { from: 12, to: 16, tone: 'tight' },
  ],
  line: { at: 16, label: '16 GB' },
  first: 'Q4_K_M',
  rows: [
    {
      key: 'F16',
      label: 'F16',
      note: '16',
      ranges: [{ from: 17, to: 19.5, tone: 'too-large' }],
      text: 'F16: 17 GB, Too large',
    },
    {
      key: 'Q8_0',
      label: 'Q8_0',
      note: '8.5',
      ranges: [{ from: 9.3, to: 13.2, tone: 'tight' }],
      marks: [{ at: 9.3, shape: 'dot', tone: 'fits' }],
      text: 'Q8_0: 9.3 GB, Fits',
    },
    {
      key: 'Q4_K_M',
      label: 'Q4_K_M',
      note: '4.9',
      ranges: [{ from: 5.6, to: 9, tone: 'fits' }],
      marks: [{ at: 5.6, shape: 'ring', tone: 'fits' }],
      text: 'Q4_K_M: 5.6 GB, Fits',
    },
  ],
  table: {
    columns: ['Quantization', 'Memory, GB'],
    rows: [
      ['F16', '17'],
      ['Q8_0', '9.3'],
      ['Q4_K_M', '5.6'],
    ],
  },
};

export function Figures() {
  return (
    <>
      <Example name="FitMark">
        <FitMark state="fits" label="Fits" />
        <FitMark state="tight" label="Tight" />
        <FitMark state="partly-on-cpu" label="Partly on CPU" />
        <FitMark state="too-large" label="Too large" />
      </Example>
      <WideExample name="Plot">
        <Plot {...plot} />
      </WideExample>
    </>
  );
}
