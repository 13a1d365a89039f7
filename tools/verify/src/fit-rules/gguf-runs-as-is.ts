import { defineRule, hasFile, tagged } from './rule.ts';

const otherWeights = /\.(?:safetensors|bin|pth?|h5|msgpack)$/;

export default defineRule({
  says: 'Transformers is not the first choice for a repository with GGUF weights only',
  judge({ model, answers }) {
    const listed = (model.siblings ?? []).length > 0;
    const only = listed
      ? hasFile(model, /\.gguf$/i) && !hasFile(model, otherWeights)
      : tagged(model, 'gguf') && !tagged(model, 'safetensors', 'pytorch');
    if (!only) return undefined;
    return answers[0]?.library !== 'transformers' || 'transformers';
  },
});
