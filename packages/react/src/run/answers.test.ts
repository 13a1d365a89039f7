import { describe, expect, it } from 'vitest';
import { blobFrom, chatAnswer, pictureIn, valueAt } from './json-answer.ts';
import { messageIn, refusalOf } from './problem.ts';
import { readStream } from './stream.ts';
import { cellText, tableOf } from './table-of.ts';
import { tokenProblem } from './token.ts';

const bodyOf = (...chunks: readonly string[]) => {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
};
const event = (delta: object, rest: object = {}): string =>
  `data: ${JSON.stringify({ choices: [{ delta, ...rest }] })}\n\n`;

describe('a stream of events', () => {
  it('is shown part by part, however the network splits it', async () => {
    const whole = `: hello\r\n\r\n${event({ content: 'One ' })}${event({ content: 'π' })}data: [DONE]\n\n`;
    const shown: string[] = [];
    const { answer, complete } = await readStream(bodyOf(...whole.split(/(?=.)/su)), ({ text }) =>
      shown.push(text),
    );
    expect(answer.text).toBe('One π');
    expect(complete).toBe(true);
    expect([...new Set(shown)]).toEqual(['', 'One ', 'One π']);
  });

  it('is complete with a finish reason, also without [DONE] and a last line break', async () => {
    const whole = event({ content: 'x' }, { finish_reason: 'stop' }).trimEnd();
    expect(await readStream(bodyOf(whole), () => undefined)).toMatchObject({ complete: true });
  });

  it('is incomplete if the connection ends early', async () => {
    const { complete, answer } = await readStream(bodyOf(event({ content: 'x' })), () => undefined);
    expect([complete, answer.text]).toEqual([false, 'x']);
  });

  it('collects reasoning and the parts of tool calls', async () => {
    const { answer } = await readStream(
      bodyOf(
        event({ reasoning_content: 'Hm.', content: null }),
        event({ tool_calls: [{ index: 0, function: { name: 'tide_at', arguments: '{"a"' } }] }),
        event({ tool_calls: [{ index: 0, function: { arguments: ':1}' } }] }),
        event({ content: { odd: true } }),
      ),
      () => undefined,
    );
    expect(answer).toEqual({
      text: '',
      reasoning: 'Hm.',
      toolCalls: [{ name: 'tide_at', arguments: '{"a":1}' }],
    });
  });

  it.each([
    ['data: {"error":{"message":"Overloaded"}}\n', { detail: 'Overloaded' }],
    ['data: <html>\n', { title: 'The answer is not a stream of JSON events.' }],
  ])('ends with a problem: %s', async (text, problem) => {
    await expect(readStream(bodyOf(text), () => undefined)).rejects.toMatchObject({ problem });
  });
});

describe('a JSON answer', () => {
  it('is read by the paths of the snippets', () => {
    const value = { data: [{ url: 'a' }], output: ['b'], audio_file: { url: 'c' } };
    expect(valueAt(value, ['data', 0, 'url'])).toBe('a');
    expect(valueAt(value, ['output', { first: 'if it is a list' }])).toBe('b');
    expect(valueAt(value, [['audio', 'audio_file'], 'url'])).toBe('c');
    expect(valueAt('text', ['data', 0])).toBeUndefined();
  });

  it('is shown as text if it is a chat or a completion', () => {
    expect(chatAnswer({ choices: [{ message: { content: 'Hi' } }] })?.text).toBe('Hi');
    expect(chatAnswer({ choices: [{ text: 'once' }] })?.text).toBe('once');
    expect(chatAnswer([{ label: 'a' }])).toBeUndefined();
  });

  it.each<[string, unknown, readonly string[], readonly (readonly unknown[])[]]>([
    [
      'a list of objects',
      [{ label: 'a', score: 1 }, { label: 'b' }],
      ['label', 'score'],
      [
        ['a', 1],
        ['b', undefined],
      ],
    ],
    ['a list in a list', [[{ label: 'a' }]], ['label'], [['a']]],
    [
      'an object',
      { answer: 'x', start: 3 },
      ['Field', 'Value'],
      [
        ['answer', 'x'],
        ['start', 3],
      ],
    ],
    [
      'lists side by side',
      { text: 'x', labels: ['a', 'b'], scores: [1, 0] },
      ['labels', 'scores'],
      [
        ['a', 1],
        ['b', 0],
      ],
    ],
    ['an embedding', [0.5, 0.25], ['Values'], [[[0.5, 0.25]]]],
    ['a single value', 'x', ['Value'], [['x']]],
    ['nothing', [], ['Entry', 'Value'], []],
  ])('is a table: %s', (_what, value, columns, rows) => {
    const table = tableOf(value);
    expect(table.columns).toEqual(columns);
    expect(table.rows.map(({ cells }) => cells)).toEqual(rows);
  });

  it('is truncated if it is long, with the number of rows left out', () => {
    expect(tableOf(Array.from({ length: 130 }, (_, at) => ({ at }))).more).toBe(30);
    expect(cellText('x'.repeat(400))).toHaveLength(301);
    expect(cellText(Array.from({ length: 384 }, () => 0.123_456_789))).toMatch(/^384 numbers: 0\.12346, /);
    expect(cellText(null)).toBe('');
  });

  it('may contain images and files', async () => {
    const png = `iVBORw0KGgo${'A'.repeat(80)}=`;
    expect(pictureIn(png)).toBe(`data:image/png;base64,${png}`);
    expect(pictureIn(`iVBORw0KGgo${' <svg>'.repeat(20)}`)).toBeUndefined();
    const blob = blobFrom('data:audio/flac;base64,aGk=', 'audio/wav');
    expect([blob?.type, await blob?.text()]).toEqual(['audio/flac', 'hi']);
    expect(blobFrom('not base64!', '')).toBeUndefined();
  });
});

const refused = (status: number, body: string, headers: Record<string, string> = {}) =>
  refusalOf(new Response(body, { status, headers }));

describe('an error response', () => {
  it.each([401, 402, 403, 404, 413, 429, 500, 502, 503, 504, 418])(
    'with %i says what to do',
    async (status) => {
      const { title, advice } = await refused(status, '{"error":"no"}');
      expect(title).toMatch(new RegExp(`^[A-Z].*\\. \\(${status}\\)$`));
      expect(advice).toMatch(/^[A-Z].*\.$/);
    },
  );

  it('shows the message of the service, and how long to wait', async () => {
    const problem = await refused(429, '{"error":{"message":"Slow down"}}', { 'retry-after': '30' });
    expect(problem).toMatchObject({ advice: 'Wait 30 seconds, then run it again.', detail: 'Slow down' });
  });

  it('does not show an HTML page', async () => {
    expect(await refused(502, '<h1>Bad gateway</h1>', { 'content-type': 'text/html' })).not.toHaveProperty(
      'detail',
    );
  });

  it.each([
    ['{"error":"a"}', 'a'],
    ['{"message":"b"}', 'b'],
    ['{"detail":[{"msg":"c"}]}', 'c'],
    ['plain', 'plain'],
    ['', undefined],
  ])('finds the message in %s', (text, message) => {
    expect(messageIn(text)).toBe(message);
  });
});

describe('a token', () => {
  it.each(['', ' ', 'hf_a b', 'hf_a\nb', 'hf_a\tb', 'hf_ä', 'hf_\u200b'])(
    'like %j is refused with a reason',
    (token) => {
      expect(tokenProblem(token)).toMatch(/^(?:Enter|The token).*\.$/);
    },
  );

  it('may have spaces around it', () => {
    expect(tokenProblem(' hf_abc\n')).toBeUndefined();
  });
});
