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
