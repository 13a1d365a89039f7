import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import { librarySnippets } from '../snippets.ts';
import depthAnything from './depth-anything-3.ts';

const libraryKeys = (record: object): string[] => librarySnippets(record).map(({ library }) => library);

it.each([
  { id: 'depth-anything/DA3-SMALL', pipeline_tag: 'depth-estimation' },
  { id: 'depth-anything/DA3NESTED-GIANT-LARGE-1.1' },
  { id: 'ada/harbour-depth', library_name: 'depth-anything-3' },
])('is the only library for %j', (record) => {
  expect(libraryKeys(record)).toEqual(['depth-anything-3']);
});

it.each([{ id: 'ada/DA3-SMALL-onnx', tags: ['onnx'] }, { id: 'ada/da3vinci' }])('is not for %j', (record) => {
  expect(libraryKeys(record)).not.toContain('depth-anything-3');
});

const text = (name: string): string =>
  generateSnippets(depthAnything, { id: `ada/${name}` }).snippets[0]?.code.text ?? '';

it('says how the depth of metric models becomes metres', () => {
  expect(text('DA3METRIC-LARGE')).toContain('focal length');
  expect(text('DA3-LARGE')).not.toContain('focal length');
});
