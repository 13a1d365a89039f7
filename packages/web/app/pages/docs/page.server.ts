/** @module The API reference: the operations of the OpenAPI document by tag, each with a real response. */
import type { DocumentedOperation } from '@loadout/server';
import {
  bullets,
  escapeMarkdown,
  inlineCode,
  markdownDocument,
  table,
} from '../../lib/markdown/markdown.server.ts';
import type { Page } from '../../lib/page/page.server.ts';

export interface OperationGroup {
  readonly tag: string;
  readonly operations: readonly DocumentedOperation[];
}

export interface DocsData {
  readonly groups: readonly OperationGroup[];
}

export const page: Page<DocsData> = {
  async load({ reference }) {
    const byTag = Map.groupBy(await reference(), ({ tag }) => tag);
    return { groups: Array.from(byTag, ([tag, operations]) => ({ tag, operations })) };
  },

  markdown: ({ groups }) =>
    markdownDocument(
      '# HTTP API',
      'The OpenAPI document is at /openapi.json, the MCP endpoint at /mcp.',
      ...groups.flatMap(({ tag, operations }) => [
        `## ${escapeMarkdown(tag)}`,
        ...operations.flatMap(operationMarkdown),
      ]),
    ),
};

const operationMarkdown = (operation: DocumentedOperation): readonly string[] => [
  `### ${operation.method} ${inlineCode(operation.path)}`,
  escapeMarkdown(operation.summary),
  operation.description ?? '',
  operation.parameters.length === 0
    ? ''
    : table(
        ['Parameter', 'In', 'Type', 'Description'],
        operation.parameters.map(({ name, place, type, description, required }) => [
          `${inlineCode(name)}${required ? ' (required)' : ''}`,
          place,
          escapeMarkdown(type),
          escapeMarkdown(description),
        ]),
      ),
  bullets(operation.responses.map(({ status, description }) => `${status}: ${escapeMarkdown(description)}`)),
  `Example: ${inlineCode(`${operation.method} ${operation.example.address}`)} answers ${operation.example.status}.`,
  operation.body === undefined ? '' : json(operation.body),
  operation.example.text === '' ? '' : json(operation.example.text),
];

/** The fence is longer than any run of backticks in the text. */
function json(text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/gu), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}json\n${text}\n${fence}`;
}
