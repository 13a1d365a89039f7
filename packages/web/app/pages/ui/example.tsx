/** @module One component of the design system with its states. */
import type { ReactNode } from 'react';

export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="mt-6">
      <h3 className="label">{name}</h3>
      <div className="mt-2 flex flex-wrap items-center gap-3">{children}</div>
    </section>
  );
}

/** For what takes the whole width. */
export function WideExample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="mt-6">
      <h3 className="label">{name}</h3>
      <div className="mt-2">{children}</div>
    </section>
  );
}
