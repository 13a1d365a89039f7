import { defineSamples } from '../../define-samples.ts';

export default defineSamples({
  template: 'basicImage',
  input: { kind: 'file', file: 'cats.jpg' },
  result: 'output.png',
});
