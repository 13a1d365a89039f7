/** @module Copies the Markdown version of a page, with the choices of its URL. */
import { CopyAction } from './copy-action.tsx';
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
    <CopyAction
      kind="quiet"
      outcome={outcome}
      failed="use the link to the Markdown version"
      onCopy={copyPage}
    >
      Copy as Markdown
    </CopyAction>
  );
}
