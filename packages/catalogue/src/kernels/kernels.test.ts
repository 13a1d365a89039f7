import { describe, expect, it } from 'vitest';
import { kernelLibraries } from './index.ts';

const code = (kernel: string, pin?: Parameters<typeof kernelLibraries.kernels.snippets>[1]): string =>
  kernelLibraries.kernels.snippets(kernel, pin)[0]?.code.text ?? '';

describe('the code that loads a kernel', () => {
  it('always names a version or a revision, never both', () => {
    expect(code('kernels-community/relu')).toContain('get_kernel("kernels-community/relu", revision="main")');
    expect(code('kernels-community/relu', { version: 1 })).toContain('("kernels-community/relu", version=1)');
    expect(code('kernels-community/relu', { version: 1, revision: 'v1' })).not.toContain('revision');
  });

  it('trusts other publishers explicitly, with a warning', () => {
    const [snippet] = kernelLibraries.kernels.snippets('ada/relu', { version: 2 });
    expect(snippet?.code.text).toContain('version=2, trust_remote_code=True');
    expect(snippet?.warnings?.map((warning) => warning.code)).toContain('remote-code');
  });

  it('quotes the id', () => {
    expect(code('a/b")\nprint(1)')).not.toContain('\nprint(1)');
  });
});
