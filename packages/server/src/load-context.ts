/** @module What the server hands to the site with every request: its render function's second argument. */
import type { Services } from './services.ts';

export interface LoadContext {
  readonly services: Services;
  /** Logs an error of ours with the request's id. */
  readonly logError: (error: unknown) => void;
}

/**
 * Renders one page. The site exports it as `render` from the entry of its server build and puts the
 * context into React Router's own; it is injected here, so that the server never imports the site.
 */
export type Render = (request: Request, context: LoadContext) => Promise<Response>;
