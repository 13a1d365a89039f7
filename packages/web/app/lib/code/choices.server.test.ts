import { describe, expect, it } from 'vitest';
import { readChoices } from './choices.server.ts';
import { ggufOptions } from '@loadout/react';

const siblings = [{ rfilename: 'a-Q4_K_M.gguf' }, { rfilename: 'a-Q8_0.gguf' }];
const read = (query: string, cookie = '') =>
  readChoices(
    new Request('http://page/', { headers: { cookie } }),
    new URLSearchParams(query),
    ggufOptions({ siblings }),
  );

describe('choices shared by the panels of a page', () => {
  it('come from the URL before the cookie', () => {
    expect(read('', 'python=uv').managers).toEqual({ python: 'uv', system: 'linux' });
    expect(read('manager=conda', 'python=uv').managers).toEqual({ python: 'conda', system: 'linux' });
  });

  it('are remembered when the URL makes them', () => {
    expect(read('manager=pnpm').cookies).toEqual([expect.stringMatching(/^node=pnpm;/)]);
    expect(read('manager=apt-get').cookies).toEqual([]);
  });

  it('take a file there is, and no other', () => {
    expect(read('quantization=Q4_K_M')).toMatchObject({
      quantization: 'Q4_K_M',
      options: { quantization: 'Q4_K_M' },
    });
    expect(read('quantization=Q2_K').options).toEqual({});
  });

  it.each(['$(id)', 'a b', '', 'x'.repeat(200)])('pin no revision %j', (revision) => {
    expect(read(new URLSearchParams({ revision }).toString()).options).toEqual({});
  });
});
