/** @module Parses the `Link` header of a paginated response. */

/** The URL of the link with `rel="next"`. */
export function nextLink(header: string | null): string | undefined {
  for (const [, address, parameters = ''] of (header ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    if (/;\s*rel\s*=\s*"?next"?\s*(?:[;,]|$)/i.test(parameters)) return address;
  }
  return undefined;
}
