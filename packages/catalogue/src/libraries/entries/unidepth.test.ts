import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import { librarySnippets } from '../snippets.ts';
import unidepth from './unidepth.ts';

const libraryKeys = (record: { readonly id: string }): string[] =>
  librarySnippets(record).map(({ library }) => library);

it.each([
  { id: 'lpiccinelli/unidepth-v2-vitl14', library_name: 'UniDepth' },
  { id: 'lpiccinelli/unidepth-v2-vitl14' },
  { id: 'ada/rooms', tags: ['UniDepth', 'safetensors', 'region:us'] },
])('is the only library for %j', (record) => {
  expect(libraryKeys(record)).toEqual(['unidepth']);
});

it.each([
  { id: 'ada/unidepth-v2-vitl14-onnx', tags: ['onnx', 'region:us'] },
  { id: 'ada/depth-v2-vitl14', pipeline_tag: 'depth-estimation' },
])('is not for %j', (record) => {
  expect(libraryKeys(record)).not.toContain('unidepth');
});

it.each([
  ['unidepth-v1-cnvnxtl', 'UniDepthV1', ['unidepth', 'xformers']],
  ['unidepth-v2old-vitl14', 'UniDepthV2old', ['unidepth', 'xformers']],
  ['unidepth-v2-vits14', 'UniDepthV2', ['unidepth']],
  ['rooms', 'UniDepthV2', ['unidepth']],
])('loads %s with the class %s', (name, type, packages) => {
  const [snippet] = generateSnippets(unidepth, { id: `ada/${name}` }).snippets;
  expect(snippet?.code.text).toContain(`${type}.from_pretrained("ada/${name}")`);
  expect(snippet?.install?.map((one) => ('name' in one ? one.name : one.kind))).toEqual(packages);
});
