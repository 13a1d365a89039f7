import { defineRule, hasFile, tagged } from './rule.ts';

const weights = ['safetensors', 'pytorch', 'tf', 'jax'];
const foreign = ['coreml', 'gguf', 'onnx', 'openvino', 'tflite'];

export default defineRule({
  says: "The hub's own service is not offered for formats and adapters that it cannot load",
  judge({ model, hosted }) {
    if (hosted === undefined) return undefined;
    const unusual = tagged(model, ...foreign) && !tagged(model, ...weights);
    const adapter = model.library_name === 'peft' || hasFile(model, 'adapter_config.json');
    if (!unusual && !adapter && !tagged(model, 'mlx', 'exl2', 'exl3')) return undefined;
    return (
      hosted.providers.offered.every(
        ({ provider, reason }) => provider !== 'hf-inference' || reason === 'live',
      ) || 'hf-inference'
    );
  },
});
