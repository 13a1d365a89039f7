import { describe, expect, it } from 'vitest';
import { needsOnlyFiles } from './only-files.ts';

const shell = (code: string): boolean => needsOnlyFiles({ language: 'shell', code });
const python = (code: string): boolean => needsOnlyFiles({ language: 'python', code });

describe('a block that needs only files', () => {
  it('downloads and changes folders', () => {
    expect(shell('# The weights.\nmkdir weights\nhf download acme/one \\\n  --local-dir=weights')).toBe(true);
    expect(shell('hf download acme/one\n./encoder infer')).toBe(false);
  });

  it('imports the client of the hub and nothing that reads the files', () => {
    const download = 'from huggingface_hub import snapshot_download\nsnapshot_download("acme/one")';
    expect(python(download)).toBe(true);
    expect(python(`import torch\n${download}`)).toBe(false);
    expect(python(`${download}\nprint(Path("a").read_text())`)).toBe(false);
    expect(python('import json')).toBe(false);
  });
});
