import { recordSchemas } from '@loadout/catalogue/records';
import { describe, expect, it } from 'vitest';
import { emptyValue, fieldsAt, schemasAt, typeName } from './schema-at.ts';

const { jsonSchema } = recordSchemas.model;
const namesAt = (...path: readonly (string | number)[]) => fieldsAt(jsonSchema, path).map(([name]) => name);

describe('the schema at a path', () => {
  it('lists the fields of an object', () => {
    expect(namesAt()).toEqual(expect.arrayContaining(['id', 'pipeline_tag', 'cardData']));
    expect(namesAt('siblings', 3)).toEqual(['rfilename', 'size']);
    expect(namesAt('config', 'tokenizer_config')).toContain('chat_template');
    expect(namesAt('config', 'tokenizer_config', 'chat_template', 0)).toEqual(['name', 'template']);
  });

  it('is empty where nothing is known', () => {
    expect(namesAt('id')).toEqual([]);
    expect(namesAt('nothing', 'here')).toEqual([]);
    expect(schemasAt(jsonSchema, ['constructor'])).toEqual([]);
  });

  it('names types and inserts values', () => {
    const [gated = {}] = fieldsAt(jsonSchema, []).flatMap(([name, one]) => (name === 'gated' ? [one] : []));
    expect(typeName(gated)).toBe('boolean or "auto" or "manual"');
    expect(emptyValue({ type: 'array' })).toEqual({ text: '[]', cursor: 1 });
    expect(emptyValue({ type: 'number' })).toEqual({ text: '', cursor: 0 });
  });
});
