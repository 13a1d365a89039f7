import { defineSamples } from '../../define-samples.ts';

export default defineSamples({
  template: 'basicAudio',
  input: { kind: 'file', file: 'sample1.flac' },
  result: 'output.wav',
});
