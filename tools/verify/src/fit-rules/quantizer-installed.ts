import type { ModelRecord } from '@loadout/catalogue';
import { defineRule, installsPackage, pythonOf } from './rule.ts';

/** The packages of which Transformers needs one to read the weights, by tag of the hub; AWQ's differs by release. */
const packages: Readonly<Record<string, readonly string[]>> = {
  'auto-round': ['auto-round'],
  awq: ['gptqmodel', 'autoawq'],
  bitsandbytes: ['bitsandbytes'],
  'compressed-tensors': ['compressed-tensors'],
  gptq: ['gptqmodel'],
  hqq: ['hqq'],
  mxfp4: ['kernels'],
};

const packagesFor = ({ config, tags = [] }: ModelRecord): readonly string[] | undefined => {
  const method = config?.quantization_config?.quant_method;
  const known = method === undefined ? tags.find((tag) => Object.hasOwn(packages, tag)) : method;
  return known === undefined ? undefined : packages[known];
};

export default defineRule({
  says: 'Quantized weights loaded with Transformers install the package of their method',
  judge(one) {
    const wanted = packagesFor(one.model);
    const blocks = pythonOf(one, 'transformers').filter(({ code }) => !code.text.includes('gguf_file='));
    if (wanted === undefined || blocks.length === 0) return undefined;
    return (
      blocks.every((block) => wanted.some((name) => installsPackage(block, name))) ||
      `no ${wanted.join(' or ')} in the install line`
    );
  },
});
