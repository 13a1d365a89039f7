import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servicesInMemory } from '../../lib/testing/page-input.ts';
import { chooseCall } from './panel.server.ts';

const model = { id: 'harbour/tide', pipeline_tag: 'text-generation', tags: ['conversational'] };
const classifier = { id: 'harbour/tide', pipeline_tag: 'text-classification' };

let routed: Services;
let unrouted: Services;
beforeAll(async () => {
  routed = await servicesInMemory({
    LOADOUT_PLATFORM: JSON.stringify({ routerUrl: 'https://router.example/inference' }),
  });
  unrouted = await servicesInMemory({ LOADOUT_PLATFORM: JSON.stringify({ routerUrl: '' }) });
});
afterAll(async () => {
  await routed.close();
  await unrouted.close();
});

const callOf = (services: Services, record: typeof classifier, query = '') =>
  chooseCall(services, record, new Request('http://page/'), new URLSearchParams(query));

describe('the request that a page may send', () => {
  it('goes to the router of the platform', async () => {
    const call = await callOf(routed, model);
    expect(call?.run?.url).toBe('https://router.example/inference/v1/chat/completions');
  });

  it('has the input and the options of the URL', async () => {
    const call = await callOf(routed, model, 'inputs=Hello&temperature=0.5&streaming=yes');
    if (call?.run?.body.kind !== 'json') throw new Error('no JSON');
    expect(JSON.parse(call.run.body.pieces.join(''))).toMatchObject({
      messages: [{ role: 'user', content: 'Hello' }],
      temperature: 0.5,
      stream: true,
    });
  });

  it.each([
    ['endpoint=https://tern.example', model],
    ['provider=groq&direct=yes', model],
    ['temperature=hot', model],
    ['provider=auto', classifier],
  ])('is not there for %s', async (query, record) => {
    expect(await callOf(routed, record, query)).not.toHaveProperty('run');
  });
});

describe('a platform without a router', () => {
  it('calls a provider directly, and has nothing to send', async () => {
    const call = await callOf(unrouted, model);
    expect(call?.problem).toBeUndefined();
    expect(call).not.toHaveProperty('run');
    expect(call?.bothWays).toBe(false);
    expect(call?.snippets.length).toBeGreaterThan(0);
    const chosen = [...(call?.providers ?? []), ...(call?.otherProviders ?? [])].find((one) => one.chosen);
    expect(chosen?.value).not.toBe('auto');
  });

  it('has no panel where only the hub serves the task', async () => {
    expect(await callOf(unrouted, classifier)).toBeUndefined();
  });
});
