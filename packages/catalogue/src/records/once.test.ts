import { expect, test } from 'vitest';
import { oncePerRecord } from './once.ts';

test('a fact is derived once for consecutive calls, and again for another record', () => {
  const ids: string[] = [];
  const fact = oncePerRecord(({ id }) => {
    ids.push(id);
    return id === 'acme/none' ? undefined : id.length;
  });
  const tern = { id: 'acme/tern' };
  const none = { id: 'acme/none' };
  expect([fact(tern), fact(tern), fact(none), fact(none), fact({ ...tern }), fact(tern)]).toStrictEqual([
    9,
    9,
    undefined,
    undefined,
    9,
    9,
  ]);
  expect(ids).toStrictEqual(['acme/tern', 'acme/none', 'acme/tern', 'acme/tern']);
});

test('a fact that cannot be derived is tried again', () => {
  let isLoaded = false;
  const fact = oncePerRecord(() => {
    if (!isLoaded) throw new Error('not loaded');
    return 1;
  });
  const tern = { id: 'acme/tern' };
  expect(() => fact(tern)).toThrow('not loaded');
  isLoaded = true;
  expect(fact(tern)).toBe(1);
});
