import { defineSamples } from '../../define-samples.ts';

export default defineSamples({
  template: 'textToImage',
  result: 'output.png',
  input: {
    kind: 'text',
    text: { en: 'A lighthouse on a cliff at dawn, soft light, watercolour' },
    parameters: { num_inference_steps: 5 },
  },
});
