/** @module The one frame of the site: a row of controls, then commands, bars, code or a form, divided by hairlines. */
import type { ReactNode } from 'react';

interface PanelProps {
  readonly children: ReactNode;
  /** Segments and selects. One row: a panel has no second level of choices. */
  readonly controls?: ReactNode;
}

export function Panel({ children, controls }: PanelProps) {
  return (
    <div className="panel">
      {controls !== undefined && <div className="controls">{controls}</div>}
      {children}
    </div>
  );
}

/** Language and verification on the left, actions on the right. */
export function PanelBar({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div className="bar">
      {children}
      {actions !== undefined && <span className="push flex items-center gap-1">{actions}</span>}
    </div>
  );
}
