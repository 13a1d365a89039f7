/** @module The URL of a block as a file: below its page, with the choices as query parameters. */
import { withParameters } from './parameters.ts';

export type FileFormat = 'source' | 'notebook';

/** `chosen` are the choices that the page may have from a cookie: the URL of a file includes them all. */
export const fileHref =
  (page: URL, chosen: Readonly<Record<string, string>>) =>
  (format: FileFormat): string =>
    withParameters(new URL(`${page.pathname}/snippet${page.search}`, page), { ...chosen, format });
