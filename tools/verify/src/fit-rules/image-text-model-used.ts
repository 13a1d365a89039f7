import rule from './model-used.ts';
import { defineRule } from './rule.ts';

export default defineRule({
  says: 'The direct load of an image-text-to-text model answers a question about an image',
  judge: (one) => (one.model.pipeline_tag === 'image-text-to-text' ? rule.judge(one) : undefined),
});
