import { CatalogueError } from '@loadout/catalogue';
import { HubError, SearchError } from '@loadout/hub';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { NotFoundError } from '../errors.ts';
import { adminOnly } from './admin.ts';
import { fieldProblems } from './field-problems.ts';
import { jsonBody, mediaType, unsupportedType } from './json-body.ts';
import { HttpProblem, type Problem, problemResponse, validationProblem } from './problem.ts';
import { wholeOrPart } from './range.ts';
import { internalProblem, toProblem } from './to-problem.ts';

const problem: Problem = { status: 400, code: 'odd', title: 'Odd', detail: 'It is odd.' };
const shown = async (given: Partial<Problem>): Promise<unknown> =>
  problemResponse({ ...problem, ...given }).json();
const errorsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ field: `f${n}`, message: 'is wrong' }));

describe('an error response', () => {
  it('has the problem media type, is not cached, and keeps other headers', async () => {
    const response = problemResponse({ ...problem, headers: { 'retry-after': '5' } });
    expect(response.status).toBe(400);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'retry-after': '5',
    });
    expect(await response.json()).toEqual({
      type: 'urn:loadout:problem:odd',
      code: 'odd',
      status: 400,
      title: 'Odd',
      detail: 'It is odd.',
    });
  });

  it('has a limited length, whatever the request was', async () => {
    expect(await shown({ detail: 'x'.repeat(2000) })).toMatchObject({ detail: 'x'.repeat(2000) });
    expect(await shown({ detail: 'x'.repeat(2001) })).toMatchObject({ detail: `${'x'.repeat(2000)}…` });
    expect(await shown({ errors: errorsOf(30) })).toMatchObject({ errors: { length: 20 } });
    const errors = [{ field: 'f'.repeat(101), message: 'm'.repeat(2001) }];
    expect(await shown({ errors })).toMatchObject({
      errors: [{ field: `${'f'.repeat(100)}…`, message: `${'m'.repeat(2000)}…` }],
    });
  });

  it('lists the first invalid fields, and counts the rest', () => {
    expect(validationProblem('body', errorsOf(5)).detail).toMatch(/: f0: is wrong; .*; f4: is wrong\.$/);
    expect(validationProblem('body', errorsOf(7)).detail).toMatch(/f4: is wrong; and 2 more\.$/);
    const sentence = { field: 'fits', message: 'No such device. See the list.' };
    expect(validationProblem('query', [sentence, sentence]).detail).toBe(
      'The query is not as expected: fits: No such device. See the list; fits: No such device. See the list.',
    );
    expect(validationProblem('body', [{ field: '', message: 'is empty' }]).detail).toBe(
      'The body is not as expected: is empty.',
    );
  });
});

describe('validation errors', () => {
  it.each([
    [{ a: 1 }, [{ field: 'b[0].c', message: 'missing: expected string' }]],
    [
      { a: 1, x: 2 },
      [
        { field: 'b[0].c', message: 'missing: expected string' },
        { field: 'x', message: 'unknown field' },
      ],
    ],
    [
      {},
      [
        { field: 'a', message: 'missing: expected number' },
        { field: 'b[0].c', message: 'missing: expected string' },
      ],
    ],
  ])('in %j are listed by field', (given, expected) => {
    const schema = z.strictObject({ a: z.number(), b: z.array(z.object({ c: z.string() })) });
    const { error } = schema.safeParse({ ...given, b: [{}] });
    expect(error && fieldProblems(error)).toEqual(expect.arrayContaining(expected));
    expect(error && fieldProblems(error)).toHaveLength(expected.length);
  });

  it.each([
    [z.string(), 7, 'expected string, received number'],
    [z.string().min(1), '', 'expected string of at least 1 characters'],
    [z.string().max(2), 'abc', 'expected string of at most 2 characters'],
    [z.array(z.string()).min(2), [], 'expected array of at least 2 items'],
    [z.number().max(9), 10, 'expected number of at most 9'],
    [z.enum(['a', 'b']), 'c', 'expected one of "a", "b"'],
  ])('say what is expected, without the category of the checker', (schema, given, expected) => {
    const { error } = schema.safeParse(given);
    expect(error && fieldProblems(error)).toEqual([{ field: '', message: expected }]);
  });

  it('name the wrong type, also for the whole body', () => {
    const { error } = z.string().safeParse(7);
    expect(error && fieldProblems(error)).toEqual([
      { field: '', message: expect.stringContaining('number') },
    ]);
  });
});

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('a JSON body', () => {
  const app = new Hono().onError((error) => problemResponse(toProblem(error) ?? internalProblem));
  app.post('/', jsonBody, async (c) => c.json(await c.req.json()));
  const send = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
    app.request('/', { method: 'POST', body, headers: { 'content-type': type } });

  it.each([
    ['application/json', '{"a":[1,"]"]}'],
    ['Application/JSON; charset=utf-8', '[]'],
    ['application/merge-patch+json', '[]'],
    ['application/json', nested(100)],
    ['application/json', `["${'['.repeat(200)}"]`],
    ['application/json', `["\\"${'['.repeat(200)}"]`],
    ['application/json', `[${'[],'.repeat(200)}[]]`],
  ])('of the type %s is read: %s', async (type, body) => {
    const response = await send(body, type);
    expect([response.status, await response.json()]).toEqual([200, JSON.parse(body)]);
  });

  it.each<[string, string | Uint8Array<ArrayBuffer>, string, number, string]>([
    ['another type', '{}', 'text/plain', 415, 'unsupported-media-type'],
    ['a type that looks like it', '{}', 'application/jsonp', 415, 'unsupported-media-type'],
    ['no JSON', '{', 'application/json', 400, 'malformed-json'],
    ['nothing', '', 'application/json', 400, 'malformed-json'],
    ['other bytes', new Uint8Array([0x22, 0xff, 0x22]), 'application/json', 400, 'malformed-json'],
    ['too many levels', nested(101), 'application/json', 400, 'nested-too-deep'],
  ])('of %s is refused', async (_, body, type, status, code) => {
    const response = await send(body, type);
    expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ code })]);
  });

  it('that is empty is told from one that is broken', async () => {
    expect(await (await send('')).text()).toContain('it is empty');
    expect(await (await send('{')).text()).not.toContain('it is empty');
  });

  it('has a media type, which the error message contains', () => {
    expect(mediaType(undefined)).toBe('');
    expect(mediaType(' Text/Plain ; charset=x')).toBe('text/plain');
    expect(unsupportedType('', 'a/b').message).toBe('The body is of no stated type; send a/b.');
    expect(unsupportedType('c/d', 'a/b').message).toBe('The body is c/d; send a/b.');
  });
});

describe('a route for administrators', () => {
  const app = new Hono().onError((error) => problemResponse(toProblem(error) ?? internalProblem));
  app.get('/', adminOnly('x'.repeat(40)), (c) => c.text('in'));
  const get = async (authorization?: string) =>
    (await app.request('/', { headers: authorization === undefined ? {} : { authorization } })).status;

  it('accepts the token', async () => {
    expect(await get(`Bearer ${'x'.repeat(40)}`)).toBe(200);
    expect(await get(`bearer  ${'x'.repeat(40)}`)).toBe(200);
  });

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    `Bearer ${'x'.repeat(39)}`,
    `Bearer ${'x'.repeat(41)}`,
    `Basic ${'x'.repeat(40)}`,
  ])('refuses %s', async (authorization) => {
    expect(await get(authorization)).toBe(401);
  });
});

describe('an error as a problem', () => {
  it('has the status, code and detail of the error; an unexpected error has none', () => {
    expect(toProblem(new HttpProblem(problem))).toEqual(problem);
    expect(toProblem(new HTTPException(418, { message: 'Teapot.' }))).toMatchObject({
      status: 418,
      code: 'http-418',
      detail: 'Teapot.',
    });
    expect(toProblem(new HTTPException(418))?.detail).toBe('The request was refused.');
    expect(toProblem(new CatalogueError('unknown-provider', 'No such one.', 'provider'))).toMatchObject({
      title: 'Unknown provider',
      errors: [{ field: 'provider', message: 'No such one.' }],
    });
    expect(toProblem(new Error('the password is 1234'))).toBeUndefined();
    expect(toProblem(new HTTPException(500, { message: 'the password is 1234' }))).toBeUndefined();
  });

  it.each([
    ['model', { 'x-error-code': 'RepoNotFound' }],
    ['dataset', { 'x-error-code': 'RepoNotFound' }],
    ['space', { 'x-error-code': 'RepoNotFound' }],
    ['library', undefined],
    ['task', undefined],
  ] as const)('tells clients of a hub that a repository is missing: %s', (kind, headers) => {
    const found = toProblem(new NotFoundError(kind, 'a', ['b']));
    expect([found?.status, found?.code, found?.nearest, found?.headers]).toEqual([
      404,
      `unknown-${kind}`,
      ['b'],
      headers,
    ]);
  });

  it('of a service says which one, and not why', () => {
    const secret = 'host.internal';
    const of = (error: Error) => {
      const found = toProblem(error);
      expect(JSON.stringify(found)).not.toContain(secret);
      return [found?.status, found?.code, found?.headers?.['retry-after']];
    };
    expect(of(new SearchError('unavailable', secret))).toEqual([503, 'search-unavailable', '5']);
    expect(of(new HubError('bad-answer', secret))).toEqual([502, 'hub-unavailable', '30']);
  });
});

it('a whole file has its length', () => {
  const headers = new Headers({ 'content-type': 'audio/ogg' });
  const asked = { header: (name: string) => (name === 'if-range' ? ' "abc" ' : 'bytes=9-9') };
  expect(wholeOrPart(new Uint8Array(10), '"abc"', asked, headers).headers.get('content-range')).toBe(
    'bytes 9-9/10',
  );
  const whole = wholeOrPart(new Uint8Array(10), '"abc"', { header: () => undefined }, new Headers());
  expect([whole.status, whole.headers.get('content-length')]).toEqual([200, '10']);
});
