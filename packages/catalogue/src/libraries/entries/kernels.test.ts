import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import type { SnippetOptions } from '../../snippets/options.ts';
import kernels from './kernels.ts';

const snippet = (record: object, options: SnippetOptions = {}) =>
  generateSnippets(kernels, { id: 'ada/tide-norm', ...record }, options).snippets[0];

const files = (...names: readonly string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });

describe('kernels', () => {
  it('loads a model repository from its files, at the requested revision', () => {
    const code = snippet({}, { revision: 'v1' })?.code.text;
    expect(code).toContain('snapshot_download("ada/tide-norm", revision="v1", allow_patterns="build/*")');
    expect(code).toContain('get_local_kernel(Path(folder))');
  });

  it('loads kernels of the community by their id', () => {
    expect(snippet({ id: 'kernels-community/activation' })?.code.text).toContain('get_kernel(');
  });

  it('needs another PyTorch for AWS Neuron', () => {
    const neuron = snippet({ tags: ['kernels', 'neuron'] });
    expect(neuron?.install).not.toContainEqual(expect.objectContaining({ name: 'torch' }));
    expect(neuron?.warnings?.[0]?.message).toContain('AWS');
  });

  it.each([{ tags: ['kernels', 'deprecated'] }, files('README.md', 'src/norm.cu')])(
    'only downloads %j',
    (record) => {
      expect(snippet(record)?.title).toBe('Download the files');
    },
  );
});
