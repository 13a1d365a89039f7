/** @module The canonical URL of a page, and those of its Markdown and JSON versions. */

export type TwinFormat = 'md' | 'json';

/** A trailing slash shows the same page. */
export const canonicalPath = (path: string): string => (path === '/' ? path : path.replace(/\/+$/, ''));

export const twinPath = (path: string, format: TwinFormat): string =>
  `${path === '/' ? '/index' : canonicalPath(path)}.${format}`;
