import { defineRule, pythonOf, tagged } from './rule.ts';

const scored = /\bCrossEncoder\(|ColBERT\(|\bpassages\b/;

export default defineRule({
  says: 'The code for a reranker scores pairs of a query and a passage',
  judge(one) {
    const { model } = one;
    const blocks = ['sentence-transformers', 'transformers', 'peft'].flatMap((library) =>
      pythonOf(one, library),
    );
    const ranks =
      tagged(model, 'cross-encoder') ||
      model.pipeline_tag === 'text-ranking' ||
      /(?:^|\/|-)(?:cross-encoder|rerank(?:er)?)(?:-|\/|$)/i.test(model.id);
    if (blocks.length === 0 || !ranks || model.pipeline_tag === 'zero-shot-classification') return undefined;
    return blocks.every(({ code }) => scored.test(code.text)) || 'a single text';
  },
});
