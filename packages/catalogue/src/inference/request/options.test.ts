import { describe, expect, it } from 'vitest';
import { checkNoChatOptions, checkOptions, type InferenceOptions } from './options.ts';

const address = (length: number): string => 'https://tern.example/'.padEnd(length, 'x');

describe('the options of a call', () => {
  it.each<[string, InferenceOptions]>([
    ['a header of the largest size', { billTo: 'x'.repeat(100_000) }],
    ['a header of one character', { accessToken: 'x' }],
    ['spaces inside a header', { billTo: 'a b' }],
    ['an address of the largest size', { endpointUrl: address(2000) }],
    ['an address in capitals', { endpointUrl: 'HTTPS://TERN.EXAMPLE' }],
    ['the smallest numbers', { temperature: 0, max_tokens: 1, top_p: 0 }],
    ['the largest share', { top_p: 1 }],
    ['a high temperature', { temperature: 1000 }],
  ])('may be %s', (_, options) => {
    expect(() => checkOptions(options)).not.toThrow();
  });

  it.each<[string, unknown]>([
    ['billTo', 'x'.repeat(100_001)],
    ['billTo', ''],
    ['billTo', ' a'],
    ['billTo', 'a '],
    ['billTo', 'é'],
    ['billTo', 7],
    ['endpointUrl', address(2001)],
    ['endpointUrl', 7],
    ['endpointUrl', 'https://tern.example/\u0085'],
    ['endpointUrl', 'ftp://tern.example'],
    ['endpointUrl', 'https://'],
    ['endpointUrl', 'https://[tern'],
    ['endpointUrl', 'https://ada@tern.example'],
    ['endpointUrl', 'https://:secret@tern.example'],
    ['endpointUrl', 'https://tern.example?a=b'],
    ['endpointUrl', 'https://tern.example#a'],
    ['endpointUrl', 'https://tern.example?'],
    ['endpointUrl', 'https://tern.example#'],
    ['temperature', -0.1],
    ['temperature', Infinity],
    ['temperature', Number.NaN],
    ['temperature', '1'],
    ['top_p', 1.1],
    ['max_tokens', 0],
    ['max_tokens', 1.5],
    ['max_tokens', '5'],
  ])('may not be %s: %j', (option, value) => {
    expect(() => checkOptions({ [option]: value })).toThrow(
      expect.objectContaining({ code: 'invalid-option', where: option }),
    );
  });

  it('are refused with the place of the fault', () => {
    expect(() => checkOptions({ messages: [] })).toThrow(/^messages /);
    const messages: unknown = [{ role: 'user', content: 'a' }, 'b'];
    expect(() => checkOptions(Object.fromEntries([['messages', messages]]))).toThrow(/^messages\.1 /);
  });

  it('of a chat are refused for another task, unless they are off', () => {
    expect(() => checkNoChatOptions({ temperature: 0 }, 'fill-mask')).toThrow(
      'temperature is for chat models; fill-mask does not take it.',
    );
    expect(() => checkNoChatOptions({ streaming: false }, 'fill-mask')).not.toThrow();
    expect(() => checkNoChatOptions({ provider: 'auto' }, 'fill-mask')).not.toThrow();
  });
});
