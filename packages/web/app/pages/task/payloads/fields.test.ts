import { describe, expect, it } from 'vitest';
import { variantsOf } from './fields.ts';

describe('a schema as rows', () => {
  it('names nested fields and items by their path', () => {
    const [variant] = variantsOf({
      type: 'object',
      required: ['messages'],
      properties: {
        messages: {
          type: 'array',
          description: 'What was said.',
          items: { type: 'object', required: ['role'], properties: { role: { enum: ['user', 'system'] } } },
        },
        options: { type: 'object', properties: { top_p: { type: 'number', minimum: 0, maximum: 1 } } },
      },
    });
    expect(variant?.fields).toEqual([
      { path: 'messages', type: 'object[]', required: true, description: 'What was said.' },
      { path: 'messages[].role', type: '"user" | "system"', required: true, description: '' },
      { path: 'options', type: 'object', required: false, description: '' },
      { path: 'options.top_p', type: 'number 0 to 1', required: false, description: '' },
    ]);
  });

  it('keeps alternatives apart', () => {
    const variants = variantsOf({
      description: 'Either.',
      anyOf: [{ type: 'string' }, { type: 'object', description: 'The long way.', properties: { a: {} } }],
    });
    expect(variants.map(({ description, type }) => [description, type])).toEqual([
      ['Either.', 'string'],
      ['The long way.', 'object'],
    ]);
  });

  it('goes into the items of a list', () => {
    const [variant] = variantsOf({
      type: 'array',
      items: { type: 'object', properties: { label: { type: 'string' } } },
    });
    expect(variant).toMatchObject({ type: 'object[]', fields: [{ path: '[].label', type: 'string' }] });
  });
});
