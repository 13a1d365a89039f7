import { isAdapter } from './adapter-installs-peft.ts';
import { defineRule } from './rule.ts';

const wholeWeights = /(?:^|\/)(?:model|pytorch_model)[^/]*\.(?:safetensors|bin)$/;

/** Servers that need the weights of a whole model. */
const servers = new Set(['docker-model-runner', 'sglang', 'vllm']);

export default defineRule({
  says: 'A server is not started with an adapter in place of a model',
  judge({ model, apps }) {
    const files = (model.siblings ?? []).map(({ rfilename }) => rfilename);
    if (files.length === 0 || !isAdapter(model) || files.some((file) => file.endsWith('.gguf')))
      return undefined;
    if (files.some((file) => wholeWeights.test(file))) return undefined;
    const alone = apps.filter(
      ({ app, snippets }) =>
        servers.has(app) && !snippets.some(({ code }) => code.text.includes('--lora-modules')),
    );
    return alone.length === 0 || `offered: ${alone.map(({ app }) => app).join(', ')}`;
  },
});
