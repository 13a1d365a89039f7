import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import { librarySnippets } from '../snippets.ts';
import chandra from './chandra-ocr.ts';

const libraryKeys = (record: { readonly id: string }): string[] =>
  librarySnippets(record).map(({ library }) => library);

it.each([
  { id: 'datalab-to/chandra-ocr-2', library_name: 'transformers', tags: ['transformers', 'qwen3_5'] },
  { id: 'datalab-to/chandra', config: { model_type: 'qwen3_vl' } },
  { id: 'ada/Chandra-OCR-receipts' },
])('comes first for %j', (record) => {
  expect(libraryKeys(record)[0]).toBe('chandra-ocr');
});

it.each([
  { id: 'ada/chandra-OCR-GGUF' },
  { id: 'ada/chandra-ocr-2', library_name: 'mlx', tags: ['mlx', 'safetensors', 'qwen3_5'] },
  { id: 'ada/chandra-ocr-2-lora', library_name: 'peft', tags: ['peft', 'safetensors'] },
  { id: 'ada/chandra', library_name: 'transformers', pipeline_tag: 'text-generation' },
  { id: 'chandra/bert-ocr', library_name: 'transformers', pipeline_tag: 'fill-mask' },
])('is not for %j', (record) => {
  expect(libraryKeys(record)).not.toContain('chandra-ocr');
});

it.each([
  [{ id: 'datalab-to/chandra' }, 'chandra-ocr', '<0.2'],
  [{ id: 'ada/chandra-ocr-receipts', tags: ['qwen3_vl'] }, 'chandra-ocr', '<0.2'],
  [{ id: 'ada/chandra-ocr-receipts', config: { model_type: 'qwen3_5' } }, 'chandra-ocr[hf]', '>=0.2'],
])('reads %j with the releases for its generation', (record, name, version) => {
  const [snippet] = generateSnippets(chandra, record).snippets;
  expect(snippet?.install).toMatchObject([{ name, version }]);
});

it('loads a revision from a folder, as the settings have none', () => {
  const [snippet] = generateSnippets(chandra, { id: 'ada/chandra-ocr-2' }, { revision: 'v1' }).snippets;
  expect(snippet?.code.text).toContain(
    'settings.MODEL_CHECKPOINT = snapshot_download("ada/chandra-ocr-2", revision="v1")',
  );
});
