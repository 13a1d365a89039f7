import { describe, expect, it } from 'vitest';
import { CatalogueError } from '../errors.ts';
import { inferenceSnippets } from './snippets.ts';

const chat = { id: 'acme/tern-1', pipeline_tag: 'text-generation', tags: ['conversational'] };
const classifier = { id: 'acme/tern-1', pipeline_tag: 'text-classification' };
const questionModel = { id: 'acme/tern-1', pipeline_tag: 'question-answering' };
const sorted = { id: 'acme/tern-1', pipeline_tag: 'zero-shot-classification' };

/** Options from outside, which the compiler has not checked. */
function refusal(record: unknown, options: object): CatalogueError {
  try {
    inferenceSnippets(record, options);
  } catch (error) {
    if (error instanceof CatalogueError) return error;
    throw error;
  }
  throw new Error('was not refused');
}

describe('a refusal names the alternatives', () => {
  it.each<[object, string]>([
    [
      { clients: ['axios'] },
      'There is no client "axios". Known: openai, huggingface_hub, fal_client, requests,',
    ],
    [{ languages: ['rust'] }, 'No client is written in "rust". Known: python, javascript'],
    [{ provider: 'fal-ai' }, 'Fal.ai does not serve conversational. Providers that do: baseten, cerebras,'],
  ])('%j', (options, message) => {
    expect(refusal(chat, options).message).toContain(message);
  });
});

describe('bad input is refused by name', () => {
  it.each<[string, unknown, object, string, string]>([
    ['a provider', chat, { provider: 'nobody' }, 'unknown-provider', 'provider'],
    [
      'a provider with the name of a property',
      chat,
      { provider: '__proto__' },
      'unknown-provider',
      'provider',
    ],
    ['a client', chat, { clients: ['axios'] }, 'unknown-client', 'clients'],
    ['a language', chat, { languages: ['rust'] }, 'unknown-client', 'languages'],
    ['an option', chat, { temprature: 1 }, 'invalid-option', 'temprature'],
    ['no address', chat, { endpointUrl: 'tern' }, 'invalid-option', 'endpointUrl'],
    [
      'an address of another protocol',
      chat,
      { endpointUrl: 'file:///etc/passwd' },
      'invalid-option',
      'endpointUrl',
    ],
    [
      'an address with one slash',
      chat,
      { endpointUrl: 'https:/tern.example.com' },
      'invalid-option',
      'endpointUrl',
    ],
    [
      'an address with a line break',
      chat,
      { endpointUrl: 'https://a.example\n/b' },
      'invalid-option',
      'endpointUrl',
    ],
    [
      'an address with a password',
      chat,
      { endpointUrl: 'https://a:b@c.example' },
      'invalid-option',
      'endpointUrl',
    ],
    [
      'an address with a query',
      chat,
      { endpointUrl: 'https://a.example/?b=c' },
      'invalid-option',
      'endpointUrl',
    ],
    ['an organisation no header can hold', chat, { billTo: '鷗' }, 'invalid-option', 'billTo'],
    ['an organisation with blanks around it', chat, { billTo: ' acme ' }, 'invalid-option', 'billTo'],
    ['a share above 1', chat, { top_p: 5 }, 'invalid-option', 'top_p'],
    ['tools that are none', chat, { tools: [1] }, 'invalid-option', 'tools'],
    ['inputs of a chat that are no text', chat, { inputs: { text: 'Hello' } }, 'invalid-option', 'inputs'],
    [
      'two kinds of words for a chat',
      chat,
      { inputs: 'Hello', messages: [{ role: 'user', content: 'Hello' }] },
      'invalid-option',
      'inputs',
    ],
    [
      'inputs with an unknown field',
      questionModel,
      { inputs: { qestion: 'Who?' } },
      'invalid-option',
      'inputs',
    ],
    ['a text where fields are needed', questionModel, { inputs: 'Who?' }, 'invalid-option', 'inputs'],
    ['a number where fields are needed', questionModel, { inputs: 0 }, 'invalid-option', 'inputs'],
    ['no labels at all', sorted, { inputs: { candidate_labels: [] } }, 'invalid-option', 'inputs'],
    ['an organisation with a line break', chat, { billTo: 'a\r\nX-Evil: 1' }, 'invalid-option', 'billTo'],
    ['an empty organisation', chat, { billTo: ' ' }, 'invalid-option', 'billTo'],
    ['a token with a line break', chat, { accessToken: 'a\nb' }, 'invalid-option', 'accessToken'],
    ['a temperature in words', chat, { temperature: 'hot' }, 'invalid-option', 'temperature'],
    ['no tokens at all', chat, { max_tokens: 0 }, 'invalid-option', 'max_tokens'],
    ['messages that are none', chat, { messages: ['Hello'] }, 'invalid-option', 'messages'],
    ['a stream of labels', classifier, { streaming: true }, 'invalid-option', 'streaming'],
    ['a temperature for labels', classifier, { temperature: 0 }, 'invalid-option', 'temperature'],
    ['inputs of another shape', classifier, { inputs: { a: 1 } }, 'invalid-option', 'inputs'],
    ['streaming in words', chat, { streaming: 'yes' }, 'invalid-option', 'streaming'],
    ['direct in words', chat, { directRequest: 'yes' }, 'invalid-option', 'directRequest'],
    ['a provider that is no text', chat, { provider: 7 }, 'invalid-option', 'provider'],
    ['clients that are no list', chat, { clients: 'fetch' }, 'invalid-option', 'clients'],
    ['a schema that is no object', chat, { response_format: 'json' }, 'invalid-option', 'response_format'],
    ['a task the provider does not serve', classifier, { provider: 'groq' }, 'unsupported-task', 'provider'],
  ])('%s', (_what, record, options, code, where) => {
    expect(refusal(record, options)).toMatchObject({ code, where });
  });

  it('says which option it was', () => {
    expect(refusal(chat, { temprature: 1 }).message).toBe('There is no option "temprature".');
  });
});

describe('the fixed messages', () => {
  it.each([
    [{ ...classifier }, { clients: ['openai'] }, 'Template not found: python/openai/basic'],
    [
      { ...classifier, pipeline_tag: 'text-to-image' },
      { clients: ['openai'], languages: ['javascript'] },
      'Template not found: js/openai/textToImage',
    ],
    [
      chat,
      { clients: ['fal_client'], streaming: true },
      'Template not found: python/fal_client/conversationalStream',
    ],
    [
      { ...classifier, pipeline_tag: 'text-to-audio' },
      { clients: ['huggingface_hub'] },
      'Template not found: python/huggingface_hub/textToAudio',
    ],
  ])('a combination that does not exist', (record, options, message) => {
    expect(refusal(record, options)).toMatchObject({ code: 'template-not-found', message });
  });

  it.each(['reinforcement-learning', '', '__proto__'])('a task without inputs: %j', (pipeline_tag) => {
    expect(refusal({ id: 'acme/tern-1', pipeline_tag }, {})).toMatchObject({
      code: 'no-input-example',
      message: 'No input example has been defined for this model task.',
    });
  });
});
