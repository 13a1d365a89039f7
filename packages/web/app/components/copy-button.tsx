/** @module Copies the text of an element; says so when it worked, and when it did not. */
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import TextSelect from 'lucide-react/icons/text-select';

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
      <Copy size={13} aria-hidden="true" className="when-idle" />
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
    <Check size={13} aria-hidden="true" className="when-copied" />
    <TextSelect size={13} aria-hidden="true" className="when-failed" />
  </>
);
