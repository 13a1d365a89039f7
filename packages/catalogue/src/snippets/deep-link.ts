/** @module URLs that open an app: ids and file names are percent-encoded. */
import { CatalogueError } from '../errors.ts';
import type { ModelRecord } from '../records/model.ts';

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** The id as the end of a path. Parts that would leave the path (`..`) are rejected. */
export function idPath({ id }: ModelRecord): string {
  const parts = id.split('/');
  if (parts.some((part) => /^\.{0,2}$/.test(part)))
    throw new CatalogueError('unsafe-value', `${JSON.stringify(id)} cannot be part of a URL path`, 'id');
  return parts.map(encode).join('/');
}

/** `?model=owner%2Fname&file=…`; absent values are omitted. */
export const query = (parameters: Readonly<Record<string, string | undefined>>): string =>
  `?${Object.entries(parameters)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encode(value)}`]))
    .join('&')}`;
