import { defineSamples } from '../../define-samples.ts';

export default defineSamples({
  template: 'imageToVideo',
  result: 'output.mp4',
  input: { kind: 'image-prompt', image: 'cat.png', prompt: 'The cat starts to dance.' },
});
