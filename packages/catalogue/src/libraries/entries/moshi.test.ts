import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import moshi from './moshi.ts';

const codeFor = (id: string, revision?: string) =>
  generateSnippets(moshi, { id }, revision === undefined ? {} : { revision }).snippets.map(
    ({ code }) => code.text,
  );

describe('moshi', () => {
  it.each([
    ['kyutai/moshika-mlx-q4', ' --quantized=4'],
    ['kyutai/moshika-mlx-q8', ' --quantized=8'],
    ['kyutai/moshika-mlx-bf16', ''],
  ])('runs %s with MLX at its own precision', (id, flag) => {
    expect(codeFor(id)).toEqual([
      `python -m moshi_mlx.local${flag} --hf-repo=${id}`,
      `python -m moshi_mlx.local_web${flag} --hf-repo=${id}`,
    ]);
  });

  it('runs PersonaPlex with its own package, which loads no revision', () => {
    const record = { id: 'nvidia/personaplex-7b-v1', tags: ['personaplex'] };
    const [first] = generateSnippets(moshi, record).snippets;
    expect(first?.install).toContainEqual(
      expect.objectContaining({ url: 'https://github.com/NVIDIA/personaplex', install: ['moshi/.'] }),
    );
    expect(first?.code.text).toContain('python -m moshi.offline');
    const pinned = generateSnippets(moshi, record, { revision: 'v1' }).snippets;
    expect(pinned.map(({ title }) => title)).toEqual(['Download the files']);
  });

  it('downloads a translator for the Rust program, or of a revision', () => {
    expect(codeFor('kyutai/hibiki-1b-rs-bf16')).toEqual([expect.stringMatching(/^hf download /)]);
    expect(codeFor('kyutai/hibiki-2b-pytorch-bf16', 'v1')).toEqual([expect.stringMatching(/^hf download /)]);
  });

  it('omits the server if a revision is requested, which it cannot load', () => {
    expect(codeFor('kyutai/moshika-pytorch-bf16', 'v1')).toEqual([
      expect.stringContaining('from_hf_repo("kyutai/moshika-pytorch-bf16", revision="v1")'),
    ]);
  });
});
