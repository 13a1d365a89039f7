import { expect, it } from 'vitest';
import { generateSnippets } from '../../../../snippets/generate.ts';
import { libraries } from '../../../index.generated.ts';

const messagesOf = (record: { readonly [field: string]: unknown }) =>
  generateSnippets(libraries.diffusers, { id: 'ada/tide-lora', tags: ['lora'], ...record })
    .snippets.flatMap(({ warnings = [] }) => warnings)
    .map(({ message }) => message)
    .join(' ');

it('asks for the file of a LoRA if it is unknown, and the card names several base models', () => {
  const cardData = { base_model: ['Qwen/Qwen-Image', 'krea/Krea-2-Raw'] };
  const siblings = [{ rfilename: 'a.safetensors' }];
  expect(messagesOf({ cardData })).toContain('weight_name');
  expect(messagesOf({ cardData, siblings })).not.toContain('weight_name');
  expect(messagesOf({ cardData: { base_model: 'Qwen/Qwen-Image' } })).not.toContain('weight_name');
});
