/** @module The hydration data that the server sends to the browser: data, never inline script. */

export interface Handoff {
  /** React Router's own settings, as its `<Scripts>` would set them on `window`. */
  readonly context: Readonly<Record<string, unknown>>;
  /** What the loaders returned, in React Router's stream format; without the data of the page. */
  readonly state: string;
  /** Module that describes all routes. */
  readonly manifest: string;
  /** Module of the client entry. */
  readonly entry: string;
  /** Modules of the matched routes, by id. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
  /** Modules that those import, so that all are preloaded together. */
  readonly preloads: readonly string[];
  /** Whether the page shows an error. */
  readonly failed: boolean;
  /** Module for hot reload; development only. */
  readonly hmr?: string | undefined;
}

export const handoffId = 'handoff';

/** JSON that cannot end the script element it is in. */
export const inertJson = (json: string): string => json.replaceAll('<', String.raw`\u003c`);

const hasShape = (value: unknown): value is Handoff =>
  typeof value === 'object' &&
  value !== null &&
  ['state', 'routes', 'preloads'].every((name) => name in value);

export function readHandoff(text: string): Handoff {
  const value: unknown = JSON.parse(text);
  if (!hasShape(value)) throw new TypeError('The hydration data of the page is missing or invalid.');
  return value;
}
