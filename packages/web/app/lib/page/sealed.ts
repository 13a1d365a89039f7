/**
 * @module The data of a page as one JSON text. The router's own format keeps dates, cycles and shared objects, which
 * pages do not have, and takes many times as long to write.
 */

export interface Sealed<Data> {
  /** Missing in a document, which has the text in an element of its own. */
  readonly json?: string;
  /** In the browser from the first use. The server sets it so that the router does not send it. */
  value?: Data;
}

/** The element of the document with the data of its page. */
export const pageDataId = 'page:data';

/** The data itself, always the same object. */
export const opened = <Data>(shell: Sealed<Data>): Data =>
  (shell.value ??= JSON.parse(shell.json ?? document.getElementById(pageDataId)?.textContent ?? ''));
