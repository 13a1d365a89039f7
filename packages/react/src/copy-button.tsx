/** @module Copies the text of an element; shows whether it worked, and selects the text when the clipboard refuses. */
import { Icon } from './icon.tsx';
import { useCopied } from './use-copied.ts';

interface CopyButtonProps {
  /** Id of the element. */
  readonly target: string;
  /** What is copied, for screen readers. */
  readonly what: string;
  /** `primary` for at most one button of a panel. */
  readonly kind?: 'primary' | 'quiet';
}

export function CopyButton({ target, what, kind = 'quiet' }: CopyButtonProps) {
  const { outcome, copy } = useCopied();
  const copyTarget = async (): Promise<void> => {
    const source = document.getElementById(target);
    if (!source) return;
    const text = source instanceof HTMLInputElement ? source.value : source.textContent;
    if ((await copy(text.replace(/\n$/, ''))) === 'failed') getSelection()?.selectAllChildren(source);
  };
  return (
    <button
      type="button"
      className="button copy"
      data-kind={kind}
      data-size="small"
      data-needs-script=""
      data-state={outcome}
      onClick={() => void copyTarget()}
    >
      <Icon name="copy" size={13} className="when-idle" />
      <CopyState />
      <span aria-hidden="true">Copy</span>
      <span className="sr-only">Copy {what}</span>
      <output className="sr-only">
        {outcome === 'copied' && 'Copied'}
        {outcome === 'failed' && 'Could not copy; the text is selected'}
      </output>
    </button>
  );
}

/** Icons that replace the copy icon after success or failure. */
export const CopyState = () => (
  <>
    <Icon name="check" size={13} className="when-copied" />
    <Icon name="select" size={13} className="when-failed" />
  </>
);
