import { defineSamples } from '../../define-samples.ts';

export default defineSamples({
  template: 'tabular',
  input: {
    kind: 'columns',
    data: { Height: [11.52, 12.48], Length1: [23.2, 24], Length2: [25.4, 26.3], Species: ['Bream', 'Bream'] },
  },
});
