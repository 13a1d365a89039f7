import { expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

const libraryKeys = (record: object): string[] => librarySnippets(record).map(({ library }) => library);

it.each([
  { id: 'facebook/map-anything-apache', pipeline_tag: 'image-to-3d' },
  { id: 'facebook/map-anything' },
  { id: 'ada/harbour-scenes', library_name: 'map-anything' },
])('is the only library for %j', (record) => {
  expect(libraryKeys(record)).toEqual(['map-anything']);
});

it('is not for other models with a similar name', () => {
  expect(libraryKeys({ id: 'ada/bitmap-anything' })).not.toContain('map-anything');
});
