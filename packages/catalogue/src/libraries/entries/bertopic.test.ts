import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import { pip } from '../../snippets/requirement.ts';
import bertopic from './bertopic.ts';

it('installs a client of the hub that it downloads with', () => {
  const record = { id: 'harbour/topics' };
  expect(generateSnippets(bertopic, record).snippets[0]?.install).toContainEqual(
    pip('huggingface_hub', '<2'),
  );
  expect(generateSnippets(bertopic, record, { revision: 'v1' }).snippets[0]?.install).toEqual([
    pip('bertopic'),
    pip('huggingface_hub'),
  ]);
});
