/** @module Container that scrolls horizontally; it is focusable, so that keys can scroll it. */
import type { ReactNode } from 'react';

interface ScrollRegionProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function ScrollRegion({ label, className = 'scroll-x', children }: ScrollRegionProps) {
  return (
    // A group instead of a section: a page has many of them, and landmarks should be few.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- no key could scroll it otherwise
    <div role="group" aria-label={label} tabIndex={0} className={className}>
      {children}
    </div>
  );
}
