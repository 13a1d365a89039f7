import { expect, it } from 'vitest';
import type { ModelRecord } from '../../records/model.ts';
import { markedText } from './target-mark.ts';

const marked = (name: string, more: Partial<ModelRecord> = {}): string =>
  markedText({ id: `Helsinki-NLP/${name}`, pipeline_tag: 'translation', ...more }, 'Hello').replace(
    ' Hello',
    '',
  );

it.each([
  ['opus-mt-en-roa', '>>fra<<'],
  ['opus-mt-en-grk', '>>ell<<'],
  ['opus-mt-tc-big-en-zle', '>>rus<<'],
  ['opus-mt-tc-big-en-ces_slk', '>>ces<<'],
  ['opus-mt-en-ROMANCE', '>>fr<<'],
  ['opus-mt-fi_nb_no_nn_ru_sv_en-SAMI', '>>se<<'],
  ['opus-mt-NORTH_EU-NORTH_EU', '>>sv<<'],
  ['opus-mt-en-zh', '>>cmn_Hans<<'],
  ['opus-tatoeba-es-zh', '>>cmn_Hans<<'],
  ['opus-mt-tc-base-en-sh', '>>hrv<<'],
  ['opus-mt-en-ar', '>>ara<<'],
  ['opus-mt-fr-ms', '>>zsm_Latn<<'],
  ['opus-mt-ms-ms', '>>ind<<'],
  ['opus-mt-sv-no', '>>nob<<'],
  ['opus-mt-no-no', '>>nno<<'],
  ['opus-mt-en-vi', '>>vie<<'],
])('%s reads the target language: %s', (name, mark) => {
  expect(marked(name)).toBe(mark);
});

it('names another language than that of the text', () => {
  const cardData = { language: ['af', 'de', 'nl'] };
  expect(marked('opus-mt-tc-big-gmw-gmw', { cardData })).toBe('>>eng<<');
  expect(marked('opus-mt-en_el_es_fi-en_el_es_fi')).toBe('>>el<<');
  expect(marked('opus-mt-gmq-gmq', { cardData: { language: ['da', 'nb', 'sv'] } })).toBe('>>swe<<');
  expect(marked('opus-mt-gmq-gmq', { cardData: { language: ['sv', 'da'] } })).toBe('>>dan<<');
  expect(marked('opus-mt-zlw-zlw', { cardData: { language: ['pl', 'cs'] } })).toBe('>>ces<<');
});

it.each([
  'opus-mt-en-de',
  'opus-mt-en-swc',
  'opus-mt-de-ZH',
  'opus-mt-en-constructor',
  'opus-mt-it-ar',
  'opus-mt-uk-no',
  'opus-mt-ja-vi',
  'opus-mt-zh-en',
  'opus-mt-itc-en',
])('%s reads none', (name) => {
  expect(marked(name)).toBe('Hello');
});

it('is not added to the text of the widget', () => {
  expect(marked('opus-mt-en-roa', { widgetData: [{ text: 'Hello' }] })).toBe('Hello');
});
