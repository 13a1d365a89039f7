import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import { pip } from '../../snippets/requirement.ts';
import gliner from './gliner.ts';

const installFor = (record: object) =>
  generateSnippets(gliner, { id: 'ada/tides', ...record }).snippets[0]?.install;

it('installs protobuf for the tokenizer of the base model', () => {
  expect(installFor({})).toEqual([pip('gliner'), pip('protobuf')]);
  expect(installFor({ siblings: [{ rfilename: 'gliner_config.json' }] })).toEqual([
    pip('gliner'),
    pip('protobuf'),
  ]);
  expect(installFor({ siblings: [{ rfilename: 'tokenizer.json' }] })).toEqual([pip('gliner')]);
});

it.each([
  ['Organism-XLarge-770M', 'SPECIES'],
  ['Species-Tiny-60M', 'SPECIES'],
  ['Disease-Multi-209M', 'DISEASE'],
  ['Pathology-Medium-209M', 'DISEASE'],
  ['Anatomy-XLarge-770M', 'Anatomy'],
  ['Genomic-Large-459M', 'Cell-line-name'],
  ['Else-Large-459M', 'disease'],
])('labels what OpenMed-ZeroShot-NER-%s is trained on: %s', (name, label) => {
  const record = { id: `OpenMed/OpenMed-ZeroShot-NER-${name}` };
  expect(generateSnippets(gliner, record).snippets[0]?.code.text).toContain(`labels = ["${label}"`);
});
