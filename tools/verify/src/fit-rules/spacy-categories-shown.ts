import { defineRule, hasFile, pythonOf } from './rule.ts';

export default defineRule({
  says: 'A spaCy text classifier prints its categories',
  judge(one) {
    const blocks = pythonOf(one, 'spacy');
    const { model } = one;
    if (blocks.length === 0 || model.pipeline_tag !== 'text-classification') return undefined;
    // A component of the pipeline's own may show them elsewhere.
    if (hasFile(model, 'config.cfg') && !hasFile(model, /^textcat/)) return undefined;
    return blocks.every(({ code }) => code.text.includes('doc.cats')) || 'no doc.cats';
  },
});
