import { defineRule, hasFile, pythonOf } from './rule.ts';

export default defineRule({
  says: 'A Keras repository with saved_model.pb is loaded through TFSMLayer',
  judge(one) {
    const blocks = pythonOf(one, 'keras');
    const { model } = one;
    if (blocks.length === 0 || !hasFile(model, 'saved_model.pb') || hasFile(model, /\.(?:keras|h5)$/))
      return undefined;
    return blocks.some(({ code }) => code.text.includes('TFSMLayer(')) || 'no TFSMLayer';
  },
});
