/** @module One of several as cards with a radio mark. They are links, so that each has a URL; arrow keys move. */
import type { ReactNode } from 'react';
import { Link } from '../navigation.tsx';
import { moveFocus } from './arrow-keys.ts';

interface RadioLink {
  readonly key: string;
  readonly label: ReactNode;
  readonly href: string;
  readonly chosen: boolean;
}

export function RadioLinks({ label, items }: { label: string; items: readonly RadioLink[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the links inside
    <nav aria-label={label} className="radio-links" onKeyDown={moveFocus}>
      {items.map((item) => (
        <Link
          key={item.key}
          href={item.href}
          className="radio-link"
          aria-current={item.chosen ? 'true' : undefined}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
