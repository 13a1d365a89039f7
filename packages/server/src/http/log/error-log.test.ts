import { describe, expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { errorLog } from './error-log.ts';

const secrets = {
  adminToken: 'admin-token-of-16',
  hub: { url: 'https://hub.example', token: 'hub-token' },
  databaseUrl: 'postgres://user:p%40ss-word@host/db',
};

function lineFor(error: unknown) {
  const lines: string[] = [];
  errorLog(secrets, (line) => lines.push(line))(error, { id: 'r1', method: 'GET', path: '/x' });
  expect(lines).toHaveLength(1);
  const [line = ''] = lines;
  expect(line).not.toContain('\n');
  const read: Record<string, unknown> = JSON.parse(line);
  return { line, read };
}

function parseError(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

describe('the log line of an error', () => {
  test('names the request, the error and where it was thrown', () => {
    const { read } = lineFor(new RangeError('out of range'));
    expect(read).toMatchObject({
      level: 'error',
      id: 'r1',
      method: 'GET',
      path: '/x',
      error: 'RangeError',
      message: 'out of range',
      stack: expect.arrayContaining([expect.stringMatching(/^at .*error-log\.test/)]),
    });
  });

  test('contains no secret of the error or its cause', () => {
    const cause = new Error('GET with Bearer abc.def failed at https://me:pw@other.example');
    const { line } = lineFor(new Error('admin-token-of-16, hub-token, p@ss-word and p%40ss-word', { cause }));
    expect(line).not.toMatch(/admin-token|hub-token|ss-word|abc\.def|pw@/);
  });

  test('contains no part of a record that a parser message quotes', () => {
    expect(lineFor(parseError('{"id": secret-name}')).line).not.toContain('secret');
  });

  test('has the cause, if there is one', () => {
    const { read } = lineFor(new Error('outer', { cause: new TypeError('inner') }));
    expect(read).toMatchObject({ message: 'outer', cause: { error: 'TypeError', message: 'inner' } });
    expect(lineFor(new Error('alone')).read).not.toHaveProperty('cause');
  });

  test('has the first frames of a deep stack', () => {
    const error = new Error('deep');
    error.stack = ['Error: deep', ...Array.from({ length: 100 }, (_unused, n) => `    at f${n} (x.ts)`)].join(
      '\n',
    );
    const { stack } = lineFor(error).read;
    expect(stack).toContain('at f0 (x.ts)');
    expect(stack).not.toContain('at f99 (x.ts)');
  });

  test('is the same without any secret to hide', () => {
    const lines: string[] = [];
    errorLog({}, (line) => lines.push(line))(new Error('plain words'), {
      id: 'r1',
      method: 'GET',
      path: '/x',
    });
    expect(lines.join('\n')).toContain('"plain words"');
  });

  test('stays short', () => {
    expect(lineFor(new Error('x'.repeat(100_000))).line.length).toBeLessThan(6000);
  });
});

test('a server error is logged with the request id of the response', async () => {
  const logged: unknown[] = [];
  const app = await testApp(
    {},
    { render: () => Promise.reject(new Error('broken')), logError: (_error, facts) => logged.push(facts) },
  );
  const response = await app.get('/page?record=private');
  expect(response.status).toBe(500);
  expect(logged).toEqual([{ id: response.headers.get('x-request-id'), method: 'GET', path: '/page' }]);
  await app.close();
});
