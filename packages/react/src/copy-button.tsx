/** @module Copies the text of an element; shows whether it worked, and selects the text when the clipboard refuses. */
import { CopyAction } from './copy-action.tsx';
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
    <CopyAction kind={kind} outcome={outcome} failed="the text is selected" onCopy={copyTarget}>
      <span aria-hidden="true">Copy</span>
      <span className="sr-only">Copy {what}</span>
    </CopyAction>
  );
}
