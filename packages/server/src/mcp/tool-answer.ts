/** @module Converts results and errors to tool results: compact text, and errors that say what to do. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { LogError } from '../http/log/error-log.ts';
import { internalProblem, toProblem } from '../http/to-problem.ts';

export const readOnly = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;

/** Strings are returned unchanged; other values become JSON without whitespace. */
export type ToolAnswer = (work: () => unknown) => Promise<CallToolResult>;

/** Errors of the server are logged; as over HTTP, the message of an unexpected one is not returned. */
export const loggedAnswer =
  (logError: LogError): ToolAnswer =>
  async (work) => {
    try {
      const value = await work();
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return { content: [{ type: 'text', text }] };
    } catch (error) {
      const problem = toProblem(error) ?? internalProblem;
      if (problem.status >= 500) logError(error);
      return { content: [{ type: 'text', text: problem.detail }], isError: true };
    }
  };
