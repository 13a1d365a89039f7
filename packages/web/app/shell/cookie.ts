/** @module Writes a preference in the browser, as the server would. */

export function rememberInBrowser(name: 'theme' | 'wrap', value: string): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not everywhere yet
  document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
