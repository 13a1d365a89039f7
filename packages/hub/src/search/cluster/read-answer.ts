/** @module Parses the needed parts of a response; throws a `SearchError` if it has another form. */

import type { z } from 'zod';
import { SearchError } from './search-error.ts';

export function readAnswer<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new SearchError('failed', 'the response has an unexpected form', { cause: read.error });
}
