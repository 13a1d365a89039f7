/** @module What may be wider than its place: it scrolls sideways, and can be reached by keyboard to do so. */
import type { ReactNode } from 'react';

interface ScrollRegionProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function ScrollRegion({ label, className = 'scroll-x', children }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it no key could scroll the region
    <section aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  );
}
