import { expect, it } from 'vitest';
import { huggingFace } from '../../../../platform.ts';
import { spokenCall, spokenUse } from './spoken.ts';

const context = {
  platform: huggingFace,
  versions: {},
  revision: undefined,
  quantization: undefined,
  file: undefined,
};

it.each([
  ['musicgen', 'A calm piano melody'],
  ['musicgen_melody', 'A calm piano melody'],
  ['bark', 'The ferry leaves'],
])('%s is given a text of its kind, whatever the task of the record is', (type, text) => {
  const record = { id: 'ada/band', pipeline_tag: 'text-to-speech', config: { model_type: type } };
  const classes = { model: 'AutoModelForTextToWaveform', processor: 'AutoProcessor' };
  expect(spokenCall(record, context).args.text).toContain(text);
  expect(spokenUse(record, classes).code.text).toContain(text);
});

it.each(['speecht5', 'vits', 'csm'])('%s speaks, also where its task is that of music', (type) => {
  const record = { id: 'ada/voice', pipeline_tag: 'text-to-audio', config: { model_type: type } };
  expect(spokenCall(record, context).args.text).toContain('The ferry leaves');
});

it.each([
  ['facebook/mms-tts-fin', 'fi', 'Lautta lähtee', false],
  ['facebook/mms-tts-eng', 'en', 'The ferry leaves', false],
  ['facebook/mms-tts-bam', 'bam', 'The ferry leaves', true],
])('%s reads a text in its language, or says that there is none', (id, language, text, isForeign) => {
  const record = {
    id,
    cardData: { language },
    pipeline_tag: 'text-to-speech',
    config: { model_type: 'vits' },
  };
  const { args, warnings = [] } = spokenCall(record, context);
  const direct = spokenUse(record, { model: 'AutoModelForTextToWaveform', processor: 'AutoTokenizer' });
  expect(args.text).toContain(text);
  expect(warnings.map(({ code }) => code)).toEqual(isForeign ? ['placeholder'] : []);
  expect(direct.code.text.includes('insert a text in the language of the voice')).toBe(isForeign);
});

it.each([
  ['facebook/mms-tts-kor', true],
  ['facebook/mms-tts-fin', false],
])('%s needs the package that writes its text in Latin letters: %s', (id, isNeeded) => {
  const record = { id, pipeline_tag: 'text-to-speech', config: { model_type: 'vits' } };
  const names = spokenCall(record, context).needs?.map((need) => ('name' in need ? need.name : undefined));
  expect(names?.includes('uroman')).toBe(isNeeded);
});
