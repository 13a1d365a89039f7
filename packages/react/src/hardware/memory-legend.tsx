/** @module What the shades of a bar of memory mean. */
import type { ReactNode } from 'react';

interface MemoryLegendProps {
  /** The machine, where a line is drawn for it. */
  readonly machine?: string | undefined;
  readonly children?: ReactNode;
}

export const MemoryLegend = ({ machine, children }: MemoryLegendProps) => (
  <p className="memory-legend">
    <span data-part="weights">Weights</span>
    <span data-part="cache">KV cache</span>
    <span data-part="overhead">Overhead</span>
    {machine !== undefined && <span data-part="machine">My machine, {machine}</span>}
    {children}
  </p>
);
