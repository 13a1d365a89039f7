import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import library from './chatterbox.ts';

const text = (record: object) =>
  generateSnippets(library, { id: 'ada/tide-voice', ...record })
    .snippets.map(({ code }) => code.text)
    .join('\n');

const files = (...names: readonly string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });

it.each<[string, object, boolean]>([
  ['nothing', {}, true],
  ['English alone', { tags: ['en'] }, true],
  ['another language', { tags: ['de'] }, false],
  [
    'another language, and the files of the English model',
    { tags: ['de'], ...files('t3_cfg.safetensors') },
    true,
  ],
  ['the files of another model', files('t3_mtl23ls_v2.safetensors', 've.pt'), false],
])('a record with %s: English is %s', (_, record, isEnglish) => {
  expect(text(record).includes('ChatterboxTTS')).toBe(isEnglish);
});

it('has no code for a language that the multilingual voices refuse', () => {
  const id = 'ada/chatterbox-mtl-tide';
  expect(text({ id, tags: ['sw'] })).toContain('language_id="');
  expect(text({ id, tags: ['kk'] })).toBe(
    'hf download ada/chatterbox-mtl-tide --local-dir=chatterbox-mtl-tide',
  );
});
