import type { ModelRecord } from '@loadout/catalogue';
import { describe, expect, it } from 'vitest';
import { hostile } from './hostile.ts';
import { malformed } from './malformed.ts';
import { payloads } from './payloads.ts';

const record: ModelRecord = {
  id: 'owner/name',
  tags: ['gguf', 'chat'],
  pipeline_tag: 'text-generation',
  mask_token: '<mask>',
  config: { architectures: ['Bert'], sklearn: { model: { file: 'model.pkl' } } },
  cardData: { base_model: ['owner/base'] },
  widgetData: [{ text: 'Hello', table: { column: ['cell'] } }],
  siblings: [{ rfilename: 'model.gguf' }],
};

const copies = [...hostile(record)];
const find = (label: string): ModelRecord | undefined => copies.find((copy) => copy.label === label)?.input;

describe('hostile copies', () => {
  it('do not change the record itself', () => {
    expect(copies.find(({ label }) => label === 'tab in place of id')?.harmless[0]).toEqual(record);
  });

  it('change all free texts at once, keys of tables included, but not what selects a branch', () => {
    const text = payloads['double quote'] ?? '';
    expect(find('double quote in place of all free texts')).toEqual({
      ...record,
      mask_token: text,
      config: { architectures: ['Bert'], sklearn: { model: { file: text } } },
      cardData: { base_model: [text] },
      widgetData: [{ text, table: { [text]: [text] } }],
    });
  });

  it('fill in the fields that the record lacks', () => {
    const copy = find('end of a call in place of all free texts, none absent');
    expect(copy?.cardData?.instance_prompt).toContain('os.system');
    expect(copy?.cardData?.base_model).toEqual([copy?.cardData?.instance_prompt]);
  });

  it.each([
    'tags.*',
    'pipeline_tag',
    'mask_token',
    'config.architectures.*',
    'config.sklearn.model.file',
    'cardData.base_model.*',
    'widgetData.*.text',
    'widgetData.*.table.{}',
    'widgetData.*.table.*.*',
    'siblings.*.rfilename',
  ])('change %s alone, in its place, before and after it', (path) => {
    const places = ['in place of', 'before', 'after'].filter((place) =>
      find(`end of a call ${place} ${path}`),
    );
    expect(places).toHaveLength(3);
  });

  it('keep the suffix of a file name, which selects a branch', () => {
    expect(find('end of a call before siblings.*.rfilename')?.siblings?.[0]?.rfilename).toMatch(
      /os\.system.*model\.gguf$/,
    );
  });

  it('keep an id in two parts', () => {
    expect(find('single quote in place of id')?.id).toBe("a'b/a'b");
  });

  it('add tags to the existing ones', () => {
    const tags = find('end of a call as a further tag')?.tags;
    expect(tags?.slice(0, 2)).toEqual(record.tags);
    expect(tags).toHaveLength(3);
  });
});

describe('a first tag', () => {
  it.each([
    [{ id: 'ada/tide' }, [undefined, ['loadout']]],
    [{ id: 'ada/tide', tags: ['gguf'] }, [['gguf']]],
  ])('of %j is compared with a harmless one', (given, expected) => {
    const copy = Array.from(hostile(given)).find(({ label }) => label.endsWith('as a further tag'));
    expect(copy?.harmless.map(({ tags }) => tags)).toEqual(expected);
  });
});

describe('malformed copies', () => {
  const labels = new Map(Array.from(malformed(record), ({ label, record: copy }) => [label, copy]));

  it('lack each field once', () => {
    expect(labels.get('config.sklearn.model is missing')).toEqual({
      ...record,
      config: { architectures: ['Bert'], sklearn: {} },
    });
    expect(labels.get('id is missing')).not.toHaveProperty('id');
  });

  it('have each field with a wrong type', () => {
    expect(labels.get('siblings.* is a number')).toEqual({ ...record, siblings: [42] });
    expect(labels.get('tags is a text')).toEqual({ ...record, tags: 'text' });
  });
});
