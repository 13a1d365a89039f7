/** @module One line of a data sheet: what it is called, what it is. */
import type { ReactNode } from 'react';

export function SheetRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="figure">{children}</dd>
    </div>
  );
}
