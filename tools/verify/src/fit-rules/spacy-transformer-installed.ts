import { defineRule, hasFile, installsPackage, pythonOf } from './rule.ts';

export default defineRule({
  says: 'A spaCy pipeline with a transformer component installs the package of its factory',
  judge(one) {
    const blocks = pythonOf(one, 'spacy');
    if (blocks.length === 0 || !hasFile(one.model, /^transformer\//)) return undefined;
    // Those of its authors have another factory since 3.7.
    const name = /^spacy\/\w+_trf$/.test(one.model.id) ? 'spacy-curated-transformers' : 'spacy-transformers';
    return blocks.every((block) => installsPackage(block, name)) || 'not installed';
  },
});
