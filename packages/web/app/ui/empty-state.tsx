/** @module Nothing to show: what is missing, and what to do about it. */
import type { ReactNode } from 'react';

export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <p>{title}</p>
      {children !== undefined && <div>{children}</div>}
    </div>
  );
}
