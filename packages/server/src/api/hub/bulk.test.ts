import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asAdmin, testApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

async function post(...lines: readonly (string | Uint8Array)[]): Promise<unknown> {
  const body = ReadableStream.from(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\n')]));
  const headers = { 'content-type': 'application/x-ndjson', ...asAdmin };
  const response = await server.send('POST', '/api/models', body, headers);
  expect(response.status).toBe(200);
  return response.json();
}

const line = (id: string, fields: object = {}): string => JSON.stringify({ id, ...fields });
const read = async (id: string) => (await server.get(`/api/models/${id}`)).json();
const idsOf = async (author: string) =>
  (await server.services.search('model', { author: [author] })).items.map(({ id }) => id);

describe('among many records, one', () => {
  test.each([
    ['with a field of 10 MB', line('x/bad', { text: 'x'.repeat(10_000_000) }), 'text is 10000000 characters'],
    ['with a field name of 10 MB', line('x/bad', { ['x'.repeat(10_000_000)]: 1 }), 'a field whose name is'],
    ['of 30 MB', line('x/bad', { text: 'x'.repeat(30_000_000) }), 'the record is longer than'],
    [
      'with 100,000 tags',
      line('x/bad', { tags: Array(100_000).fill('tag') }),
      'tags is a list of 100000, not a list of at most 10000',
    ],
    ['that is not UTF-8', Buffer.from(`{"id":"x/bad","text":"\xff"}`, 'latin1'), 'not valid UTF-8'],
    ['with an id that is not UTF-8', Buffer.from(`{"id":"x/\xe9"}`, 'latin1'), 'not valid UTF-8'],
    ['nested without end', `{"id":"x/bad","x":${'['.repeat(99_999)}${']'.repeat(99_999)}}`, 'nested more'],
    ['that breaks off', '{"id":"x/bad","tags":["a"', 'not valid JSON'],
  ])('%s is rejected with its position and the reason, and the rest is stored', async (what, bad, reason) => {
    const author = what.replaceAll(/\W+/g, '-');
    const report = await post(line(`${author}/before`), bad, line(`${author}/after`));
    expect(report).toMatchObject({
      inserted: 2,
      refused: 1,
      refusals: [{ place: 2, reason: expect.stringContaining(reason) }],
    });
    expect((await idsOf(author)).toSorted()).toEqual([`${author}/after`, `${author}/before`]);
    expect(await idsOf('x')).toEqual([]);
  });

  test('that is repeated, in any case, is stored once: the last one', async () => {
    const report = await post(
      line('twice/model', { likes: 1 }),
      line('twice/other'),
      line('Twice/Model', { likes: 2 }),
    );
    expect(report).toMatchObject({ inserted: 2, repeated: 1, refused: 0 });
    expect(await read('twice/model')).toMatchObject({ id: 'Twice/Model', likes: 2 });
    expect(await post(line('twice/model', { likes: 3 }))).toMatchObject({ inserted: 0, updated: 1 });
    expect((await idsOf('twice')).toSorted()).toEqual(['twice/model', 'twice/other']);
  });

  test('with half of a surrogate pair or the largest allowed tags is stored unchanged', async () => {
    const tags = Array.from({ length: 10_000 }, (_, n) => `tag-${n}`);
    expect(await post(line('edge/model', { text: 'a\ud800b', tags }))).toMatchObject({ inserted: 1 });
    expect(await read('edge/model')).toMatchObject({ tags, text: 'a\ud800b' });
    expect(await idsOf('edge')).toEqual(['edge/model']);
  });
});
