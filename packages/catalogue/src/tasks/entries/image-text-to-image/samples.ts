import { defineSamples } from '../../define-samples.ts';

export default defineSamples({
  template: 'imageToImage',
  result: 'output.png',
  input: { kind: 'image-prompt', image: 'cat.png', prompt: 'Turn the cat into a tiger.' },
});
