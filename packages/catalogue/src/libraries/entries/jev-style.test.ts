import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import jevStyle from './jev-style.ts';

const snippetsFor = (id: string, ...tags: string[]) => generateSnippets(jevStyle, { id, tags }).snippets;

describe('jev-style', () => {
  it.each([
    ['chaoliangUNSW/Jev-Style-2B-Decision-v3', [], 'jev-style[torch]'],
    ['chaoliangUNSW/Jev-Style-2B-Decision-v3-MLX', ['mlx'], 'jev-style[mlx]'],
    ['chaoliangUNSW/Jev-Style-2B-Decision-v3-GGUF', ['gguf'], 'jev-style'],
  ])('installs the dependencies of %s', (id, tags, name) => {
    expect(snippetsFor(id, ...tags).at(-1)?.install).toEqual([expect.objectContaining({ name })]);
  });

  it('builds the scorer of the right size for a GGUF build', () => {
    const [build] = snippetsFor('chaoliangUNSW/Jev-Style-2B-Decision-v3-GGUF', 'gguf');
    expect(build?.code.text).toContain('jev_score_v2.cpp');
  });

  it('sets trust_remote_code, with a warning, only for repositories the package does not list', () => {
    const [own] = snippetsFor('me/decisions');
    expect(own?.code.text).toContain('trust_remote_code=True');
    expect(own?.warnings).toEqual([expect.objectContaining({ code: 'remote-code' })]);
    expect(snippetsFor('chaoliangUNSW/Jev-Style-2B-Decision-v3')[0]?.code.text).not.toContain('trust');
  });
});
