/** @module A short fact, as text or as a link. A `filter` chip is a link that removes the filter. */
import type { MouseEventHandler, ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { Link } from '../navigation.tsx';

interface ChipProps {
  readonly children: ReactNode;
  readonly href?: string | undefined;
  readonly onClick?: MouseEventHandler;
  readonly kind?: 'task' | 'filter' | 'gated';
  /** Gives a `task` chip its color. */
  readonly modality?: string | undefined;
  /** Label of a link for screen readers, if the text alone does not say what it does. */
  readonly label?: string;
}

export function Chip({ children, href, onClick, kind, modality, label }: ChipProps) {
  const look = { className: 'chip', 'data-kind': kind, 'data-modality': modality };
  if (href === undefined) return <span {...look}>{children}</span>;
  return (
    <Link {...look} href={href} onClick={onClick} aria-label={label}>
      {children}
      {kind === 'filter' && <Icon name="cross" size={11} />}
    </Link>
  );
}
