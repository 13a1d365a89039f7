import { defineSamples } from '../../define-samples.ts';

export default defineSamples({
  template: 'documentQuestionAnswering',
  input: { kind: 'document', image: 'invoice.png', question: 'What is the invoice number?' },
});
