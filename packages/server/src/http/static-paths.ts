/**
 * @module A router that matches each path without parameters once: the patterns of all routes take longer than a
 * lookup.
 */
import type { Result, Router } from 'hono/router';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';

export class StaticPathsRouter<Handler> implements Router<Handler> {
  readonly name = 'StaticPathsRouter';
  readonly #all: Router<Handler> = new SmartRouter({ routers: [new RegExpRouter(), new TrieRouter()] });
  readonly #paths = new Set<string>();
  /** By method and path. Bounded by the routes and the methods that Node parses. */
  readonly #known = new Map<string, Result<Handler>>();

  add(method: string, path: string, handler: Handler): void {
    this.#all.add(method, path, handler);
    if (!/[:*?{]/.test(path)) this.#paths.add(path);
  }

  match(method: string, path: string): Result<Handler> {
    if (!this.#paths.has(path)) return this.#all.match(method, path);
    const key = `${method} ${path}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found = this.#all.match(method, path);
    this.#known.set(key, found);
    return found;
  }
}
