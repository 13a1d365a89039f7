/** @module What the server hands to the site with every request: its render function's second argument. */
import type { Services } from './services.ts';

export interface LoadContext {
  /** For every `<script>` and `<style>` of the page: the Content-Security-Policy admits no other. */
  readonly nonce: string;
  readonly services: Services;
}

/** Renders one page. The site is injected, so that the server never imports it. */
export type Render = (request: Request, context: LoadContext) => Promise<Response>;
