/** @module Up to six key figures, each with a label and a note. An unknown figure has no cell. */
import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  /** A small image next to the figure, such as a sparkline. */
  readonly aside?: ReactNode;
}

interface FactStripProps {
  readonly label: string;
  readonly facts: readonly (Fact | undefined)[];
  /**
   * Whether more figures are being loaded: their cells are already there, empty. Where it is known, before and after,
   * all columns have one width, so that nothing moves.
   */
  readonly pending?: boolean | undefined;
}

const most = 6;
const blank = '\u00A0';
/** With fewer, the cells keep their own width instead of filling the row. */
const fullFrom = 5;

export function FactStrip({ label, facts, pending }: FactStripProps) {
  const known = facts.filter((fact) => fact !== undefined).slice(0, most);
  if (known.length === 0 && pending !== true) return null;
  const cells = pending === true ? most : known.length;
  return (
    <dl
      className="facts"
      aria-label={label}
      data-full={cells >= fullFrom ? '' : undefined}
      data-live={pending === undefined ? undefined : ''}
    >
      {known.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd className={fact.aside === undefined ? undefined : 'aside'}>
            <span>
              {fact.value}
              {fact.note !== undefined && <span className="note">{fact.note}</span>}
            </span>
            {fact.aside}
          </dd>
        </div>
      ))}
      {Array.from({ length: cells - known.length }, (_, at) => (
        <div key={at} aria-hidden="true">
          <dt>{blank}</dt>
          <dd>
            <span>
              {blank}
              <span className="note">{blank}</span>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
