import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import indexTts from './index-tts.ts';

const codeFor = (id: string) => generateSnippets(indexTts, { id }).snippets[0]?.code.text;

describe('index-tts', () => {
  it.each([
    ['IndexTeam/Index-TTS', 'from indextts.infer import IndexTTS\n'],
    ['IndexTeam/IndexTTS-1.5', 'from indextts.infer import IndexTTS\n'],
    ['IndexTeam/IndexTTS-2', 'from indextts.infer_v2 import IndexTTS2\n'],
    ['IndexTeam/IndexTTS-2.5', 'from indextts.infer_v2_5 import IndexTTS2\n'],
  ])('loads %s with the module of its generation', (id, line) => {
    expect(codeFor(id)).toContain(line);
  });

  it('passes the id as a string', () => {
    expect(codeFor('IndexTeam/IndexTTS-2')).toContain('snapshot_download("IndexTeam/IndexTTS-2", ');
  });
});
