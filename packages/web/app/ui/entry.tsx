/** @module One line of an index: a name, a dotted leader, a figure. */
import { Link } from '@loadout/react';
import type { ReactNode } from 'react';

interface EntryProps {
  readonly href: string;
  readonly name: ReactNode;
  readonly figure?: string | undefined;
  /** What the figure counts, for screen readers. */
  readonly unit?: string;
}

export function Entry({ href, name, figure, unit }: EntryProps) {
  return (
    <Link href={href} className="entry">
      <span className="name">{name}</span>
      {figure !== undefined && (
        <>
          <span className="leader" aria-hidden="true" />
          <span className="figure">
            {figure}
            {unit !== undefined && <span className="sr-only"> {unit}</span>}
          </span>
        </>
      )}
    </Link>
  );
}
