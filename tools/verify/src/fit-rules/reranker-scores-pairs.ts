import { defineRule, pythonOf, tagged } from './rule.ts';

export default defineRule({
  says: 'sentence-transformers loads a cross-encoder with CrossEncoder',
  judge(one) {
    const [code] = pythonOf(one, 'sentence-transformers');
    const ranks =
      tagged(one.model, 'cross-encoder') ||
      one.model.pipeline_tag === 'text-ranking' ||
      /(?:^|\/|-)(?:cross-encoder|reranker)(?:-|\/|$)/i.test(one.model.id);
    if (code === undefined || !ranks) return undefined;
    return /\bCrossEncoder\(|ColBERT\(/.test(code.code.text) || 'a bi-encoder';
  },
});
