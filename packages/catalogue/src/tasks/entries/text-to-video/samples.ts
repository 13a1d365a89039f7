import { defineSamples } from '../../define-samples.ts';

export default defineSamples({
  template: 'textToVideo',
  result: 'output.mp4',
  input: { kind: 'text', text: { en: 'A paper boat drifting down a sunlit stream' } },
});
