/** @module The API reference: the operations of the OpenAPI document by tag, each with a response. */
import type { CodeView } from '@loadout/react';
import type { DocumentedOperation } from '@loadout/server';
import { highlight } from '@loadout/server/highlight';
import {
  bullets,
  escapeMarkdown,
  inlineCode,
  markdownDocument,
  table,
} from '../../lib/markdown/markdown.server.ts';
import type { Page } from '../../lib/page/page.server.ts';

type Responses = DocumentedOperation['responses'];

export interface OperationView extends DocumentedOperation {
  /** The example, colored. */
  readonly code: CodeView;
}

export interface OperationGroup {
  readonly tag: string;
  readonly operations: readonly OperationView[];
}

export interface DocsData {
  readonly groups: readonly OperationGroup[];
  /** Errors that every operation may return. */
  readonly errors: Responses;
}

export const page: Page<DocsData> = {
  async load({ reference }) {
    const all = await reference();
    const errors = sharedErrors(all);
    const views = await Promise.all(all.map((operation) => viewOf(operation, errors)));
    const byTag = Map.groupBy(views, ({ tag }) => tag);
    return { groups: Array.from(byTag, ([tag, operations]) => ({ tag, operations })), errors };
  },

  markdown: ({ groups, errors }) =>
    markdownDocument(
      '# HTTP API',
      'The OpenAPI document is at /openapi.json, the MCP endpoint at /mcp.',
      'Errors that every operation may return:',
      bullets(errors.map(responseText)),
      ...groups.flatMap(({ tag, operations }) => [
        `## ${escapeMarkdown(tag)}`,
        ...operations.flatMap(operationMarkdown),
      ]),
    ),
};

function sharedErrors(operations: readonly DocumentedOperation[]): Responses {
  const isEverywhere = (response: Responses[number]): boolean =>
    operations.every(({ responses }) => responses.some((one) => isSame(one, response)));
  return (operations[0]?.responses ?? []).filter(
    (response) => Number(response.status) >= 400 && isEverywhere(response),
  );
}

const isSame = (one: Responses[number], other: Responses[number]): boolean =>
  one.status === other.status && one.description === other.description;

/** Its responses are those that not every operation has. */
async function viewOf(operation: DocumentedOperation, errors: Responses): Promise<OperationView> {
  const { text, cut } = operation.example;
  const { lines, ...code } = await highlight(text, 'json');
  return {
    ...operation,
    responses: operation.responses.filter((response) => !errors.some((error) => isSame(error, response))),
    code: { ...code, lines: cut ? [...lines, [['…']]] : lines },
  };
}

const responseText = ({ status, description }: Responses[number]): string =>
  `${status}: ${markedText(description)}`;

/** Code between backticks stays code. */
const markedText = (text: string): string =>
  text
    .split('`')
    .map((part, n) => (n % 2 === 1 ? inlineCode(part) : escapeMarkdown(part)))
    .join('');

const operationMarkdown = (operation: DocumentedOperation): readonly string[] => [
  `### ${operation.method} ${inlineCode(operation.path)}`,
  markedText(operation.summary),
  markedText(operation.description ?? ''),
  operation.parameters.length === 0
    ? ''
    : table(
        ['Parameter', 'In', 'Type', 'Description'],
        operation.parameters.map(({ name, place, type, description, required }) => [
          `${inlineCode(name)}${required ? ' (required)' : ''}`,
          place,
          escapeMarkdown(type),
          markedText(description),
        ]),
      ),
  operation.ownerlessPath === undefined
    ? ''
    : `For ids without an owner: ${inlineCode(`${operation.method} ${operation.ownerlessPath}`)}`,
  bullets(operation.responses.map(responseText)),
  `Example: ${inlineCode(`${operation.method} ${operation.example.address}`)} returns ${operation.example.status}.`,
  operation.body === undefined ? '' : json(operation.body),
  operation.example.text === '' ? '' : json(operation.example.text),
];

/** The fence is longer than any run of backticks in the text. */
function json(text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/gu), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}json\n${text}\n${fence}`;
}
