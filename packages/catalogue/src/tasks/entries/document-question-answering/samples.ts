import { defineSamples } from '../../define-samples.ts';

export default defineSamples({
  template: 'documentQuestionAnswering',
  input: { kind: 'document', image: 'cat.png', question: 'What is in this image?' },
});
