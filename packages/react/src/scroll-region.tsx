/** @module What may be wider than its place: it scrolls sideways, and can be reached by keyboard to do so. */
import type { ReactNode } from 'react';

interface ScrollRegionProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function ScrollRegion({ label, className = 'scroll-x', children }: ScrollRegionProps) {
  return (
    // A group and no section: a page has many of them, and landmarks must be few.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- no key could scroll it otherwise
    <div role="group" aria-label={label} tabIndex={0} className={className}>
      {children}
    </div>
  );
}
