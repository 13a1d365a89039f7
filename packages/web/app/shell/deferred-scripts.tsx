/**
 * @module Replaces React Router's `<Scripts>`, which preloads every module before the first paint. The data is inert
 * JSON and the script a small file, so that the page needs no inline script and its policy neither nonce nor hash.
 */
import { use } from 'react';
import { DocumentContext } from './document-context.ts';
import { handoffId } from './handoff.ts';

export function DeferredScripts() {
  const { entry, handoff } = use(DocumentContext);
  return (
    <>
      <script
        id={handoffId}
        type="application/json"
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- JSON whose `<` is escaped
        dangerouslySetInnerHTML={{ __html: handoff }}
      />
      <script type="module" src={entry} />
    </>
  );
}
