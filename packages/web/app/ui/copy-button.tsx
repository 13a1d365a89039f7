/** @module Copies the text of an element; says so when it worked, and when it did not. */
import { Icon } from './icon.tsx';

export function CopyButton({ target, what }: { target: string; what: string }) {
  return (
    <button
      type="button"
      className="button copy"
      data-kind="quiet"
      data-size="small"
      data-copy={target}
      data-needs-script=""
    >
      <Icon name="copy" size={13} className="when-idle" />
      <CopyState />
      <span aria-hidden="true">Copy</span>
      <span className="sr-only">Copy {what}</span>
      <output className="sr-only" />
    </button>
  );
}

/** What takes the icon's place once something was copied, or was not. */
export const CopyState = () => (
  <>
    <Icon name="check" size={13} className="when-copied" />
    <Icon name="select" size={13} className="when-failed" />
  </>
);
