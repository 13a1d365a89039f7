/** @module What the server passes to the site's render function with every request. */
import type { Bytes } from './http/gzip.ts';
import type { ApiReference } from './reference/reference.ts';
import type { Services } from './services.ts';

export interface LoadContext {
  readonly services: Services;
  /** The operations of the API, with real responses. */
  readonly reference: ApiReference;
  /** The current time for relative dates on pages, in milliseconds since 1970. It changes once an hour. */
  readonly now: number;
  /** Logs a server error with the request's id. */
  readonly logError: (error: unknown) => void;
  /** Takes the body of a document, which the response then lacks: a body in a response is a stream, which is slow. */
  readonly takeBody?: (body: Bytes) => void;
}

/**
 * Renders one page. The site exports it as `render` from its server build and copies the context into
 * React Router's context. It is injected, so that the server does not import the site.
 */
export type Render = (request: Request, context: LoadContext) => Promise<Response>;
