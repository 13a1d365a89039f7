import { describe, expect, it } from 'vitest';
import { readOptionTexts, callOptions } from './options.ts';

const requested = (query: string, chat: boolean) =>
  callOptions(readOptionTexts(new URLSearchParams(query)), chat);

describe('options in the address', () => {
  it('treats an empty text as absent, and 0 as a value', () => {
    expect(requested('temperature=0&top_p=', true)).toMatchObject({ temperature: 0, top_p: undefined });
  });

  it('leaves out what only a chat takes, for any other task', () => {
    expect(requested('system=Be+brief&tools=[]&streaming=yes', false)).toEqual({
      billTo: undefined,
      endpointUrl: undefined,
      directRequest: undefined,
      errorHandling: undefined,
      inputs: undefined,
    });
  });

  it('handles errors on request', () => {
    expect(requested('errors=yes', false).errorHandling).toBe(true);
  });

  it('reads an input as a text, or as fields where it is an object', () => {
    expect(requested('inputs=Hello', false).inputs).toBe('Hello');
    expect(requested('inputs={"question":"Who?"}', false).inputs).toEqual({ question: 'Who?' });
    expect(requested('inputs={"question":"Who?"}', true).inputs).toBe('{"question":"Who?"}');
  });

  it('reads messages and tools', () => {
    const messages = [{ role: 'user', content: 'Hello' }];
    const tools = [{ type: 'function', function: { name: 'tide_at' } }];
    const query = new URLSearchParams({ messages: JSON.stringify(messages), tools: JSON.stringify(tools) });
    expect(requested(query.toString(), true)).toMatchObject({ messages, tools });
  });

  it('wraps a bare schema, and keeps one that is wrapped', () => {
    const wrapped = { type: 'json_schema', json_schema: { name: 'city', schema: { type: 'object' } } };
    expect(requested('schema={"type":"object"}', true).response_format).toEqual({
      type: 'json_schema',
      json_schema: { name: 'answer', schema: { type: 'object' }, strict: true },
    });
    expect(requested(`schema=${JSON.stringify(wrapped)}`, true).response_format).toEqual(wrapped);
  });

  it.each(['messages', 'tools', 'schema'])('names the option that is not valid JSON: %s', (name) => {
    expect(() => requested(`${name}=[oops`, true)).toThrow(`${name} is not valid JSON.`);
  });
});
