import { describe, expect, it } from 'vitest';
import { cardChange, cardOf, changeOf, isInRecord, numberOf, recordOf, textOf } from './rows.ts';
import type { Card } from './store.ts';

const row = { seq: '7', kind: 'model', id: 'a/b', json: '{}' };

describe('a row of a record', () => {
  it('becomes a record or a change; a number may be text', () => {
    expect(recordOf(row)).toEqual({ seq: 7, kind: 'model', id: 'a/b', json: '{}' });
    expect(changeOf({ ...row, json: null })).toEqual({ seq: 7, kind: 'model', id: 'a/b', json: null });
    expect(changeOf({ ...row, card_fields: '{"license":"mit"}' })).toHaveProperty(
      'cardFields',
      '{"license":"mit"}',
    );
  });

  it.each([
    ['no JSON', { ...row, json: null }, 'model a/b without its JSON'],
    ['no id', { ...row, id: null }, 'a record without an id'],
    ['an unknown kind', { ...row, kind: 'bucket' }, 'unknown kind bucket'],
  ])('is refused with %s', (_, damaged, message) => {
    expect(() => recordOf(damaged)).toThrow(message);
  });

  it('is read as 0 or undefined where a column or the row is missing', () => {
    expect(numberOf(undefined, 'n')).toBe(0);
    expect(numberOf({ n: 3n }, 'n')).toBe(3);
    expect(textOf(undefined, 'id')).toBeUndefined();
    expect(textOf({ id: 3 }, 'id')).toBeUndefined();
  });
});

const card: Card = {
  kind: 'model',
  id: 'a/b',
  revision: 'one',
  origin: 'hub',
  markdown: '# Text',
  rendered: '<h1>Text</h1>',
  fields: '{}',
  checked: 1,
};

describe('a row of a card', () => {
  it('becomes a card', () => {
    expect(cardOf({ ...card })).toEqual(card);
    expect(cardOf({ kind: 'space', id: 'a/b', origin: 'import' })).toEqual({
      kind: 'space',
      id: 'a/b',
      revision: '',
      origin: 'import',
      markdown: '',
      rendered: '',
      fields: null,
      checked: 0,
    });
  });

  it.each([
    ['an unknown origin', { ...card, origin: 'elsewhere' }],
    ['no id', { ...card, id: null }],
  ])('is refused with %s', (_, damaged) => {
    expect(() => cardOf(damaged)).toThrow('damaged card');
  });

  it('is part of its record if it has fields or text', () => {
    expect(isInRecord({ fields: null, markdown: '' })).toBe(false);
    expect(isInRecord({ fields: '{}', markdown: '' })).toBe(true);
    expect(isInRecord({ fields: null, markdown: '# Text' })).toBe(true);
    expect(isInRecord({ fields: '{}', markdown: '# Text' })).toBe(true);
  });
});

describe('writing a card', () => {
  const empty: Card = { ...card, markdown: '', rendered: '', fields: null };

  it.each<[string, Card | undefined, Partial<Card>, ReturnType<typeof cardChange>]>([
    ['the first', undefined, {}, { result: 'created', recordChanges: true }],
    ['the first, empty', undefined, empty, { result: 'created', recordChanges: false }],
    ['the same', card, {}, { result: 'unchanged', recordChanges: false }],
    ['another spelling', card, { id: 'A/B' }, { result: 'replaced', recordChanges: false }],
    ['another commit', card, { revision: 'two' }, { result: 'replaced', recordChanges: true }],
    ['another origin', card, { origin: 'upload' }, { result: 'replaced', recordChanges: true }],
    ['another text', card, { markdown: '# New' }, { result: 'replaced', recordChanges: true }],
    ['other HTML of the same text', card, { rendered: '' }, { result: 'replaced', recordChanges: false }],
    ['other fields', card, { fields: null }, { result: 'replaced', recordChanges: true }],
    ['a later check', card, { checked: 2 }, { result: 'replaced', recordChanges: false }],
    [
      'no text at another commit',
      empty,
      { ...empty, revision: 'two', origin: 'upload' },
      { result: 'replaced', recordChanges: false },
    ],
  ])('%s', (_, there, fields, change) => {
    expect(cardChange(there, { ...card, ...fields })).toEqual(change);
  });
});
