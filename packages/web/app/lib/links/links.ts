/** @module URLs of the site's pages, and which external URLs may be linked. */

const segment = (text: string): string => encodeURIComponent(text).replaceAll('%40', '@');

/** Ids keep their slash: `owner/name`. */
const idPath = (id: string): string => id.split('/').map(segment).join('/');

export const taskPath = (id: string): string => `/tasks/${segment(id)}`;
export const libraryPath = (key: string): string => `/libraries/${segment(key)}`;
export const appPath = (key: string): string => `/apps/${segment(key)}`;
export const providerPath = (id: string): string => `/inference/${segment(id)}`;
export const modelPath = (id: string): string => `/models/${idPath(id)}`;
export const datasetPath = (id: string): string => `/datasets/${idPath(id)}`;
export const spacePath = (id: string): string => `/spaces/${idPath(id)}`;

export const pathOf = {
  task: taskPath,
  library: libraryPath,
  app: appPath,
  provider: providerPath,
  model: modelPath,
  dataset: datasetPath,
  space: spacePath,
} as const;

/** Ids are readable in the URL: `/compare?models=owner/one,owner/two`. */
export const comparePath = (ids: readonly string[]): string =>
  ids.length === 0 ? '/compare' : `/compare?models=${ids.map(idPath).join(',')}`;

/** An address with a query: `withQuery('/models', { task: 'x' })`. */
export const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

/** A link taken from a record: only to the web, never to a script. */
export function webAddress(text: unknown): string | undefined {
  if (typeof text !== 'string' || !URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
