/** @module A button that copies something and shows whether it worked. */
import type { ReactNode } from 'react';
import { CopyReport, CopyState } from './copy-state.tsx';
import { Icon } from './icon.tsx';
import type { CopyOutcome } from './use-copied.ts';

interface CopyActionProps {
  readonly kind: 'primary' | 'quiet';
  readonly outcome: CopyOutcome | undefined;
  /** As in `CopyReport`. */
  readonly failed: string;
  readonly onCopy: () => Promise<void>;
  readonly children: ReactNode;
}

export const CopyAction = ({ kind, outcome, failed, onCopy, children }: CopyActionProps) => (
  <button
    type="button"
    className="button copy"
    data-kind={kind}
    data-size="small"
    data-needs-script=""
    data-state={outcome}
    onClick={() => void onCopy()}
  >
    <Icon name="copy" size={13} className="when-idle" />
    <CopyState />
    {children}
    <CopyReport outcome={outcome} failed={failed} />
  </button>
);
