/** @module The `Link` header by which a hub leads to the next page. */

/** The address of the link with `rel="next"`. */
export function nextLink(header: string | null): string | undefined {
  for (const [, address, parameters = ''] of (header ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    if (/;\s*rel\s*=\s*"?next"?\s*(?:[;,]|$)/i.test(parameters)) return address;
  }
  return undefined;
}
