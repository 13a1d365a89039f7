/** @module Converts results and errors to tool results: compact text, and errors that say what to do. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import { toProblem } from '../http/to-problem.ts';

export const readOnly = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;

/** Strings are returned unchanged; other values become JSON without whitespace. */
export async function toolAnswer(work: () => unknown): Promise<CallToolResult> {
  try {
    const value = await work();
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return { content: [{ type: 'text', text }] };
  } catch (error) {
    const problem = toProblem(error);
    if (problem === undefined) throw error;
    return { content: [{ type: 'text', text: problem.detail }], isError: true };
  }
}
