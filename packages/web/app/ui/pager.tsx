/** @module Pagination: which part of a list is shown, and links to the others. */
import { ButtonLink } from '@loadout/react';

interface PagerProps {
  /** `1–24 of 417 models`. */
  readonly position: string;
  /** For lists that only go forward. */
  readonly firstHref?: string | undefined;
  readonly previousHref?: string | undefined;
  readonly nextHref?: string | undefined;
}

export function Pager({ position, firstHref, previousHref, nextHref }: PagerProps) {
  return (
    <nav className="pager no-print" aria-label="Pages">
      <span className="figure">{position}</span>
      <span className="push">
        {firstHref !== undefined && <ButtonLink href={firstHref}>First page</ButtonLink>}
        {previousHref !== undefined && (
          <ButtonLink href={previousHref} rel="prev">
            Previous page
          </ButtonLink>
        )}
        {nextHref !== undefined && (
          <ButtonLink href={nextHref} rel="next">
            Next page
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
