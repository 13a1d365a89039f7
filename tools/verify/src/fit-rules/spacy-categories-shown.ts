import { defineRule, pythonOf } from './rule.ts';

export default defineRule({
  says: 'A spaCy text classifier prints its categories',
  judge(one) {
    const blocks = pythonOf(one, 'spacy');
    if (blocks.length === 0 || one.model.pipeline_tag !== 'text-classification') return undefined;
    return blocks.every(({ code }) => code.text.includes('doc.cats')) || 'no doc.cats';
  },
});
