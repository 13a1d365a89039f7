/** @module Where a page answers as Markdown and as JSON. */

export type TwinFormat = 'md' | 'json';

export const twinPath = (path: string, format: TwinFormat): string =>
  `${path === '/' ? '/index' : path.replace(/\/$/, '')}.${format}`;
