/** @module The outcome of a copy: as an icon, and for screen readers. */
import { Icon } from './icon.tsx';
import type { CopyOutcome } from './use-copied.ts';

/** Icons that replace the copy icon after success or failure. */
export const CopyState = () => (
  <>
    <Icon name="check" size={13} className="when-copied" />
    <Icon name="select" size={13} className="when-failed" />
  </>
);

interface CopyReportProps {
  readonly outcome: CopyOutcome | undefined;
  /** What to do instead when the clipboard refuses. */
  readonly failed: string;
}

export const CopyReport = ({ outcome, failed }: CopyReportProps) => (
  <output className="sr-only">
    {outcome === 'copied' && 'Copied'}
    {outcome === 'failed' && `Could not copy; ${failed}`}
  </output>
);
