import { defineRule, directLoad, hasFile } from './rule.ts';

export default defineRule({
  says: 'Weights of TensorFlow or Flax only are converted with Transformers 4',
  judge(one) {
    const direct = directLoad(one);
    const { model } = one;
    if (direct === undefined || !hasFile(model, /^(?:tf_model\.h5|flax_model\.msgpack)$/)) return undefined;
    if (hasFile(model, /\.(?:safetensors|bin|pth?|ckpt|gguf)$/)) return undefined;
    return /from_(?:tf|flax)=True/.test(direct.code.text) || 'loaded as weights of PyTorch';
  },
});
