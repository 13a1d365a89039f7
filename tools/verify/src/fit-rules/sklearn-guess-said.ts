import { defineRule, hasFile, pythonOf } from './rule.ts';

export default defineRule({
  says: 'A guessed file name of scikit-learn has a warning',
  judge(one) {
    const [block] = pythonOf(one, 'sklearn');
    const { config } = one.model;
    if (block === undefined || config?.sklearn?.model?.file !== undefined) return undefined;
    if (hasFile(one.model, /\.(?:joblib|skops|pkl|pickle)$/)) return undefined;
    return block.warnings?.some(({ code }) => code === 'placeholder') === true || 'no warning';
  },
});
