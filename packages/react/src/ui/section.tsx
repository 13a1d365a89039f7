/** @module A section of a long page: a heading, a line under it, controls at the right. */
import type { ReactNode } from 'react';

interface SectionProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly controls?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ id, title, lead, controls, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="section">
      <header>
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          {lead !== undefined && <p>{lead}</p>}
        </div>
        {controls !== undefined && <div className="flex max-w-full min-w-0 flex-wrap gap-2">{controls}</div>}
      </header>
      {children}
    </section>
  );
}
