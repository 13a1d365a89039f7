import type { ModelRecord } from '@loadout/catalogue';
import { defineRule, installsPackage, pythonOf } from './rule.ts';

/** The package without which Transformers refuses the weights, by tag of the hub. */
const packages: Readonly<Record<string, string>> = {
  'auto-round': 'auto-round',
  awq: 'gptqmodel',
  bitsandbytes: 'bitsandbytes',
  'compressed-tensors': 'compressed-tensors',
  gptq: 'gptqmodel',
  hqq: 'hqq',
  mxfp4: 'kernels',
};

const packageFor = ({ config, tags = [] }: ModelRecord): string | undefined => {
  const method = config?.quantization_config?.quant_method;
  const known = method === undefined ? tags.find((tag) => Object.hasOwn(packages, tag)) : method;
  return known === undefined ? undefined : packages[known];
};

export default defineRule({
  says: 'Quantized weights loaded with Transformers install the package of their method',
  judge(one) {
    const wanted = packageFor(one.model);
    const blocks = pythonOf(one, 'transformers').filter(({ code }) => !code.text.includes('gguf_file='));
    if (wanted === undefined || blocks.length === 0) return undefined;
    return blocks.every((block) => installsPackage(block, wanted)) || `no ${wanted} in the install line`;
  },
});
