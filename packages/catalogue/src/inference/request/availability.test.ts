import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../../records/model.ts';
import { inferenceAnswer, inferenceRequest, inferenceSnippets } from '../snippets.ts';
import { autoProvider, providersFor } from './availability.ts';
import type { InferenceOptions } from './options.ts';
import { chat, classifier, mapped, painter } from './records.testing.ts';

describe('which provider an automatic call reaches', () => {
  it.each<[string, ModelRecord, string]>([
    ['the first live one that serves the task', mapped('groq', 'nscale', 'together'), 'nscale'],
    ['never an unknown one', mapped('nobody', 'together'), 'together'],
    ['not told by the record', mapped('nobody'), 'auto'],
    ['the router decides for a chat', chat, 'auto'],
  ])('%s', (_what, record, provider) => {
    expect(autoProvider(record)).toBe(provider);
  });
});

const clientsOf = (record: ModelRecord, options: InferenceOptions = {}): readonly string[] =>
  inferenceSnippets(record, options).map(({ client }) => client);

describe('an automatic call of a task other than chat', () => {
  it('is printed by the clients that look up a provider, and by no other', () => {
    const { snippets, notices } = inferenceAnswer(classifier);
    expect(snippets.map(({ client }) => client)).toEqual(['huggingface_hub', 'huggingface.js']);
    expect(snippets[0]?.code.text).toContain('provider="auto"');
    expect(snippets[1]?.code.text).toContain('provider: "auto"');
    expect(notices).toEqual([
      {
        code: 'provider-required',
        message: expect.stringMatching(/For requests, fetch, curl choose one: hf-inference\.$/),
      },
    ]);
  });

  it.each(['text-to-video', 'image-to-video'])('keeps the SDK clients of %s', (pipeline_tag) => {
    expect(clientsOf({ id: 'acme/tern-1', pipeline_tag })).toEqual(['huggingface_hub', 'huggingface.js']);
  });

  it('has no single request', () => {
    expect(() => inferenceRequest(painter)).toThrow(/choose one/);
  });

  it('of a chat goes to the router with every client', () => {
    expect(clientsOf(chat)).toContain('curl');
    expect(inferenceAnswer(chat).notices).toEqual([]);
  });
});

describe('clients requested by name', () => {
  it('returns those that can, and a notice for each that cannot', () => {
    const options = { provider: 'hf-inference', clients: ['openai', 'curl', 'fal_client'] };
    const { snippets, notices } = inferenceAnswer(classifier, options);
    expect(snippets.map(({ client }) => client)).toEqual(['curl']);
    expect(notices.map(({ message }) => message)).toEqual([
      'Template not found: python/openai/basic',
      'Template not found: python/fal_client/basic',
      'Template not found: js/openai/basic',
    ]);
  });
});

const offersOf = (record: ModelRecord): readonly [readonly string[], readonly string[]] => {
  const { offered, others } = providersFor(record);
  return [offered.map(({ provider }) => provider), others.map(({ provider }) => provider)];
};

describe('which providers are offered', () => {
  it('are those that the record names as live, the automatic route and the hub', () => {
    const [offered, others] = offersOf(mapped('nscale'));
    expect(offered).toEqual(['auto', 'nscale']);
    expect(others).toEqual(expect.arrayContaining(['fal-ai', 'hf-inference']));
    expect(offersOf(classifier)).toEqual([['auto', 'hf-inference'], []]);
  });

  it.each(['text-generation', 'text-to-image', 'image-to-image', 'text-to-speech', 'text-to-audio'])(
    "not the hub's service for %s, which mostly needs a GPU",
    (pipeline_tag) => {
      const record = { id: 'acme/tern-1', pipeline_tag, library_name: 'transformers' };
      expect(offersOf(record)[1]).toContain('hf-inference');
      const live = { ...record, inferenceProviderMapping: [{ provider: 'hf-inference', status: 'live' }] };
      expect(offersOf(live)[0]).toContain('hf-inference');
    },
  );

  it('not one in staging, or live for another task', () => {
    const entry = { provider: 'nscale', providerId: 'tern' };
    const staging = { ...painter, inferenceProviderMapping: [{ ...entry, status: 'staging' }] };
    const other = { ...painter, inferenceProviderMapping: [{ ...entry, status: 'live', task: 'x' }] };
    expect(offersOf(staging)[0]).not.toContain('nscale');
    expect(offersOf(other)[0]).not.toContain('nscale');
  });

  it("not Groq, OpenAI or the hub's service for somebody's GGUF file", () => {
    const [offered, others] = offersOf({ ...chat, tags: ['conversational', 'gguf'] });
    expect(offered).toEqual(['auto']);
    expect(others).toEqual(expect.arrayContaining(['groq', 'openai', 'hf-inference']));
  });

  it('not the automatic route for a reranker: the clients that look up a provider cannot call it', () => {
    expect(offersOf({ ...classifier, id: 'acme/tern-reranker' })).toEqual([['hf-inference'], []]);
  });

  it('none for a task that nobody serves', () => {
    expect(offersOf({ id: 'acme/tern-1', pipeline_tag: 'robotics' })).toEqual([[], []]);
  });

  it('warns on every snippet of another provider that availability is unknown', () => {
    for (const { warnings = [] } of inferenceSnippets(painter, { provider: 'nscale' }))
      expect(warnings.map(({ code }) => code)).toContain('availability-unknown');
    for (const { warnings = [] } of inferenceSnippets(mapped('nscale'), { provider: 'nscale' }))
      expect(warnings).toEqual([]);
  });
});
