import { defineSamples } from '../../define-samples.ts';

export default defineSamples({
  template: 'zeroShotImageClassification',
  input: { kind: 'labelled-image', image: 'cats.jpg', labels: ['cat', 'dog', 'llama'] },
});
