/**
 * @module A long page: sections in the main column, the section navigation and short facts in a rail next to it. The
 * rail comes second, so that Tab reaches the code before the many links of the rail.
 */
import type { ReactNode } from 'react';

export function PageGrid({ rail, children }: { rail: ReactNode; children: ReactNode }) {
  return (
    <div className="page-grid">
      <div className="min-w-0">{children}</div>
      <div className="rail">{rail}</div>
    </div>
  );
}
