/** @module Reads the parts of a response that are needed, or says that it is not what was requested. */

import type { z } from 'zod';
import { SearchError } from './search-error.ts';

export function readAnswer<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new SearchError('failed', 'the response has another form than expected', { cause: read.error });
}
