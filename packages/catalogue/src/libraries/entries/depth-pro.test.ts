import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import depthPro from './depth-pro.ts';

describe('Depth Pro', () => {
  it('installs the library, and downloads the weights without the retired command', () => {
    const [snippet] = generateSnippets(depthPro, { id: 'apple/DepthPro' }).snippets;
    expect(snippet?.install).toContainEqual(expect.objectContaining({ name: 'depth_pro' }));
    expect(snippet?.code.text).toContain('hf_hub_download(repo_id="apple/DepthPro"');
    expect(snippet?.code.text).not.toContain('huggingface-cli');
  });
});
