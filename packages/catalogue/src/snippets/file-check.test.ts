import { expect, it } from 'vitest';
import { librarySnippets } from '../libraries/snippets.ts';

const codesFor = (...names: readonly string[]) =>
  librarySnippets(
    { id: 'ada/tide', siblings: names.map((rfilename) => ({ rfilename })) },
    { library: 'asteroid' },
  )[0]?.snippets[0]?.warnings?.map(({ code }) => code);

it('warns that a repository has no model files if its library is selected', () => {
  expect(codesFor('README.md', '.gitattributes', 'plot.png')).toContain('unfit');
  expect(codesFor('README.md', 'pytorch_model.bin')).not.toContain('unfit');
  expect(codesFor()).not.toContain('unfit');
});

const messages = (id: string) =>
  librarySnippets({ id, library_name: 'transformers', tags: ['transformers', 'safetensors', 'qwen3'] })
    .flatMap(({ snippets }) => snippets)
    .flatMap(({ warnings = [] }) => warnings.map(({ message }) => message))
    .join('\n');

it('warns that a draft model needs the model it drafts for', () => {
  expect(messages('ada/tide-0.6b-draft')).toContain('speculative decoding');
  expect(messages('ada/tide-8b')).not.toContain('speculative decoding');
});

it('offers nothing that would run a draft model of another kind alone', () => {
  const offered = librarySnippets({ id: 'ada/tide-8b-eagle3', tags: ['transformers', 'safetensors'] });
  expect(offered.map(({ library }) => library)).toEqual(['huggingface_hub']);
});

it('warns beside the download of a draft model', () => {
  expect(messages('ada/tide-8b-eagle3')).toContain('use it together with the model it drafts for');
  expect(messages('ada/EAGLE-Tide-8B')).toContain('use it together with the model it drafts for');
});

it('does not warn where the code runs the draft model with the other one', () => {
  const [vllm] = librarySnippets(
    {
      id: 'ada/tide-8b-eagle3',
      library_name: 'vllm',
      pipeline_tag: 'text-generation',
      tags: ['vllm', 'draft-model', 'eagle3'],
      cardData: { base_model: 'ada/tide-8b' },
    },
    { library: 'vllm' },
  );
  const [block] = vllm?.snippets.slice(-1) ?? [];
  expect(block?.code.text).toContain('"ada/tide-8b"');
  expect(block?.warnings?.map(({ code }) => code)).not.toContain('unfit');
});
