import { defineRule, hasFile, pythonOf, tagged } from './rule.ts';

const otherWeights = /\.(?:safetensors|bin|pth?|h5|msgpack)$/;

export default defineRule({
  says: 'A repository with GGUF weights only gets no Transformers code without gguf_file',
  judge(one) {
    const { model } = one;
    const only =
      (model.siblings ?? []).length > 0
        ? hasFile(model, /\.gguf$/i) && !hasFile(model, otherWeights)
        : tagged(model, 'gguf') && (/[-_.]gguf$/i.test(model.id) || !tagged(model, 'safetensors', 'pytorch'));
    if (!only) return undefined;
    return (
      pythonOf(one, 'transformers').every(({ code }) => code.text.includes('gguf_file=')) ||
      'plain Transformers code'
    );
  },
});
