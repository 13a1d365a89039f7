import { defineSamples } from '../../define-samples.ts';

export default defineSamples({
  template: 'textToAudio',
  result: 'output.wav',
  input: { kind: 'text', text: { en: 'A calm piano melody over soft rain' } },
});
