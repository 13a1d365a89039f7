import { expect, test } from 'vitest';
import { isKept } from '../../code/core/memory.ts';
import { inferenceSnippets } from '../snippets.ts';
import { EmbeddedFile } from './request.ts';
import { reused } from './reused.ts';

const body = () => ({ model: 'acme/tern', messages: [{ role: 'user', content: 'Hi' }], top_p: undefined });

test('a copy is equal, frozen, and not registered before it is seen twice', () => {
  const given = body();
  const first = reused(given, undefined);
  expect(first).toStrictEqual(given);
  expect(first).not.toBe(given);
  expect([
    Object.isFrozen(first),
    Object.isFrozen(first.messages),
    Object.isFrozen(first.messages[0]),
  ]).toEqual([true, true, true]);
  expect(isKept(first)).toBe(false);
  expect(reused(body(), first)).toBe(first);
  expect(isKept(first)).toBe(true);
});

test('equal parts are used again, others are new', () => {
  const first = reused(body(), undefined);
  const second = reused({ ...body(), model: 'acme/gull' }, first);
  expect(second).toStrictEqual({ ...body(), model: 'acme/gull' });
  expect(second.messages).toBe(first.messages);
});

test.each([
  ['another order of the fields', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['a field less', { a: 1, b: 2 }, { a: 1 }],
  ['a field more', { a: 1 }, { a: 1, b: 2 }],
  ['another value', { a: [1, 2] }, { a: [1, 3] }],
  ['a longer list', { a: [1] }, { a: [1, 2] }],
  ['a list instead of an object', { a: {} }, { a: [] }],
  ['another file', { a: new EmbeddedFile('a.png', 'image/png', 'base64') }, { a: 'a.png' }],
])('%s is not the same', (_what, before, value) => {
  const second = reused<typeof before | typeof value>(value, reused(before, undefined));
  expect(second).toStrictEqual(value);
  expect(Object.keys(second)).toStrictEqual(Object.keys(value));
});

test('a field named like the prototype stays a field', () => {
  const given: Record<string, string> = JSON.parse('{ "__proto__": "a" }');
  const first = reused(given, undefined);
  expect(JSON.stringify(first)).toBe('{"__proto__":"a"}');
  expect(reused(given, first)).toBe(first);
  expect(Object.keys(reused(JSON.parse('{ "__proto__": {} }'), {}))).toStrictEqual(['__proto__']);
});

test('messages that a caller changes are written anew', () => {
  const model = { id: 'acme/tern', pipeline_tag: 'text-generation', tags: ['conversational'] };
  const message = { role: 'user', content: 'one' };
  const texts = (): readonly string[] =>
    inferenceSnippets(model, { messages: [message] }).map(({ code }) => code.text);
  const first = texts();
  expect(texts()).toStrictEqual(first);
  message.content = 'two';
  expect(texts()).toStrictEqual(first.map((text) => text.replace('"one"', '"two"')));
  expect(texts()).not.toStrictEqual(first);
});
