import { defineRule, hasFile, installsPackage, pythonOf } from './rule.ts';

export default defineRule({
  says: 'A spaCy pipeline with a transformer component installs spacy-transformers',
  judge(one) {
    const blocks = pythonOf(one, 'spacy');
    if (blocks.length === 0 || !hasFile(one.model, /^transformer\//)) return undefined;
    return blocks.every((block) => installsPackage(block, 'spacy-transformers')) || 'not installed';
  },
});
