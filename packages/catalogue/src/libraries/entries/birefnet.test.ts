import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import { librarySnippets } from '../snippets.ts';
import birefnet from './birefnet.ts';

it('comes in place of Transformers for RMBG, which has its code', () => {
  const found = librarySnippets({
    id: 'briaai/RMBG-2.0',
    library_name: 'transformers',
    pipeline_tag: 'image-segmentation',
    tags: ['transformers', 'safetensors', 'custom_code'],
  });
  expect(found.map(({ library }) => library)).toEqual(['birefnet']);
  expect(found[0]?.snippets[0]?.install).toContainEqual(
    expect.objectContaining({ name: 'transformers', version: '<4.49' }),
  );
});

it.each([
  ['BiRefNet', '1024, 1024'],
  ['BiRefNet_HR', '2048, 2048'],
  ['BiRefNet_HR-matting', '2048, 2048'],
  ['BiRefNet-HRSOD', '1024, 1024'],
  ['BiRefNet_lite-2K', '1440, 2560'],
  ['BiRefNet_512x512', '512, 512'],
])('shows %s pictures of the size that it was trained with', (name, size) => {
  const { snippets } = generateSnippets(birefnet, { id: `ZhengPeng7/${name}` });
  for (const { code } of snippets) expect(code.text).toContain(`transforms.Resize((${size}))`);
});

it('does not load small weights with the code of BiRefNet, which builds the large model', () => {
  const { snippets } = generateSnippets(birefnet, { id: 'ZhengPeng7/BiRefNet_lite' });
  expect(snippets.map(({ title }) => title)).toEqual(['Remove the background with Transformers']);
});

it('names the releases of Python that the requirements of its code have builds for', () => {
  const { snippets } = generateSnippets(birefnet, { id: 'ZhengPeng7/BiRefNet_HR' });
  expect(snippets.map(({ warnings = [] }) => warnings.map(({ code }) => code))).toEqual([
    ['remote-code'],
    ['hardware'],
  ]);
});
