/**
 * @module Replaces React Router's `<Scripts>`, which preloads every module before the first paint. The data is inert
 * JSON and the script a small file, so that the page needs no inline script and its policy neither nonce nor hash.
 */
import { use } from 'react';
import { DocumentContext } from './document-context.ts';

export function DeferredScripts() {
  const { entry, ...texts } = use(DocumentContext);
  return (
    <>
      {Object.entries(texts).map(([id, json]) => (
        <script
          key={id}
          id={id}
          type="application/json"
          suppressHydrationWarning
          // oxlint-disable-next-line react/no-danger -- JSON whose `<` is escaped
          dangerouslySetInnerHTML={{ __html: json }}
        />
      ))}
      <script type="module" src={entry} />
    </>
  );
}
