/** @module Options that most readers leave alone: a button in the row of controls, its fields in a row below. */
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

interface PanelOptionsProps {
  /** Whether one of them is set. */
  readonly inUse: boolean;
  readonly children: ReactNode;
}

export function PanelOptions({ inUse, children }: PanelOptionsProps) {
  return (
    <details className="options no-print" open={inUse}>
      <summary className="button">
        <Icon name="options" size={14} />
        Options
      </summary>
      <div className="fields">{children}</div>
    </details>
  );
}
