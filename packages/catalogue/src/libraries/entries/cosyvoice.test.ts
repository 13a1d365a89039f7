import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import library from './cosyvoice.ts';

const codes = (id: string, ...files: readonly string[]) =>
  generateSnippets(library, {
    id,
    ...(files.length > 0 && { siblings: files.map((rfilename) => ({ rfilename })) }),
  })
    .snippets.flatMap(({ warnings = [] }) => warnings)
    .map(({ code }) => code);

it('warns that a fine-tune may be a part of a model, unless its files tell', () => {
  expect(codes('ada/tide-voice')).toEqual(['inferred']);
  expect(codes('ada/tide-voice', 'cosyvoice2.yaml', 'llm.pt')).toEqual([]);
  expect(codes('FunAudioLLM/CosyVoice2-0.5B')).toEqual([]);
});
