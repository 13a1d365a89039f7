/** @module Details that most readers skip: folded, without a script. */
import type { ReactNode } from 'react';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly open?: boolean;
  readonly id?: string;
  readonly children: ReactNode;
}

export function Disclosure({ summary, open = false, id, children }: DisclosureProps) {
  return (
    <details className="disclosure" open={open} id={id}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
