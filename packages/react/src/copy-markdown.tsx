/** @module Copies the Markdown version of a page, with the choices of its URL. */
import { CopyState } from './copy-button.tsx';
import { Icon } from './icon.tsx';
import { useCopied } from './use-copied.ts';

/** Without a script, the link to the Markdown version next to it is the alternative. */
export function CopyMarkdown({ href }: { href: string }) {
  const { outcome, copy } = useCopied();
  const copyPage = async (): Promise<void> => {
    const response = await fetch(href).catch(() => undefined);
    if (response?.ok === true) await copy(await response.text());
    else location.assign(href);
  };
  return (
    <button
      type="button"
      className="button copy"
      data-kind="quiet"
      data-size="small"
      data-needs-script=""
      data-state={outcome}
      onClick={() => void copyPage()}
    >
      <Icon name="copy" size={13} className="when-idle" />
      <CopyState />
      Copy as Markdown
      <output className="sr-only">
        {outcome === 'copied' && 'Copied'}
        {outcome === 'failed' && 'Could not copy; use the link to the Markdown version'}
      </output>
    </button>
  );
}
