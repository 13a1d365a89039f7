import { defineRule, pythonOf, tagged } from './rule.ts';

export default defineRule({
  says: 'A sparse encoder is loaded with SparseEncoder',
  judge(one) {
    const blocks = pythonOf(one, 'sentence-transformers');
    if (blocks.length === 0 || !tagged(one.model, 'sparse-encoder', 'splade')) return undefined;
    return blocks.some(({ code }) => code.text.includes('SparseEncoder(')) || 'no SparseEncoder';
  },
});
