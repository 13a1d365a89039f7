import { describe, expect, it } from 'vitest';
import { CatalogueError } from '../../errors.ts';
import { readPlatform } from '../../snippets/platform-rules.ts';
import { inferenceAnswer, inferenceSnippets } from '../snippets.ts';
import { providersFor } from './availability.ts';
import { chat, classifier, painter } from './records.testing.ts';

const withoutRouter = readPlatform({ name: 'Acme', routerUrl: '' });

describe('the request of a call as plain data', () => {
  it('is unchanged after a JSON round trip', () => {
    for (const { record, provider } of [
      { record: chat, provider: 'auto' },
      { record: painter, provider: 'fal-ai' },
    ]) {
      const { request } = inferenceAnswer(record, { provider });
      expect(request).toBeDefined();
      expect(JSON.parse(JSON.stringify(request))).toEqual(request);
    }
  });

  it('has no token, even if the code contains one', () => {
    const { request } = inferenceAnswer(chat, { accessToken: 'hf_secret' });
    expect(JSON.stringify(request)).not.toContain('hf_secret');
  });

  it('has a file between the pieces of its body', () => {
    const record = { id: 'acme/tern-1', pipeline_tag: 'image-to-image' };
    const { request } = inferenceAnswer(record, { provider: 'replicate' });
    if (request?.body.kind !== 'json') throw new Error('no JSON');
    expect(request.body.file).toEqual({ name: 'cat.png', mediaType: 'image/png', as: 'data-url' });
    const { input } = JSON.parse(request.body.pieces.join('x'));
    expect(input).toMatchObject({ image: 'x', images: ['x'], input_image: 'x', input_images: ['x'] });
  });

  it('says how often a job is polled', () => {
    const { request } = inferenceAnswer(painter, { provider: 'fal-ai' });
    expect(request?.answer).toMatchObject({ kind: 'job', secondsBetween: 1, polls: 600 });
  });

  it.each([
    ['the client chooses the provider', classifier, { provider: 'auto' }],
    ['the provider is called directly', chat, { provider: 'groq', directRequest: true }],
    ['the endpoint is the reader’s own', chat, { endpointUrl: 'https://tern.example' }],
    [
      'the endpoint is the reader’s own, at the router’s address',
      chat,
      { endpointUrl: 'https://router.huggingface.co' },
    ],
    ['the platform has no router', chat, { provider: 'groq', platform: withoutRouter }],
  ])('is not there where %s', (_why, record, options) => {
    expect(inferenceAnswer(record, options).request).toBeUndefined();
  });
});

describe('a platform without a router', () => {
  it('calls providers directly', () => {
    const [snippet] = inferenceSnippets(chat, {
      provider: 'groq',
      clients: ['curl'],
      platform: withoutRouter,
    });
    expect(snippet?.code.text).toContain('https://api.groq.com/');
    expect(snippet?.code.text).toContain('$GROQ_API_KEY');
  });

  it('offers only providers that can be called directly', () => {
    const { offered, others } = providersFor(chat, withoutRouter);
    const ids = [...offered, ...others].map(({ provider }) => provider);
    expect(ids).toContain('groq');
    expect(ids).not.toContain('auto');
    expect(ids).not.toContain('hf-inference');
  });

  it.each(['auto', 'hf-inference'])('says what to do instead of %s', (provider) => {
    expect(() => inferenceSnippets(chat, { provider, platform: withoutRouter })).toThrow(CatalogueError);
    expect(() => inferenceSnippets(chat, { provider, platform: withoutRouter })).toThrow(
      /^Acme has no inference router\. Choose a provider: .*groq/,
    );
  });

  it('still calls an endpoint', () => {
    const options = { endpointUrl: 'https://tern.example', platform: withoutRouter, clients: ['curl'] };
    expect(inferenceSnippets(chat, options)[0]?.code.text).toContain('https://tern.example/v1/');
  });
});
