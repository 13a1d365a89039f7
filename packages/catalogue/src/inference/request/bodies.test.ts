import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../../records/model.ts';
import { inferenceRequest } from '../snippets.ts';
import { bodyOf, chat } from './records.testing.ts';

describe('the body of a chat', () => {
  it('names the provider in the model when the router passes it on', () => {
    expect(bodyOf(chat, { provider: 'groq' })).toMatchObject({ model: 'acme/tern-1:groq' });
    expect(bodyOf(chat, {})).toMatchObject({ model: 'acme/tern-1' });
  });

  it("uses the provider's own name of the model when called directly", () => {
    const mapped = {
      ...chat,
      inferenceProviderMapping: { groq: { providerId: 'tern-fast', status: 'live' } },
    };
    expect(bodyOf(mapped, { provider: 'groq', directRequest: true })).toMatchObject({ model: 'tern-fast' });
    expect(bodyOf(mapped, { provider: 'groq', directRequest: true, providerModelId: 'mine' })).toMatchObject({
      model: 'mine',
    });
  });

  it('has a default question, also about an image', () => {
    expect(bodyOf(chat, {})).toMatchObject({
      messages: [{ role: 'user', content: 'What is the capital of France?' }],
    });
    expect(JSON.stringify(bodyOf({ ...chat, pipeline_tag: 'image-text-to-text' }, {}))).toContain(
      'Describe this image in one sentence.',
    );
  });

  it('keeps a value of 0', () => {
    expect(bodyOf(chat, { temperature: 0, top_p: 0 })).toMatchObject({ temperature: 0, top_p: 0 });
  });

  it('puts a system prompt before the messages', () => {
    const messages = [{ role: 'user', content: 'Hello' }];
    expect(bodyOf(chat, { systemPrompt: 'Be brief.', messages })).toMatchObject({
      messages: [{ role: 'system', content: 'Be brief.' }, ...messages],
    });
  });

  it('streams only with the streaming option', () => {
    expect(inferenceRequest(chat, { streaming: true }).answer.kind).toBe('stream');
    expect(bodyOf(chat, { streaming: false })).toMatchObject({ stream: undefined });
  });

  it('has the bare schema for Together', () => {
    const schema = { type: 'object' };
    const response_format = { type: 'json_schema', json_schema: { name: 'x', schema } };
    expect(bodyOf(chat, { provider: 'together', directRequest: true, response_format })).toMatchObject({
      response_format: { type: 'json_schema', schema },
    });
    expect(bodyOf(chat, { provider: 'together', response_format })).toMatchObject({ response_format });
  });
});

describe('text to speech and text to audio', () => {
  it.each(['text-to-audio', 'text-to-speech'])('%s returns bytes, whatever the library', (pipeline_tag) => {
    for (const library_name of ['transformers', 'espnet']) {
      const record = { id: 'acme/tern-1', pipeline_tag, library_name };
      expect(inferenceRequest(record, { provider: 'hf-inference' }).answer).toEqual({
        kind: 'bytes',
        file: 'output.flac',
      });
    }
  });

  it('sends text to Fal and inputs to the hub', () => {
    const speaker: ModelRecord = { id: 'acme/tern-1', pipeline_tag: 'text-to-speech' };
    expect(bodyOf(speaker, { provider: 'fal-ai', inputs: 'Hello' })).toEqual({ text: 'Hello' });
    expect(bodyOf(speaker, { provider: 'hf-inference', inputs: 'Hello' })).toEqual({ inputs: 'Hello' });
  });
});
