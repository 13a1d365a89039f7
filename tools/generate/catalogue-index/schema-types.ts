/** @module Generates TypeScript types of the tasks' payloads from their JSON schemas. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';

export const schemaTypesFile = 'tasks/payloads.generated.ts';

const names = ['input', 'output', 'output.stream', 'chat.input', 'chat.output', 'chat.output.stream'];

const isSchema = (value: unknown): value is JSONSchema & { readonly title: string } =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';

function readSchema(file: string): JSONSchema & { readonly title: string } {
  const schema: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isSchema(schema)) throw new Error(`${file} needs a title, which is the name of the type`);
  return schema;
}

/** All types in one module, in the order of the tasks. */
export async function renderSchemaTypes(source: string): Promise<string> {
  const folder = join(source, 'tasks', 'entries');
  const files = readdirSync(folder)
    .toSorted()
    .flatMap((task) => names.map((name) => join(folder, task, `${name}.schema.json`)))
    .filter((file) => existsSync(file));
  const parts = await Promise.all(
    files.map((file) => {
      const schema = readSchema(file);
      return compile(schema, schema.title, {
        bannerComment: '',
        additionalProperties: false,
        format: false,
        unknownAny: true,
      });
    }),
  );
  return `/** @module Types of what the tasks send and receive. Made by npm run generate from the schemas; do not edit. */\n\n${parts.join('\n')}`;
}
