import { existsSync, readFileSync } from 'node:fs';
import { inferenceMatrix, inferenceRequest, tasks } from '@loadout/catalogue';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../../packages/catalogue/src/tasks/entries/', import.meta.url);
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: true, strictTypes: false });

const read = (task: string, name: string): { readonly examples: readonly unknown[] } =>
  JSON.parse(readFileSync(new URL(`${task}/${name}.schema.json`, folder), 'utf8'));

/** Tasks that hosted inference serves. */
const served = [...new Set(inferenceMatrix().map(({ task }) => task))];

const schemaNames = ['input', 'output', 'output.stream', 'chat.input', 'chat.output', 'chat.output.stream'];

/** Tasks with schemas: the served ones, and some that only the reader's own endpoints serve. */
const described = [
  ...served,
  'depth-estimation',
  'video-classification',
  'zero-shot-object-detection',
] as const;

function complaints(task: string, name: string, value: unknown): string {
  const validate = ajv.getSchema(`loadout:${task}/${name}`) ?? ajv.compile(read(task, name));
  return validate(value) ? '' : ajv.errorsText(validate.errors);
}

describe('the schemas of a served task', () => {
  it('exist for all 32', () => {
    expect(served).toHaveLength(32);
    const missing = served.filter((task) =>
      ['input', 'output'].some((name) => !existsSync(new URL(`${task}/${name}.schema.json`, folder))),
    );
    expect(missing).toEqual([]);
  });

  it('exist for the stream of a chat', () => {
    const streamed = Object.keys(tasks).filter((task) =>
      existsSync(new URL(`${task}/output.stream.schema.json`, folder)),
    );
    expect(streamed).toEqual(['image-text-to-text', 'text-generation']);
  });

  it.each(described)('accept their own examples: %s', (task) => {
    const names = schemaNames.filter((name) => existsSync(new URL(`${task}/${name}.schema.json`, folder)));
    const found = names.flatMap((name) =>
      read(task, name).examples.map((example) => complaints(task, name, example)),
    );
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter((text) => text !== '')).toEqual([]);
  });

  it.each(served)('accept what our snippets send: %s', (task) => {
    // A chat model is called as a chat, whatever its card says.
    const tags = task === 'question-answering' ? [] : ['conversational'];
    const record = { id: 'owner/model', pipeline_tag: task, tags };
    const { body } = inferenceRequest(record, { endpointUrl: 'https://tern.example.com' });
    const sent = body.kind === 'json' ? JSON.parse(JSON.stringify(body.value, asText)) : { inputs: 'AAAA' };
    expect(complaints(task, 'input', sent)).toBe('');
  });

  it('accept the chat that our snippets send and the response of services', () => {
    const record = { id: 'owner/model', pipeline_tag: 'text-generation', tags: ['conversational'] };
    const { body } = inferenceRequest(record);
    const sent = body.kind === 'json' ? JSON.parse(JSON.stringify(body.value)) : undefined;
    expect(complaints('text-generation', 'chat.input', sent)).toBe('');
    expect(complaints('text-generation', 'chat.input', { prompt: 'Hello' })).toContain('messages');
    expect(complaints('text-generation', 'chat.output', { choices: [{ text: 'Hi' }] })).toContain('message');
  });

  it('reject what is not a payload', () => {
    expect(complaints('question-answering', 'input', { inputs: { question: 'Where?' } })).toContain(
      'context',
    );
    expect(complaints('object-detection', 'output', [{ label: 'dog', score: 1 }])).toContain('box');
  });
});

/** A file in a body is sent as base64 text. */
function asText(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'mediaType' in value ? 'AAAA' : value;
}
