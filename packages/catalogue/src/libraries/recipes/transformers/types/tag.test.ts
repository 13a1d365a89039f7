import { expect, it } from 'vitest';
import { hasTypeTag, isAuthorsWord } from './tag.ts';

const id = 'ada/model';

it('has a model type only if the hub tags it, along with weights', () => {
  expect(hasTypeTag({ id, tags: ['safetensors', 'qwen3_moe'] })).toBe(true);
  expect(hasTypeTag({ id, tags: ['qwen3_moe'] })).toBe(false);
  expect(hasTypeTag({ id, tags: ['safetensors'] })).toBe(false);
  expect(hasTypeTag({ id, tags: ['safetensors', 'tide', 'llama', 'region:us'] })).toBe(false);
});

it.each([
  // The type of the config.json comes before the words of the author.
  [['safetensors', 'llama', 'tide', 'region:us'], false],
  [['safetensors', 'tide', 'llama', 'region:us'], true],
  [['text-to-speech', 'pytorch', 'vits', 'region:us', 'deploy:azure'], true],
  // Without a region, or with formats after it, the order is another.
  [['tide', 'llama'], false],
  [['tide', 'region:us', 'safetensors', 'llama'], false],
  [['safetensors', 'tide', 'region:us'], false],
])('of %j a type is a word of the author: %s', (tags, expected) => {
  expect(isAuthorsWord({ id, tags })).toBe(expected);
});

it('the library may have any name, and a config.json counts more', () => {
  const tags = ['Tide Tools', 'safetensors', 'llama', 'region:us'];
  expect(isAuthorsWord({ id, library_name: 'Tide Tools', tags })).toBe(false);
  expect(isAuthorsWord({ id, tags })).toBe(true);
  expect(isAuthorsWord({ id, tags, config: { model_type: 'llama' } })).toBe(false);
});
