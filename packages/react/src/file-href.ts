/** @module The URL of a block as a file: below its page, with the choices that lead to it. */
import { withParameters } from './parameters.ts';

export type FileFormat = 'source' | 'notebook';

/** `chosen` are the choices that the page may have from a cookie: a file's address states them all. */
export const fileHref =
  (page: URL, chosen: Readonly<Record<string, string>>) =>
  (format: FileFormat): string =>
    withParameters(new URL(`${page.pathname}/snippet${page.search}`, page), { ...chosen, format });
