/** @module The parts of a request's URL, by position: parsing it again takes longer than most checks of a request. */

export interface UrlParts {
  /** May contain a user name, which `host` of a parsed URL does not. */
  readonly authority: string;
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
}

/** The URL must be serialized by `URL`, as that of a `Request` is: then a path follows the authority. */
export function urlParts(url: string): UrlParts {
  const authority = url.indexOf('//') + 2;
  const path = url.indexOf('/', authority);
  const hash = url.indexOf('#', path);
  const end = hash < 0 ? url.length : hash;
  const mark = url.indexOf('?', path);
  const query = mark < 0 || mark > end ? end : mark;
  return {
    authority: url.slice(authority, path),
    path: url.slice(path, query),
    query: query + 1 < end ? url.slice(query, end) : '',
  };
}
