/** @module JSON responses, type-checked against the schema that documents them. */
import type { z } from '@hono/zod-openapi';
import { responseOf } from '../http/known-text.ts';

type ReadonlyDeep<T> = T extends (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> }
    : T;

/** A response entry for a route. The type is wide so that handlers may return any `Response`. */
export const documented = (schema: z.ZodType, description: string): AnswerDocument => ({
  description,
  content: { 'application/json': { schema } },
});

export interface AnswerDocument {
  description: string;
  content?: Record<string, { schema: z.ZodType }>;
}

export function answer<Schema extends z.ZodType>(
  _schema: Schema,
  body: ReadonlyDeep<z.output<Schema>>,
  init: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): Response {
  return responseOf(JSON.stringify(body), {
    status: init.status ?? 200,
    headers: { 'content-type': 'application/json', ...init.headers },
  });
}
