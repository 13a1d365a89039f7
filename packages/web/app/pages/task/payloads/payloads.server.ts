/** @module Request and response of a task, from the schemas in its folder. */
import type { CodeView } from '@loadout/react';
import { highlight } from '@loadout/server/highlight';
import { oncePer } from '../../../lib/once.ts';
import { lasting } from '../../../lib/page/lasting-json.ts';
import { type Schema, type Variant, variantsOf } from './fields.ts';

const folder = '../../../../../catalogue/src/tasks/entries/';
const schemas = import.meta.glob<Schema>('../../../../../catalogue/src/tasks/entries/*/*.schema.json', {
  import: 'default',
  eager: true,
});

export interface PayloadView {
  readonly title: string;
  readonly variants: readonly Variant[];
  readonly example: CodeView | undefined;
}

const kinds = [
  { file: 'input.schema.json', title: 'Request' },
  { file: 'output.schema.json', title: 'Response' },
  { file: 'output.stream.schema.json', title: 'Streaming response' },
];

/** By task. */
export const payloadsOf = oncePer(readPayloads);

async function readPayloads(task: string): Promise<readonly PayloadView[]> {
  const views = await Promise.all(
    kinds.map(({ file, title }) => payload(schemas[`${folder}${task}/${file}`], title)),
  );
  return lasting(views.filter((view) => view !== undefined));
}

async function payload(schema: Schema | undefined, title: string): Promise<PayloadView | undefined> {
  if (!schema) return undefined;
  const example: unknown = schema.examples?.[0];
  return {
    title,
    variants: variantsOf(schema),
    example:
      example === undefined ? undefined : await highlight(JSON.stringify(example, undefined, 2), 'json'),
  };
}
