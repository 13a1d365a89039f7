/** @module Links that change some query parameters of a page and keep the rest. */

/** The same URL with some parameters set (a string), added (an array) or removed (`undefined`). */
export function withParameters(
  url: URL,
  changes: Readonly<Record<string, string | readonly string[] | undefined>>,
): string {
  const parameters = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries(changes)) {
    parameters.delete(name);
    for (const one of typeof value === 'string' ? [value] : (value ?? [])) parameters.append(name, one);
  }
  const query = parameters.toString();
  return query === '' ? url.pathname : `${url.pathname}?${query}`;
}
