import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { longestRecord } from './record.ts';
import { type PlaygroundState, readFragment, writeFragment } from './state.ts';

const state = (text: string, rest: Partial<PlaygroundState> = {}): PlaygroundState => ({
  kind: 'model',
  text,
  parameters: {},
  ...rest,
});

describe('a fragment', () => {
  it.each([
    state('{"id": "me/mine"}'),
    state(''),
    state('{"id": "ünïcode/模型", "x": "#&=%"}', { kind: 'dataset' }),
    state('{}', { parameters: { library: 'mlx', 'platform.hubUrl': 'https://hub.example' } }),
  ])('holds %j', async (given) => {
    const fragment = await writeFragment(given);
    expect(fragment).toMatch(/^#[\w=&.%-]*$/);
    expect(await readFragment(fragment)).toEqual(given);
  });

  it('is shorter than the record', async () => {
    const text = JSON.stringify({
      id: 'me/mine',
      siblings: Array.from({ length: 200 }, () => ({ rfilename: 'model.safetensors' })),
    });
    expect((await writeFragment(state(text))).length).toBeLessThan(text.length / 10);
  });

  it.each(['', '#', '#use', '#record=', '#record=%%%', '#record=AAAA', '#record=!!', '#kind=space'])(
    '%s has no record',
    async (fragment) => {
      expect((await readFragment(fragment))?.text ?? '').toBe('');
    },
  );

  it('that expands to gigabytes is cut', async () => {
    const bomb = deflateRawSync(Buffer.alloc(50_000_000, 'a')).toString('base64url');
    expect((await readFragment(`#record=${bomb}`))?.text.length).toBe(longestRecord + 1);
  });

  it('keeps only known parameters', async () => {
    const fragment = `${await writeFragment(state('{}'))}&evil=1&library=mlx&__proto__=x`;
    expect((await readFragment(fragment))?.parameters).toEqual({ library: 'mlx' });
  });
});
