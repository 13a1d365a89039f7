import { py } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { isGgufOnly } from '../../records/gguf-only.ts';
import { isGatedId } from '../../records/known-gated.ts';
import { defineLibrary } from '../define.ts';
import { withBaseAccess } from '../recipes/setup/gated-base.ts';
import { adapterOf } from '../recipes/transformers/adapter.ts';
import { baseNeeds } from '../recipes/transformers/quantization.ts';
import { mayBeQuantized } from '../recipes/transformers/quantization-marks.ts';
import { tokenizerNeeds } from '../recipes/transformers/tokenizer-needs.ts';
import { variableOf } from '../recipes/transformers/classes.ts';
import { useOf } from '../recipes/transformers/uses.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';

export default defineLibrary({
  prettyLabel: 'PEFT',
  synonyms: [
    'lora',
    'qlora',
    'adapters for fine tuning',
    'parameter efficient fine tuning',
    'lora adapter',
    'fine tuning with lora',
  ],
  repoName: 'PEFT',
  repoUrl: 'https://github.com/huggingface/peft',
  docsUrl: 'https://huggingface.co/docs/peft',
  summary: 'Adapters such as LoRA, which tune a large model by training a small part of it.',
  filter: true,
  languages: ['python'],
  countDownloads: 'path:"adapter_config.json"',
  tasks: ['text-generation'],
  refuses: isGgufOnly,
  fits(model) {
    if (model.config?.peft !== undefined) return 'The repository has the configuration of a PEFT adapter.';
    return filesOf(model).includes('adapter_config.json') && model.config?.adapter_transformers === undefined
      ? 'The repository has an adapter_config.json of PEFT.'
      : undefined;
  },

  snippets(model, context) {
    const adapter = adapterOf(model);
    if ('message' in adapter) return { notice: adapter };
    const { base, classes, preparesItself, runsCode, warnings } = adapter;
    const { imports = py.none, code, needs = [] } = useOf(adapter.model, context, classes);
    const modules = imports.text.startsWith('import ');
    const type = py.identifier(classes.model);
    const preparer = py.identifier(classes.processor);
    const trusts = py.rest({ trust_remote_code: runsCode || undefined });
    const pin = { revision: context.revision };
    const source = preparesItself ? py`${model.id}${py.rest(pin)}` : py`base${trusts}`;
    const snippet: Snippet = {
      title: 'Load the base model with the adapter',
      install: [
        pip('peft'),
        pip('transformers'),
        pip('torch'),
        pip('accelerate'),
        ...(mayBeQuantized({ id: base }) ? baseNeeds(base) : []),
        ...(preparesItself ? tokenizerNeeds(model) : []),
        ...needs,
      ],
      warnings,
      code: py`
          ${modules ? imports : py.none}
          from peft import PeftModel
          from transformers import ${type}, ${preparer}
          ${modules ? py.none : imports}

          base = ${base}
          ${variableOf(classes)} = ${preparer}.from_pretrained(${source})
          base_model = ${type}.from_pretrained(base${trusts}, device_map="auto")
          model = PeftModel.from_pretrained(base_model, ${model.id}${py.rest(pin)})

          ${code}
        `,
    };
    return isGatedId(base) ? withBaseAccess(snippet, base, model, context) : [snippet];
  },
});
