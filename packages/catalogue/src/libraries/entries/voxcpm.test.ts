import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import voxcpm from './voxcpm.ts';

const shownFor = (language: string | readonly string[]) => {
  const record = { id: 'harbour/tide-voice', pipeline_tag: 'text-to-speech', cardData: { language } };
  const [snippet] = generateSnippets(voxcpm, record).snippets;
  return { code: snippet?.code.text ?? '', codes: snippet?.warnings?.map(({ code }) => code) ?? [] };
};

it.each([
  ['en', true, false],
  ['zh', true, false],
  ['tr', false, false],
  [['ady', 'tr'], false, true],
  [['ady', 'en'], true, false],
])('%j: writes out numbers: %s, is without a sample: %s', (language, isNormalized, isForeign) => {
  const { code, codes } = shownFor(language);
  expect(code.includes('normalize=True')).toBe(isNormalized);
  expect(codes.includes('placeholder')).toBe(isForeign);
});
