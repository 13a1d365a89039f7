/** @module URLs of a page's Markdown and JSON versions. */

export type TwinFormat = 'md' | 'json';

export const twinPath = (path: string, format: TwinFormat): string =>
  `${path === '/' ? '/index' : path.replace(/\/$/, '')}.${format}`;
